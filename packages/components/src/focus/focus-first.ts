/** Focuses the first element that takes the focus, which a hidden one does not. */
export function focusFirst(elements: readonly HTMLElement[], options?: FocusOptions): void {
  elements.find((element) => {
    element.focus(options);
    return element.ownerDocument.activeElement === element;
  });
}
