import { FocusFallback } from '@tillview/components';
import { ensureStores } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../error-boundary.tsx';
import type { ScreenProps } from '../screen-view.ts';

/** Registers the data stores of a screen that no report needs: they may not be there yet. */
export function useStores(stores: Parameters<typeof ensureStores>[1]): void {
  const registry = useRegistry();
  useState(() => ensureStores(registry, stores));
}

type Props = ScreenProps & {
  /** What broke if it does, as the reader knows it. */
  name: string;
  children: ReactNode;
};

/** A part of a screen, or all of it, that keeps its errors, and the focus when the focused element goes. */
export function ScreenPart({ name, onError, children }: Props) {
  return (
    <FocusFallback>
      <ErrorBoundary name={name} resetKey="" onError={onError}>
        {children}
      </ErrorBoundary>
    </FocusFallback>
  );
}
