import { type DataRegistry, useSelect } from '@wordpress/data';
import { useEffect, useRef } from 'react';
import { environmentStore, getEnvironment } from './environment.ts';

/** Whether the session has ended: calls fail until somebody signs in again. */
export function isSignedOut(registry: DataRegistry): boolean {
  return registry.select(environmentStore).isSignedOut();
}

/** Whether the session has ended, for a component that says so. */
export function useIsSignedOut(): boolean {
  return useSelect((select) => select(environmentStore).isSignedOut(), []);
}

/**
 * The address as the browser may be sent to it, as for the actions of notes: of the page's own origin, or an allowed
 * host over https. Undefined when it may not.
 */
export function toSafeRedirect(registry: DataRegistry, target: string): string | undefined {
  return getEnvironment(registry).toSafeRedirect(target);
}

/** Calls `refresh` every so many milliseconds; not with null, and not while nobody is signed in. */
export function usePolling(refresh: () => void, interval: number | null): void {
  const latest = useRef(refresh);
  const hasEnded = useIsSignedOut();
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    if (interval === null || hasEnded) return undefined;
    const timer = setInterval(() => latest.current(), interval);
    return () => clearInterval(timer);
  }, [hasEnded, interval]);
}
