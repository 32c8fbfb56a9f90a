import { type DataRegistry, useSelect } from '@wordpress/data';
import { useEffect, useRef } from 'react';
import { environmentStore, getEnvironment } from './environment.ts';
import type { WaitingRead } from './rest-client.ts';

/** Whether the user is signed out: requests fail until the user signs in again. */
export function isSignedOut(registry: DataRegistry): boolean {
  return registry.select(environmentStore).isSignedOut();
}

/** `isSignedOut` as a hook. */
export function useIsSignedOut(): boolean {
  return useSelect((select) => select(environmentStore).isSignedOut(), []);
}

/** The reads that the store has not answered for 10 seconds. */
export function useWaitingReads(): readonly WaitingRead[] {
  return useSelect((select) => select(environmentStore).getWaitingReads(), []);
}

/** Whether only what the user has selected is requested, because the store is slow. */
export function useIsHeld(): boolean {
  // Parts of a page are also rendered in registries without the environment: see `getEnvironment`.
  return useSelect((select) => select(environmentStore)?.isHeld() ?? false, []);
}

/** Requests what the app does not request from a slow store by itself. */
export function requestHeld(registry: DataRegistry): void {
  void registry.dispatch(environmentStore).changeEnvironment({ requestsAll: true });
}

/** Whether a change is being saved, so that leaving the page could lose it. */
export function useIsSaving(): boolean {
  return useSelect((select) => select(environmentStore).isSaving(), []);
}

/**
 * The absolute URL of a redirect target, such as a note action, on the page's own origin or on an allowed host over
 * https. `undefined` if the target is not allowed.
 */
export function toSafeRedirect(registry: DataRegistry, target: string): string | undefined {
  return getEnvironment(registry).toSafeRedirect(target);
}

/**
 * Calls `refresh` at an interval in milliseconds. Does not call it when the interval is null or while the user is
 * signed out.
 */
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
