import { FocusFallback } from '@tillview/components';
import { ensureStores, paymentGatewaysStore } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import type { ScreenProps } from '../shell/screen-view.ts';
import { PaymentsPage } from './payments-page.tsx';
import './payments.css';

/** The ways to pay in the store. */
export function Screen({ onError }: ScreenProps) {
  const registry = useRegistry();
  // The data stores that no report needs may not be registered yet.
  useState(() => ensureStores(registry, [paymentGatewaysStore]));
  return (
    <FocusFallback>
      <ErrorBoundary name={__('Payments', 'tillview')} resetKey="" onError={onError}>
        <PaymentsPage />
      </ErrorBoundary>
    </FocusFallback>
  );
}
