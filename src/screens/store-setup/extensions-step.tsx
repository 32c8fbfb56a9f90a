import { Placeholder, Plugins } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { RequestError } from '../../shell/request-error.tsx';
import { PluginChoice } from '../../shell/parts/plugins/plugin-choice.tsx';
import { getSuggestions } from '../../shell/parts/plugins/suggestions.ts';
import { useIsInstalling, type SitePlugins } from '../../shell/parts/plugins/use-plugins.ts';
import { useCanInstall } from '../../shell/parts/plugins/use-can-install.ts';
import type { Profile } from './profile-schema.ts';

type Props = {
  values: Profile;
  plugins: SitePlugins;
  /** Called when the step is done, with all extensions that the setup has installed. */
  onContinue: (business_extensions: readonly string[]) => void;
};

/** Extensions to install. The installer's buttons go to the next step. */
export function ExtensionsStep({ values, plugins, onContinue }: Props) {
  const isInstalling = useIsInstalling();
  const canInstall = useCanInstall();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const installed = values.business_extensions ?? [];
  if (!plugins.isKnown && !plugins.error)
    return (
      <div aria-busy="true">
        <p className="tillview-visually-hidden" role="status">
          {__('Loading extensions…', 'tillview')}
        </p>
        <Placeholder height="72px" />
      </div>
    );
  return (
    <>
      {plugins.error ? (
        <RequestError
          error={plugins.error}
          subject={__('the extensions', 'tillview')}
          onRetry={plugins.onRetry}
          isInline
        />
      ) : (
        <div className="tillview-setup__list">
          <PluginChoice
            suggestions={getSuggestions([])}
            getState={plugins.getState}
            chosen={chosen}
            onChange={setChosen}
            isDisabled={isInstalling}
            canInstall={canInstall}
          />
        </div>
      )}
      {!canInstall && !plugins.error && (
        <p className="tillview-screen-page__sentence">
          {__(
            'You do not have permission to install extensions. Ask an administrator for access.',
            'tillview',
          )}
        </p>
      )}
      <Plugins
        pluginSlugs={chosen}
        onComplete={(activated) => {
          setChosen([]);
          onContinue([...new Set([...installed, ...activated])]);
        }}
        onSkip={() => onContinue(installed)}
      />
    </>
  );
}
