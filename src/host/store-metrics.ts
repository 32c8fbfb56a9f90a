import { packReports, reportsStore } from '@tillview/data';
import type { DataRegistry } from '@wordpress/data';
import { storeSessionData, onSessionEnd } from './store-session-data.ts';
import { removeSessionData } from './session-data.ts';
import { sessionKeys } from './preferences.ts';
import { readChoice, rememberChoice } from './remembered-choice.ts';

/** The maximum number of characters of stored metrics. Browsers allow about five times as many per site. */
const MAX_LENGTH = 1_000_000;

/** Whether metrics are stored for the session. True unless the user has disabled it in this browser. */
export const isStoringMetrics = (): boolean => readChoice('keep-figures');

/** Enables or disables storing metrics for the session. Disabling removes stored metrics. */
export function setStoringMetrics(isOn: boolean): void {
  rememberChoice('keep-figures', isOn);
  if (isOn) return;
  removeSessionData(sessionKeys.metrics);
  removeSessionData(sessionKeys.page);
}

/**
 * Stores the metrics when the page is left, so that they can be shown immediately after a reload or return; see
 * `readStoredMetrics`. They are stored per tab and removed at the end of its session, or of the user's session.
 * `keepPage` stores the page itself at the same times.
 */
export function storeMetrics(
  registry: DataRegistry,
  owner: string | undefined,
  keepPage: () => void = () => undefined,
): void {
  if (owner === undefined) return;
  let hasEnded = false;
  const keep = () => {
    if (hasEnded || !isStoringMetrics()) return;
    storeSessionData(
      sessionKeys.metrics,
      owner,
      packReports(registry.select(reportsStore).getReceivedReports(), MAX_LENGTH),
    );
    keepPage();
  };
  window.addEventListener('pagehide', keep);
  // A hidden tab can be discarded without any further event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
  onSessionEnd(registry, () => {
    hasEnded = true;
    // Includes the list of exports, which this page may not have loaded.
    for (const key of Object.values(sessionKeys)) removeSessionData(key);
  });
}
