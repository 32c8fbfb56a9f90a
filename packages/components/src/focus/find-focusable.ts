import { focusable, tabbable, type CheckOptions } from 'tabbable';

// Tests have no layout, so that no element would count as displayed there; `focusFirst` passes over hidden ones.
const OPTIONS = { displayCheck: 'none' } satisfies CheckOptions;

/** The elements in a container that Tab reaches, in tab order; hidden ones may be among them. */
export function findTabbable(container: Element): HTMLElement[] {
  return tabbable(container, OPTIONS).filter((element) => element instanceof HTMLElement);
}

/** The elements in a container that can take the focus, in document order; hidden ones may be among them. */
export function findFocusable(container: Element): HTMLElement[] {
  return focusable(container, OPTIONS).filter((element) => element instanceof HTMLElement);
}

/** Focuses the first element that takes the focus, which a hidden one does not. */
export function focusFirst(elements: readonly HTMLElement[], options?: FocusOptions): void {
  elements.find((element) => {
    element.focus(options);
    return element.ownerDocument.activeElement === element;
  });
}
