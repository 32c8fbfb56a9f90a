import type { HostConfig } from '../host-config.ts';
import { readChoice, rememberChoice } from './remembered-choice.ts';
import { readSessionData, removeSessionData } from './session-data.ts';
import { sessionKeys } from '../preferences.ts';

/**
 * Identifies the owner of stored metrics: the user, the store and the build (its URL). Undefined if the user is
 * unknown: then no metrics are stored.
 */
export function getMetricsOwner(
  { restRoot, storeName, user }: HostConfig,
  build: string,
): string | undefined {
  return user ? [user.id, restRoot, storeName, build].join(' ') : undefined;
}

/** Returns the metrics that this user has loaded in this session. Removes the metrics of another user. */
export const readStoredMetrics = <Metrics>(
  owner: string | undefined,
  parse: (value: unknown) => Metrics | undefined,
): Metrics | undefined => readSessionData(sessionKeys.metrics, owner, parse);

/** Whether metrics are stored for the session. True unless the user has disabled it in this browser. */
export const isStoringMetrics = (): boolean => readChoice('keep-figures');

/** Enables or disables storing metrics for the session. Disabling removes stored metrics. */
export function setStoringMetrics(isOn: boolean): void {
  rememberChoice('keep-figures', isOn);
  if (isOn) return;
  removeSessionData(sessionKeys.metrics);
  removeSessionData(sessionKeys.page);
  removeSessionData(sessionKeys.days);
  removeSessionData(sessionKeys.hours);
}
