import { importStore, settingsStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { ScreenPage } from '../../shell/parts/screen-page.tsx';
import { ScreenPart } from '../../shell/parts/screen-part.tsx';
import type { ScreenProps } from '../../shell/screen-view.ts';
import { ImportCard } from './import-card.tsx';
import { SettingsCard } from './settings-card.tsx';
import { DataStatus } from '../../reporting/data-status/data-status.tsx';
import { CostsCard } from './costs-card.tsx';
import { DigestCard } from './digest-card.tsx';
import './settings.css';

/** The data stores of the screen. */
export const stores = [settingsStore, importStore];

/** The Settings screen: the report settings, the status of the data, the import of historical data, costs and the digest. */
export function Screen({ onError }: ScreenProps) {
  return (
    <ScreenPage title={__('Settings', 'tillview')} hasAside>
      <ScreenPart name={__('Settings', 'tillview')} onError={onError}>
        <SettingsCard />
      </ScreenPart>
      <ScreenPart name={__('Data status', 'tillview')} onError={onError}>
        <DataStatus />
      </ScreenPart>
      <ScreenPart name={__('Import', 'tillview')} onError={onError}>
        <ImportCard />
      </ScreenPart>
      <ScreenPart name={__('Costs for Profit', 'tillview')} onError={onError}>
        <CostsCard />
      </ScreenPart>
      <ScreenPart name={__('Digest by email', 'tillview')} onError={onError}>
        <DigestCard />
      </ScreenPart>
    </ScreenPage>
  );
}
