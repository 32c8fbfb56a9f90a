import { FocusFallback } from '@tillview/components';
import { ensureStores, itemsStore } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import type { ScreenProps } from '../shell/screen-view.ts';
import { LowStockPage } from './low-stock-page.tsx';
import './low-stock.css';

/** The products whose stock is low or used up, and their stock. */
export function Screen({ onError }: ScreenProps) {
  const registry = useRegistry();
  // The data stores that no report needs may not be registered yet.
  useState(() => ensureStores(registry, [itemsStore]));
  return (
    <FocusFallback>
      <ErrorBoundary name={__('Low stock', 'tillview')} resetKey="" onError={onError}>
        <LowStockPage />
      </ErrorBoundary>
    </FocusFallback>
  );
}
