import { FocusFallback } from '@tillview/components';
import { ensureStores } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import type { ScreenProps } from '../screen-view.ts';

/** Registers data stores that no report uses: they may not be registered yet. */
export function useStores(stores: Parameters<typeof ensureStores>[1]): void {
  const registry = useRegistry();
  useState(() => ensureStores(registry, stores));
}

type Props = ScreenProps & {
  /** The name of the part in the error message. */
  name: string;
  children: ReactNode;
};

/** A screen or a part of it: catches its rendering errors, and keeps the focus when the focused element is removed. */
export function ScreenPart({ name, onError, children }: Props) {
  return (
    <FocusFallback>
      <ErrorBoundary name={name} resetKey="" onError={onError}>
        {children}
      </ErrorBoundary>
    </FocusFallback>
  );
}
