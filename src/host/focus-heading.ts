import type { NavigationHistory, NavigationLocation } from '@tillview/navigation';

/** How long a link that is not rendered yet is waited for, in milliseconds. */
const WAIT_TIME = 10_000;

/** The links of the hosts that skip their menu; the second is that of WordPress. */
const SKIP_LINKS = 'a[href="#host-content"], a[href="#wpbody-content"]';

/** A link by which a screen was left: its address, and its position among the links with the same one. */
type Place = { href: string; position: number };

/** History entries that were not created by a script have no key. */
const keyOf = ({ key, search }: NavigationLocation): string => key ?? search;

const findLinks = (root: HTMLElement, href: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  );

/** The link of the app that has the focus; undefined if another element has it. */
function getFocusedLink(root: HTMLElement): HTMLElement | undefined {
  const { activeElement: focused } = root.ownerDocument;
  const isLink = focused instanceof HTMLElement && focused.matches('a[href]');
  return isLink && root.contains(focused) ? focused : undefined;
}

function toPlace(root: HTMLElement, link: HTMLElement): Place {
  const href = link.getAttribute('href') ?? '';
  return { href, position: findLinks(root, href).indexOf(link) };
}

/** Focuses an element, which is not focusable after it loses the focus: otherwise every click on it would focus it. */
function focusOnce(heading: HTMLElement, options: FocusOptions = { preventScroll: true }): void {
  heading.tabIndex = -1;
  heading.focus(options);
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
}

type Target = {
  /** Whether the focus moves to the next new heading. */
  hasHeading: boolean;
  /** A link of the same screen: if its row is removed, the focus moves to the heading, which has a new name. */
  pressed: HTMLElement | undefined;
  /** The link that it moves to afterwards. */
  place: Place | undefined;
};

/** Moves the focus to the next new heading, then to a link, each once. Returns a function that cancels. */
function focusNext(root: HTMLElement, { hasHeading, pressed, place }: Target): () => void {
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
    if (pressed && heading) {
      if (pressed.isConnected) return;
      cancel();
      if (!isMoved(heading)) focusOnce(heading);
      return;
    }
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
 * and keyboard users continue from there; on the way back, then to the link by which the screen was left. Links that
 * skip the menu lead to the heading too. Returns a function that stops this.
 */
export function focusHeadings(root: HTMLElement, history: NavigationHistory): () => void {
  const places = new Map<string, Place>();
  let { location } = history;
  let cancel = () => {};
  const forget = history.listen(({ location: next, action }) => {
    const link = getFocusedLink(root);
    if (link && action !== 'REPLACE') places.set(keyOf(location), toPlace(root, link));
    const hasHeading = next.pathname !== location.pathname;
    location = next;
    // The alias of a screen was replaced by its canonical path: the new heading is not rendered yet.
    if (action === 'REPLACE') return;
    const place = action === 'POP' ? places.get(keyOf(next)) : undefined;
    const pressed = action === 'PUSH' && !hasHeading ? link : undefined;
    if (!hasHeading && !place && !pressed) return;
    cancel();
    cancel = focusNext(root, { hasHeading, place, pressed });
  });
  const page = root.ownerDocument;
  const skip = (event: MouseEvent) => {
    const heading = root.querySelector('h1');
    if (!heading || !(event.target instanceof Element) || !event.target.closest(SKIP_LINKS)) return;
    event.preventDefault();
    focusOnce(heading, {});
  };
  page.addEventListener('click', skip);
  return () => {
    forget();
    cancel();
    page.removeEventListener('click', skip);
  };
}
