import { optionsStore, pluginsStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { ScreenPage } from '../../shell/parts/screen-page.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { InstalledCard } from './installed-card.tsx';
import { PROVIDER_PLUGIN, ProviderCard } from './provider-card.tsx';
import { SuggestedCard } from './suggested-card.tsx';
import { useConnection } from './use-connection.ts';
import { usePlugins } from '../../shell/parts/plugins/use-plugins.ts';
import './extensions.css';

/** The data stores of the screen. */
export const stores = [pluginsStore, optionsStore];

/** The extensions of the store: installed ones, suggested ones, and the services that they connect to. */
export function Screen() {
  const plugins = usePlugins();
  const connection = useConnection();
  // The length of the first list is not known before: what is below it appears with it, so that nothing moves.
  const [isPlaced, setPlaced] = useState(false);
  if (!isPlaced && (plugins.isKnown || plugins.error)) setPlaced(true);
  return (
    <ScreenPage title={__('Extensions', 'tillview')} hasAside>
      <InstalledCard plugins={plugins} />
      {isPlaced && (
        <>
          <ConnectionCard {...{ plugins, connection }} />
          <SuggestedCard plugins={plugins} />
          {plugins.getState(PROVIDER_PLUGIN) === 'activated' && <ProviderCard />}
        </>
      )}
    </ScreenPage>
  );
}
