import { packReports, reportsStore } from '@tillview/data';
import type { DataRegistry } from '@wordpress/data';
import { saveSessionData, onSessionEnd } from '../host/session/save-session.ts';
import { removeSessionData } from '../host/session/session-data.ts';
import { sessionKeys } from '../host/preferences.ts';
import { isStoringMetrics } from '../host/session/stored-metrics.ts';

/** The maximum number of characters of stored metrics. Browsers allow about five times as many per site. */
const MAX_LENGTH = 1_000_000;

/**
 * Stores the metrics when the page is left, so that they can be shown immediately after a reload or return; see
 * `readStoredMetrics`. They are stored per tab and removed at the end of its session, or of the user's session.
 * `keepPage` stores the page itself at the same times.
 */
export function saveMetrics(
  registry: DataRegistry,
  owner: string | undefined,
  keepPage: () => void = () => undefined,
): void {
  if (owner === undefined) return;
  let hasEnded = false;
  const keep = () => {
    if (hasEnded || !isStoringMetrics()) return;
    saveSessionData(
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
