import { useEffect, useRef, type RefObject } from 'react';

type TableScrollbarProps = {
  /** The box that scrolls sideways, and its content. */
  scroller: RefObject<HTMLElement | null>;
  content: RefObject<HTMLElement | null>;
};

function link(one: HTMLElement, other: HTMLElement): () => void {
  const copy = () => {
    if (other.scrollLeft !== one.scrollLeft) other.scrollLeft = one.scrollLeft;
  };
  copy();
  one.addEventListener('scroll', copy, { passive: true });
  return () => one.removeEventListener('scroll', copy);
}

/**
 * The sideways scrollbar of a long table at the bottom of the window, where its own would be below all rows. Has no
 * height where scrollbars lie over the content. For pointers only: by keyboard the box itself scrolls.
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
    const unlink = [link(box, track), link(track, box)];
    return () => {
      observer.disconnect();
      for (const each of unlink) each();
    };
  }, [scroller, content]);
  return (
    <div className="tillview-table__scrollbar" ref={bar} aria-hidden="true" tabIndex={-1}>
      <div />
    </div>
  );
}
