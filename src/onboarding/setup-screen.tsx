import { FocusFallback } from '@tillview/components';
import { ensureStores, onboardingStore, pluginsStore } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import type { ScreenProps } from '../shell/screen-view.ts';
import { SetupPage } from './setup-page.tsx';
import './setup.css';

/** The set-up of the store. */
export function Screen({ onError }: ScreenProps) {
  const registry = useRegistry();
  // The data stores that no report needs may not be registered yet.
  useState(() => ensureStores(registry, [onboardingStore, pluginsStore]));
  return (
    <FocusFallback>
      <ErrorBoundary name={__('Store setup', 'tillview')} resetKey="" onError={onError}>
        <SetupPage />
      </ErrorBoundary>
    </FocusFallback>
  );
}
