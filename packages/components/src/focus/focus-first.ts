/** Focuses the first element that accepts the focus; hidden elements do not. */
export function focusFirst(elements: readonly HTMLElement[], options?: FocusOptions): void {
  elements.find((element) => {
    element.focus(options);
    return element.ownerDocument.activeElement === element;
  });
}
