/**
 * Shows a floating element in the browser's top layer, outside scroll containers and stacking contexts. Browsers
 * without the Popover API use the element's `z-index`.
 */
export function showInTopLayer(element: HTMLElement): void {
  if (typeof element.showPopover !== 'function') return;
  element.setAttribute('popover', 'manual');
  if (!element.matches(':popover-open')) element.showPopover();
}
