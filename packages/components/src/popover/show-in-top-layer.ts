/**
 * Lifts a floating element above everything, out of each scroll box and stacking order, where the browser can.
 * Where it cannot, the element's own `z-index` has to do.
 */
export function showInTopLayer(element: HTMLElement): void {
  if (typeof element.showPopover !== 'function') return;
  element.setAttribute('popover', 'manual');
  if (!element.matches(':popover-open')) element.showPopover();
}
