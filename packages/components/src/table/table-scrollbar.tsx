import { useEffect, useRef, type RefObject } from 'react';

type TableScrollbarProps = {
  /** The element that scrolls horizontally, and its content. */
  scroller: RefObject<HTMLElement | null>;
  content: RefObject<HTMLElement | null>;
};

function syncScroll(one: HTMLElement, other: HTMLElement): () => void {
  const copy = () => {
    if (other.scrollLeft !== one.scrollLeft) other.scrollLeft = one.scrollLeft;
  };
  copy();
  one.addEventListener('scroll', copy, { passive: true });
  return () => one.removeEventListener('scroll', copy);
}

/**
 * The horizontal scrollbar of a long table, at the bottom of the window: the table's own scrollbar is below all rows.
 * It has no height where scrollbars overlay the content. It is for pointers only: with the keyboard, the table itself
 * scrolls.
 */
export function TableScrollbar({ scroller, content }: TableScrollbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [track, box, wide] = [bar.current, scroller.current, content.current];
    const length = track?.firstElementChild;
    if (!track || !box || !wide || !(length instanceof HTMLElement)) return undefined;
    const measure = () => {
      length.style.inlineSize = `${wide.offsetWidth}px`;
      track.parentElement?.style.setProperty(
        '--tillview-table-scrollbar',
        `${track.offsetHeight}px`,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(wide);
    const cleanups = [syncScroll(box, track), syncScroll(track, box)];
    return () => {
      observer.disconnect();
      for (const each of cleanups) each();
    };
  }, [scroller, content]);
  return (
    <div className="tillview-table__scrollbar" ref={bar} aria-hidden="true" tabIndex={-1}>
      <div />
    </div>
  );
}
