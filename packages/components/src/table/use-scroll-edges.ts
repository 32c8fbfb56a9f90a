import { useEffect, useState, type RefObject } from 'react';

export type ScrollEdges = {
  /** Whether there is more content beyond the start or the end edge. */
  hasMoreAtStart: boolean;
  hasMoreAtEnd: boolean;
  /** Whether the content overflows in any direction, so that the box must be focusable. */
  isOverflowing: boolean;
  isWider: boolean;
};

const NONE: ScrollEdges = {
  hasMoreAtStart: false,
  hasMoreAtEnd: false,
  isOverflowing: false,
  isWider: false,
};

function measure(element: HTMLElement): ScrollEdges {
  const maxScroll = element.scrollWidth - element.clientWidth;
  // In right-to-left, scrollLeft is negative.
  const position = Math.abs(element.scrollLeft);
  const isWider = maxScroll > 1;
  return {
    isWider,
    isOverflowing: isWider || element.scrollHeight - element.clientHeight > 1,
    hasMoreAtStart: isWider && position > 1,
    hasMoreAtEnd: isWider && position < maxScroll - 1,
  };
}

const isEqual = (a: ScrollEdges, b: ScrollEdges): boolean =>
  a.isWider === b.isWider &&
  a.isOverflowing === b.isOverflowing &&
  a.hasMoreAtStart === b.hasMoreAtStart &&
  a.hasMoreAtEnd === b.hasMoreAtEnd;

/** The edges of a scroll box beyond which there is more content. */
export function useScrollEdges(ref: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState(NONE);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const update = () => {
      const now = measure(element);
      setEdges((before) => (isEqual(before, now) ? before : now));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [ref]);
  return edges;
}
