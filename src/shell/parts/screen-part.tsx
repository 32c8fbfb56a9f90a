import { FocusFallback } from '@tillview/components';
import { ensureStores } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import type { ScreenProps, Stores } from '../screen-view.ts';

type Props = ScreenProps & {
  /** The name of the part in the error message. */
  name: string;
  /** The data stores to register for it. */
  stores?: Stores;
  /** Another value renders the part again after an error. */
  resetKey?: unknown;
  children: ReactNode;
};

/** A screen or a part of it: catches its rendering errors, and keeps the focus when the focused element is removed. */
export function ScreenPart({ name, stores = [], resetKey = '', onError, children }: Props) {
  const registry = useRegistry();
  useState(() => ensureStores(registry, stores));
  return (
    <FocusFallback>
      <ErrorBoundary name={name} resetKey={resetKey} onError={onError}>
        {children}
      </ErrorBoundary>
    </FocusFallback>
  );
}
