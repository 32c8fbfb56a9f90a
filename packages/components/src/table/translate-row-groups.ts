/** The rows that must be visible above the totals. */
const LEAST_ROWS = 8;

/**
 * Keeps the totals of a table at the bottom of the window, where at least eight rows are above them, and the header of a
 * table that its box scrolls at the top. A low window has no space for totals; see `table.css`.
 */
export function translateRowGroups(
  box: HTMLElement,
  table: HTMLTableElement,
  isWide: boolean,
): void {
  const view = box.ownerDocument.documentElement;
  const { top, bottom, height } = box.getBoundingClientRect();
  // The height of the bar of the host page at the top of the window; see `table.css`.
  const start = Number.parseFloat(getComputedStyle(box).scrollMarginBlockStart) || 0;
  const [head, foot] = [table.tHead, table.tFoot];
  const headHeight = head?.offsetHeight ?? 0;
  const room = Math.max(0, height - headHeight - (foot?.offsetHeight ?? 0));
  const shift = (distance: number, most: number) => Math.min(Math.max(0, distance), most);
  const move = (group: HTMLElement, by: number) =>
    group.style.setProperty('--tillview-table-shift', `${by}px`);
  if (head && isWide) move(head, shift(start - top, room));
  if (!foot) return;
  const most = view.clientHeight > 480 ? Math.max(0, room - LEAST_ROWS * headHeight) : 0;
  move(foot, -shift(bottom - view.clientHeight, most));
}
