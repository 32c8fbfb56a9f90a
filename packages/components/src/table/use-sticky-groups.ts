import { useEffect, type RefObject } from 'react';

/** Where the browser can tie a movement to the scroll position, `table.css` moves the groups without a script. */
const hasScrollTimelines = () => globalThis.CSS?.supports?.('animation-timeline: view()') ?? false;

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
    let isGone = false;
    let update = () => {
      const { height } = box.getBoundingClientRect();
      box.style.setProperty('--tillview-table-length', `${height}px`);
    };
    const run = () => update();
    run();
    const observer = new ResizeObserver(run);
    observer.observe(box);
    if (!hasScrollTimelines())
      void import('./move-groups.ts').then(({ moveGroups }) => {
        if (isGone) return;
        update = () => moveGroups(box, table);
        run();
        view.addEventListener('scroll', run, { passive: true });
        view.addEventListener('resize', run);
      });
    return () => {
      isGone = true;
      observer.disconnect();
      view.removeEventListener('scroll', run);
      view.removeEventListener('resize', run);
      for (const group of [table.tHead, table.tFoot]) if (group) group.style.translate = '';
    };
  }, [boxRef, tableRef, isActive]);
}
