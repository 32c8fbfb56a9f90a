import { packReports, reportsStore } from '@tillview/data';
import type { DataRegistry } from '@wordpress/data';
import { keepData, onSessionEnd } from './keep-data.ts';
import { dropKept, keptKeys } from './kept-data.ts';
import { readChoice, rememberChoice } from './remembered-choice.ts';

const CHOICE = 'keep-figures';

/** The maximum number of characters of stored figures. Browsers allow about five times as many per site. */
const MAX_LENGTH = 1_000_000;

/** Whether figures are stored for the session. True unless the user has disabled it in this browser. */
export const readKeepFigures = (): boolean => readChoice(CHOICE, true);

/** Enables or disables storing figures for the session. Disabling removes stored figures. */
export function rememberKeepFigures(isOn: boolean): void {
  rememberChoice(CHOICE, isOn);
  if (!isOn) dropKept(keptKeys.figures);
}

/**
 * Stores the figures when the page is left, so that they can be shown immediately after a reload or return; see
 * `readKeptFigures`. They are stored per tab and removed at the end of its session, or of the user's session.
 */
export function keepFigures(registry: DataRegistry, owner: string | undefined): void {
  if (owner === undefined) return;
  let hasEnded = false;
  const keep = () => {
    if (hasEnded || !readKeepFigures()) return;
    keepData(
      keptKeys.figures,
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
    for (const key of Object.values(keptKeys)) dropKept(key);
  });
}
