/** Keeps the header and the totals of a table at the top and bottom of the window, within the bounds of its rows. */
export function translateRowGroups(box: HTMLElement, table: HTMLTableElement): void {
  const view = box.ownerDocument.documentElement;
  const { top, bottom, height } = box.getBoundingClientRect();
  // The height of the bar of the host page at the top of the window; see `table.css`.
  const start = Number.parseFloat(getComputedStyle(box).scrollMarginBlockStart) || 0;
  const [head, foot] = [table.tHead, table.tFoot];
  const room = height - (head?.offsetHeight ?? 0) - (foot?.offsetHeight ?? 0);
  const shift = (distance: number) => Math.min(Math.max(0, distance), Math.max(0, room));
  head?.style.setProperty('--tillview-table-shift', `${shift(start - top)}px`);
  foot?.style.setProperty('--tillview-table-shift', `${-shift(bottom - view.clientHeight)}px`);
}
