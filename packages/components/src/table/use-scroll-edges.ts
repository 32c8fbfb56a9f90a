import { useEffect, useState, type RefObject } from 'react';

export type ScrollEdges = {
  /** More lies before the start edge, after the end edge. */
  hasMoreAtStart: boolean;
  hasMoreAtEnd: boolean;
  /** Whether the content is larger than its box in any direction, and so must be reachable by keyboard. */
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
  const reach = element.scrollWidth - element.clientWidth;
  // Right-to-left counts scrollLeft below zero from the start edge.
  const position = Math.abs(element.scrollLeft);
  const isWider = reach > 1;
  return {
    isWider,
    isOverflowing: isWider || element.scrollHeight - element.clientHeight > 1,
    hasMoreAtStart: isWider && position > 1,
    hasMoreAtEnd: isWider && position < reach - 1,
  };
}

const isEqual = (a: ScrollEdges, b: ScrollEdges): boolean =>
  a.isWider === b.isWider &&
  a.isOverflowing === b.isOverflowing &&
  a.hasMoreAtStart === b.hasMoreAtStart &&
  a.hasMoreAtEnd === b.hasMoreAtEnd;

/** On which sides a scroll box has more to show. */
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
