import { act, renderHook } from '@testing-library/react';
import { RegistryProvider, type DataRegistry } from '@wordpress/data';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createTestRegistry } from '../testing/rest-server.ts';
import { environmentStore } from './environment.ts';
import { isSignedOut, useIsSignedOut, usePolling } from './session.ts';

function wrapperOf(registry: DataRegistry) {
  return ({ children }: { children: ReactNode }) => (
    <RegistryProvider value={registry}>{children}</RegistryProvider>
  );
}

describe('usePolling', () => {
  it('refreshes at its interval, but not when it is null or the user is signed out', () => {
    vi.useFakeTimers();
    try {
      const registry = createTestRegistry();
      const { changeEnvironment } = registry.dispatch(environmentStore);
      const refresh = vi.fn();
      const initialProps: { interval: number | null } = { interval: 1000 };
      const { rerender, unmount } = renderHook(({ interval }) => usePolling(refresh, interval), {
        wrapper: wrapperOf(registry),
        initialProps,
      });
      vi.advanceTimersByTime(2500);
      expect(refresh).toHaveBeenCalledTimes(2);
      act(() => void changeEnvironment({ isSignedOut: true }));
      vi.advanceTimersByTime(5000);
      expect(refresh).toHaveBeenCalledTimes(2);
      act(() => void changeEnvironment({ isSignedOut: false }));
      vi.advanceTimersByTime(1000);
      expect(refresh).toHaveBeenCalledTimes(3);
      rerender({ interval: null });
      vi.advanceTimersByTime(5000);
      rerender({ interval: 1000 });
      unmount();
      vi.advanceTimersByTime(5000);
      expect(refresh).toHaveBeenCalledTimes(3);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('useIsSignedOut', () => {
  it('returns the state of the registry', () => {
    const registry = createTestRegistry();
    const { result } = renderHook(useIsSignedOut, { wrapper: wrapperOf(registry) });
    expect(result.current).toBe(false);
    act(() => void registry.dispatch(environmentStore).changeEnvironment({ isSignedOut: true }));
    expect([result.current, isSignedOut(registry)]).toEqual([true, true]);
  });
});
