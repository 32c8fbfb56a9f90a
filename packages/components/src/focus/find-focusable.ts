import { focusable, tabbable, type CheckOptions } from 'tabbable';

// jsdom has no layout, so no element would count as displayed in tests. `focusFirst` skips hidden elements.
const OPTIONS = { displayCheck: 'none' } satisfies CheckOptions;

/** The focusable elements in a container, in document order; some of them may be hidden. */
export function findFocusable(container: Element): HTMLElement[] {
  return focusable(container, OPTIONS).filter((element) => element instanceof HTMLElement);
}

/** The stops of the Tab key in a container, in document order; a group of radio buttons is one. */
export function findTabStops(container: Element): HTMLElement[] {
  return tabbable(container, OPTIONS).filter((element) => element instanceof HTMLElement);
}
