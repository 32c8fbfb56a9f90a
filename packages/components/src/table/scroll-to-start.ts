/**
 * Scrolls the window up to the start of an element if that is above the window. Measures in the next frame, after
 * layout and before paint, because measuring at once would force a layout. Returns a function that cancels it.
 */
export function scrollToStart(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    const view = element.ownerDocument.defaultView;
    const start = Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart) || 0;
    const distance = element.getBoundingClientRect().top - start;
    if (distance < 0) view?.scrollBy(0, distance);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Scrolls the element in this box that has the keyboard focus into the window, in case a change of the size of the box
 * has moved it out.
 */
export function keepFocusInWindow(box: Element): void {
  const focused = box.querySelector(':focus-visible');
  const view = box.ownerDocument.defaultView;
  if (!focused || !view) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const overflow = Math.max(0, bottom - view.innerHeight) || Math.min(0, top);
  if (overflow !== 0) view.scrollBy(0, overflow);
}
