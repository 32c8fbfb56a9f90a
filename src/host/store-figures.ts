import { packReports, reportsStore } from '@tillview/data';
import type { DataRegistry } from '@wordpress/data';
import { storeSessionData, onSessionEnd } from './store-session-data.ts';
import { removeSessionData } from './session-data.ts';
import { sessionKeys } from './preferences.ts';
import { readChoice, rememberChoice } from './remembered-choice.ts';

/** The maximum number of characters of stored figures. Browsers allow about five times as many per site. */
const MAX_LENGTH = 1_000_000;

/** Whether figures are stored for the session. True unless the user has disabled it in this browser. */
export const isStoringFigures = (): boolean => readChoice('keep-figures');

/** Enables or disables storing figures for the session. Disabling removes stored figures. */
export function setStoringFigures(isOn: boolean): void {
  rememberChoice('keep-figures', isOn);
  if (!isOn) removeSessionData(sessionKeys.figures);
}

/**
 * Stores the figures when the page is left, so that they can be shown immediately after a reload or return; see
 * `readStoredFigures`. They are stored per tab and removed at the end of its session, or of the user's session.
 */
export function storeFigures(registry: DataRegistry, owner: string | undefined): void {
  if (owner === undefined) return;
  let hasEnded = false;
  const keep = () => {
    if (hasEnded || !isStoringFigures()) return;
    storeSessionData(
      sessionKeys.figures,
      owner,
      packReports(registry.select(reportsStore).getReceivedReports(), MAX_LENGTH),
    );
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
