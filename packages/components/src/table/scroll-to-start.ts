/** Scrolls the window up to the start of an element that is partly above it; not to one that is in the window. */
export function scrollToStart(element: HTMLElement): void {
  const view = element.ownerDocument.defaultView;
  const start = Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart) || 0;
  const distance = element.getBoundingClientRect().top - start;
  if (distance < 0) view?.scrollBy(0, distance);
}
