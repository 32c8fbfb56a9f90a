import { useEffect, type RefObject } from 'react';

/** With scroll-driven animations, `table.css` moves the header and the totals without a script. */
const hasScrollTimelines = () => globalThis.CSS?.supports?.('animation-timeline: view()') ?? false;

/**
 * Keeps the totals of a table in the window, and also its header while its box can scroll horizontally. `position: sticky`
 * cannot do it: it would refer to that box, which never scrolls vertically, and show totals over the first rows.
 */
export function useStickyRowGroups(
  boxRef: RefObject<HTMLElement | null>,
  tableRef: RefObject<HTMLTableElement | null>,
  isWide: boolean,
  hasTotals: boolean,
): void {
  useEffect(() => {
    const [box, table] = [boxRef.current, tableRef.current];
    const view = box?.ownerDocument.defaultView;
    if (!(isWide || hasTotals) || !box || !table || !view) return undefined;
    let isCancelled = false;
    let update = () => {
      const { height } = box.getBoundingClientRect();
      box.style.setProperty('--tillview-table-block-size', `${height}px`);
    };
    const run = () => update();
    run();
    const observer = new ResizeObserver(run);
    observer.observe(box);
    if (!hasScrollTimelines())
      void import('./translate-row-groups.ts').then(({ translateRowGroups }) => {
        if (isCancelled) return;
        update = () => translateRowGroups(box, table, isWide);
        run();
        view.addEventListener('scroll', run, { passive: true });
        view.addEventListener('resize', run);
      });
    return () => {
      isCancelled = true;
      observer.disconnect();
      view.removeEventListener('scroll', run);
      view.removeEventListener('resize', run);
      for (const group of [table.tHead, table.tFoot])
        group?.style.removeProperty('--tillview-table-shift');
    };
  }, [boxRef, tableRef, isWide, hasTotals]);
}
