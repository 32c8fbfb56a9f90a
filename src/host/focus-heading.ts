import type { NavigationHistory } from '@tillview/navigation';

/** Moves the focus to the next new heading, once. Returns a function that cancels. */
function focusNextHeading(root: HTMLElement): () => void {
  const page = root.ownerDocument;
  const before = { heading: root.querySelector('h1'), focused: page.activeElement };
  const observer = new MutationObserver(() => {
    const heading = root.querySelector('h1');
    if (!heading || heading === before.heading) return;
    observer.disconnect();
    const { activeElement: focused, body } = page;
    // The user has already moved the focus to another control.
    if (focused && focused !== body && focused !== before.focused && !focused.contains(heading))
      return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    // Otherwise every click on the heading would focus it.
    heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Moves the focus to the heading of each screen that is opened without a page load, so that screen readers announce it
 * and keyboard users continue from there. Returns a function that stops this.
 */
export function focusHeadings(root: HTMLElement, history: NavigationHistory): () => void {
  let path = history.location.pathname;
  let cancel = () => {};
  const forget = history.listen(({ location, action }) => {
    if (location.pathname === path) return;
    path = location.pathname;
    // The alias of a screen was replaced by its canonical path: the new heading is not rendered yet.
    if (action === 'REPLACE') return;
    cancel();
    cancel = focusNextHeading(root);
  });
  return () => {
    forget();
    cancel();
  };
}
