import type { NavigationHistory, NavigationLocation } from '@tillview/navigation';

/** How long a link that is not rendered yet is waited for, in milliseconds. */
const WAIT_TIME = 10_000;

/** A link by which a screen was left: its address, and its position among the links with the same one. */
type Place = { href: string; position: number };

/** History entries that were not created by a script have no key. */
const keyOf = ({ key, search }: NavigationLocation): string => key ?? search;

const findLinks = (root: HTMLElement, href: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  );

/** The link of the app that has the focus; undefined if another element has it. */
function getPlace(root: HTMLElement): Place | undefined {
  const focused = root.ownerDocument.activeElement;
  const href = focused?.getAttribute('href');
  if (!(focused instanceof HTMLElement) || !href || !root.contains(focused)) return undefined;
  return { href, position: findLinks(root, href).indexOf(focused) };
}

/** Focuses an element, which is not focusable after it loses the focus: otherwise every click on it would focus it. */
function focusOnce(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
}

type Target = {
  /** Whether the focus moves to the next new heading. */
  hasHeading: boolean;
  /** The link that it moves to afterwards. */
  place: Place | undefined;
};

/** Moves the focus to the next new heading, then to a link, each once. Returns a function that cancels. */
function focusNext(root: HTMLElement, { hasHeading, place }: Target): () => void {
  const page = root.ownerDocument;
  let isHeadingDue = hasHeading;
  const before = root.querySelector('h1');
  let focused = page.activeElement;
  // The user has already moved the focus to another control: not to one that gets it when another is removed.
  const isMoved = (heading: Element | null) => {
    const { activeElement: now, body } = page;
    if (now === null || now === body || now === focused || now.contains(heading)) return false;
    return !now.hasAttribute('data-focus-fallback');
  };
  const update = () => {
    const heading = root.querySelector('h1');
    if (isHeadingDue && heading && heading !== before) {
      isHeadingDue = false;
      if (isMoved(heading)) {
        cancel();
        return;
      }
      focusOnce(heading);
      focused = heading;
    }
    if (isHeadingDue) return;
    const link = place && findLinks(root, place.href)[place.position];
    if (!place || isMoved(heading)) cancel();
    else if (link) {
      cancel();
      link.focus();
    }
  };
  const observer = new MutationObserver(update);
  const timer = setTimeout(() => cancel(), WAIT_TIME);
  const cancel = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(root, { childList: true, subtree: true });
  return cancel;
}

/**
 * Moves the focus to the heading of each screen that is opened without a page load, so that screen readers announce it
 * and keyboard users continue from there; on the way back, then to the link by which the screen was left. Returns a
 * function that stops this.
 */
export function focusHeadings(root: HTMLElement, history: NavigationHistory): () => void {
  const places = new Map<string, Place>();
  let { location } = history;
  let cancel = () => {};
  const forget = history.listen(({ location: next, action }) => {
    const left = getPlace(root);
    if (left && action !== 'REPLACE') places.set(keyOf(location), left);
    const hasHeading = next.pathname !== location.pathname;
    location = next;
    // The alias of a screen was replaced by its canonical path: the new heading is not rendered yet.
    if (action === 'REPLACE') return;
    const place = action === 'POP' ? places.get(keyOf(next)) : undefined;
    if (!hasHeading && !place) return;
    cancel();
    cancel = focusNext(root, { hasHeading, place });
  });
  return () => {
    forget();
    cancel();
  };
}
