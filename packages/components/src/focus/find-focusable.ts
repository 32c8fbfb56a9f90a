import { focusable, type CheckOptions } from 'tabbable';

// Tests have no layout, so that no element would count as displayed there; `focusFirst` passes over hidden ones.
const OPTIONS = { displayCheck: 'none' } satisfies CheckOptions;

/** The elements in a container that can take the focus, in document order; hidden ones may be among them. */
export function findFocusable(container: Element): HTMLElement[] {
  return focusable(container, OPTIONS).filter((element) => element instanceof HTMLElement);
}
