import type { NavigationHistory } from '@tillview/navigation';

/** Moves the focus to the first heading that is not the one that is there now, once; returns a function that gives up. */
function focusNextHeading(root: HTMLElement): () => void {
  const page = root.ownerDocument;
  const before = { heading: root.querySelector('h1'), focused: page.activeElement };
  const observer = new MutationObserver(() => {
    const heading = root.querySelector('h1');
    if (!heading || heading === before.heading) return;
    observer.disconnect();
    const { activeElement: focused, body } = page;
    // The user has moved the focus to another control in the meantime.
    if (focused && focused !== body && focused !== before.focused && !focused.contains(heading))
      return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    // An element that stays focusable would take the focus by any click on it.
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Moves the focus to the heading of each screen that is opened without a page load, so that screen readers announce it
 * and the keyboard goes on from there. Returns a function that ends it.
 */
export function focusHeadings(root: HTMLElement, history: NavigationHistory): () => void {
  let path = history.location.pathname;
  let giveUp = () => {};
  const forget = history.listen(({ location, action }) => {
    if (location.pathname === path) return;
    path = location.pathname;
    // An alias of a screen is replaced by the screen's own path: the heading is still to come.
    if (action === 'REPLACE') return;
    giveUp();
    giveUp = focusNextHeading(root);
  });
  return () => {
    forget();
    giveUp();
  };
}
