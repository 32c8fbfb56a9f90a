import { isSignedOut, packReports, reportsStore } from '@tillview/data';
import type { DataRegistry } from '@wordpress/data';
import { KEPT_FIGURES_KEY } from './kept-figures.ts';
import { readChoice, rememberChoice } from './remembered-choice.ts';

const CHOICE = 'keep-figures';

/** The most characters of kept figures; browsers give a site about five times as many. */
const MAX_LENGTH = 1_000_000;

/** Whether figures are kept for the session; they are unless the user has turned it off in this browser. */
export const readKeepFigures = (): boolean => readChoice(CHOICE, true);

/** Turns keeping figures for the session on or off; off drops those that are kept. */
export function rememberKeepFigures(isOn: boolean): void {
  rememberChoice(CHOICE, isOn);
  if (!isOn) drop();
}

function drop(): void {
  try {
    window.sessionStorage.removeItem(KEPT_FIGURES_KEY);
  } catch {
    // Where storage is forbidden, nothing is kept.
  }
}

function write(text: string): void {
  drop();
  try {
    window.sessionStorage.setItem(KEPT_FIGURES_KEY, text);
  } catch {
    // No room, or forbidden: the next page begins without figures.
  }
}

/** Whether a click leads to the end of the session. */
const isLogOut = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('a[href*="action=logout"]') !== null;

/**
 * Keeps the figures when the page is left, so that a reload or a return shows them at once; see `readKeptFigures`. They
 * stay in this tab and end with its session, and with that of the user.
 */
export function keepFigures(registry: DataRegistry, owner: string | undefined): void {
  if (owner === undefined) return;
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
    drop();
  };
  const keep = () => {
    if (hasEnded || !readKeepFigures()) return;
    const reports = packReports(registry.select(reportsStore).getReceivedReports(), MAX_LENGTH);
    write(`[${JSON.stringify(owner)},${reports}]`);
  };
  window.addEventListener('pagehide', keep);
  // A tab in the background may be discarded without another sign.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keep();
  });
  document.addEventListener('click', (event) => isLogOut(event) && end(), true);
  registry.subscribe(() => {
    if (!hasEnded && isSignedOut(registry)) end();
  });
}
