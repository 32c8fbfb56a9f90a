import { FocusFallback } from '@tillview/components';
import { ensureStores, optionsStore, pluginsStore } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import type { ScreenProps } from '../shell/screen-view.ts';
import { PluginsPage } from './plugins-page.tsx';
import './plugins-screen.css';

/** The extensions of the store. */
export function Screen({ onError }: ScreenProps) {
  const registry = useRegistry();
  // The data stores that no report needs may not be registered yet.
  useState(() => ensureStores(registry, [pluginsStore, optionsStore]));
  return (
    <FocusFallback>
      <ErrorBoundary name={__('Extensions', 'tillview')} resetKey="" onError={onError}>
        <PluginsPage />
      </ErrorBoundary>
    </FocusFallback>
  );
}
