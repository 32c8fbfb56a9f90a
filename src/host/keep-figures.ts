import { packReports, reportsStore } from '@tillview/data';
import type { DataRegistry } from '@wordpress/data';
import { keepData, onSessionEnd } from './keep-data.ts';
import { dropKept, keptKeys } from './kept-data.ts';
import { readChoice, rememberChoice } from './remembered-choice.ts';

const CHOICE = 'keep-figures';

/** The most characters of kept figures; browsers give a site about five times as many. */
const MAX_LENGTH = 1_000_000;

/** Whether figures are kept for the session; they are unless the user has turned it off in this browser. */
export const readKeepFigures = (): boolean => readChoice(CHOICE, true);

/** Turns keeping figures for the session on or off; off drops those that are kept. */
export function rememberKeepFigures(isOn: boolean): void {
  rememberChoice(CHOICE, isOn);
  if (!isOn) dropKept(keptKeys.figures);
}

/**
 * Keeps the figures when the page is left, so that a reload or a return shows them at once; see `readKeptFigures`. They
 * stay in this tab and end with its session, and with that of the user.
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
  // A tab in the background may be discarded without another sign.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
  onSessionEnd(registry, () => {
    hasEnded = true;
    // The list of exports too: the page may not have read it.
    for (const key of Object.values(keptKeys)) dropKept(key);
  });
}
