import { FocusFallback } from '@tillview/components';
import { ensureStores, importStore, settingsStore } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import type { ScreenProps } from '../shell/screen-view.ts';
import { ImportCard } from './import-card.tsx';
import { SettingsCard } from './settings-card.tsx';
import './settings.css';

/** The settings of the reports, and the import of historical data into them. */
export function Screen({ onError }: ScreenProps) {
  const registry = useRegistry();
  // The data stores that no report needs may not be registered yet.
  useState(() => ensureStores(registry, [settingsStore, importStore]));
  return (
    <div className="tillview-settings">
      <h1 className="tillview-settings__title">{__('Settings', 'tillview')}</h1>
      <FocusFallback>
        <ErrorBoundary name={__('Settings', 'tillview')} resetKey="" onError={onError}>
          <SettingsCard />
        </ErrorBoundary>
      </FocusFallback>
      <FocusFallback>
        <ErrorBoundary name={__('Import', 'tillview')} resetKey="" onError={onError}>
          <ImportCard />
        </ErrorBoundary>
      </FocusFallback>
    </div>
  );
}
