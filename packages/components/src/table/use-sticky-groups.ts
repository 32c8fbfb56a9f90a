import { useEffect, type RefObject } from 'react';

/** Where the browser can tie a movement to the scroll position, `table.css` moves the groups without a script. */
const hasScrollTimelines = () => globalThis.CSS?.supports?.('animation-timeline: view()') ?? false;

function moveGroups(box: HTMLElement, table: HTMLTableElement): void {
  const view = box.ownerDocument.documentElement;
  const { top, bottom, height } = box.getBoundingClientRect();
  // The height of what the host keeps at the top of the window; see `table.css`.
  const start = Number.parseFloat(getComputedStyle(box).scrollMarginBlockStart) || 0;
  const [head, foot] = [table.tHead, table.tFoot];
  const room = height - (head?.offsetHeight ?? 0) - (foot?.offsetHeight ?? 0);
  const shift = (distance: number) => Math.min(Math.max(0, distance), Math.max(0, room));
  if (head) head.style.translate = `0 ${shift(start - top)}px`;
  if (foot) foot.style.translate = `0 ${-shift(bottom - view.clientHeight)}px`;
}

/**
 * Keeps the header and the totals of a table in the window while its box scrolls sideways: such a box is what
 * `position: sticky` refers to, although it never scrolls up or down.
 */
export function useStickyGroups(
  boxRef: RefObject<HTMLElement | null>,
  tableRef: RefObject<HTMLTableElement | null>,
  isActive: boolean,
): void {
  useEffect(() => {
    const [box, table] = [boxRef.current, tableRef.current];
    const view = box?.ownerDocument.defaultView;
    if (!isActive || !box || !table || !view) return undefined;
    const hasTimelines = hasScrollTimelines();
    const update = () => {
      if (!hasTimelines) moveGroups(box, table);
      else {
        const { height } = box.getBoundingClientRect();
        box.style.setProperty('--tillview-table-length', `${height}px`);
      }
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(box);
    if (!hasTimelines) {
      view.addEventListener('scroll', update, { passive: true });
      view.addEventListener('resize', update);
    }
    return () => {
      observer.disconnect();
      view.removeEventListener('scroll', update);
      view.removeEventListener('resize', update);
      for (const group of [table.tHead, table.tFoot]) if (group) group.style.translate = '';
    };
  }, [boxRef, tableRef, isActive]);
}
