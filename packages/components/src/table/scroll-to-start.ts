/**
 * Scrolls the window up to the start of an element that is partly above it; not to one that is in the window. Measures
 * after the layout of the next frame, before it is painted: at once, it would force a layout of its own. Gives back what
 * cancels it.
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
 * Scrolls the window to the element in this box that a keyboard user is on, when the box has grown or shrunk around it and
 * moved it out of the window.
 */
export function keepFocusInWindow(box: Element): void {
  const focused = box.querySelector(':focus-visible');
  const view = box.ownerDocument.defaultView;
  if (!focused || !view) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const beyond = Math.max(0, bottom - view.innerHeight) || Math.min(0, top);
  if (beyond !== 0) view.scrollBy(0, beyond);
}
