import { getAddress, type KeptPage } from './kept-page.ts';
import { sessionKeys } from '../host/preferences.ts';
import { removeSessionData } from '../host/session/session-data.ts';
import { saveSessionData } from '../host/session/save-session.ts';
import { getTimeToMidnight } from '../host/shop-day.ts';

/** The maximum number of characters of a kept page. */
const MAX_LENGTH = 500_000;

/** The time of the metrics in the header of a report; empty until they are loaded. */
const readTime = (root: HTMLElement): string =>
  root.querySelector('.tillview-report__as-of')?.textContent ?? '';

/** What shows that metrics are missing: a refresh, an error, a placeholder. */
const INCOMPLETE =
  '.tillview-report__refreshing.is-visible,[role=alert]:not(:empty),.tillview-chart[aria-busy=true],.tillview-summary.is-loading,.tillview-table.is-loading';

const isComplete = (root: HTMLElement): boolean =>
  readTime(root) !== '' && !root.querySelector(INCOMPLETE);

/** The page as the app shows it at first: without what is loaded after its first view, whose styles come with its code. */
function copyFirstView(root: HTMLElement): string {
  const page = root.cloneNode(true) as HTMLElement;
  for (const later of page.querySelectorAll('[data-later]')) later.replaceChildren();
  return page.innerHTML;
}

function removePath(search: string): string {
  const other = new URLSearchParams(search);
  other.delete('path');
  return other.toString();
}

/** Copies the page for `showKeptPage`. */
export type PageKeeper = {
  /** Copies the page when its metrics are there for the first time at this address; call it after each change. */
  copy(): void;
  /** Stores the copy, unless newer metrics or another address are shown. */
  store(): void;
};

/**
 * Creates the keeper of the pages in the root element, for their owner (`getPageOwner`). A page is copied without the
 * contents of elements with `data-later`, which are loaded after its first view: the app then replaces it by the same page,
 * and nothing moves. `isStart` tells whether the admin page opens the present page without a path too.
 */
export function createPageKeeper(
  root: HTMLElement,
  owner: string,
  isStart: () => boolean,
): PageKeeper {
  let copied: { address: string; time: string; html: string } | undefined;
  const readAddress = () => getAddress(window.location.search);
  const copy = () => {
    const address = readAddress();
    if (copied?.address === address || !isComplete(root)) return;
    copied = { address, time: readTime(root), html: copyFirstView(root) };
  };
  return {
    copy,
    store() {
      // After the last change of the metrics, code of the page may still have been loading.
      copy();
      removeSessionData(sessionKeys.page);
      const address = readAddress();
      if (copied?.address !== address || copied.time !== readTime(root)) return;
      if (copied.html.length > MAX_LENGTH) return;
      const kept: KeptPage = {
        addresses: [
          address,
          ...(isStart() ? [getAddress(removePath(window.location.search))] : []),
        ],
        language: document.documentElement.lang,
        width: window.innerWidth,
        until: Date.now() + getTimeToMidnight(),
        html: copied.html,
      };
      saveSessionData(sessionKeys.page, owner, JSON.stringify(kept));
    },
  };
}

/** Calls a task after the next frame, once for all calls until then. */
export function afterFrame(task: () => void): () => void {
  let isPlanned = false;
  return () => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isPlanned = false;
        task();
      }),
    );
  };
}
