import { useEffect, useState, type RefObject } from 'react';

export type ScrollEdges = {
  /** Whether the content is wider than its box. */
  isWider: boolean;
  /** Whether there is more content beyond the start edge, and beyond the end edge. */
  hasMoreAtStart: boolean;
  hasMoreAtEnd: boolean;
};

const NONE: ScrollEdges = { hasMoreAtStart: false, hasMoreAtEnd: false, isWider: false };

function measure(element: HTMLElement, content: HTMLElement): ScrollEdges {
  // `scrollWidth` does not work for a box with clipped overflow.
  const maxScroll = content.offsetWidth - element.clientWidth;
  // In right-to-left layouts, `scrollLeft` is negative.
  const position = Math.abs(element.scrollLeft);
  const isWider = maxScroll > 1;
  return {
    isWider,
    hasMoreAtStart: isWider && position > 1,
    hasMoreAtEnd: isWider && position < maxScroll - 1,
  };
}

const isEqual = (a: ScrollEdges, b: ScrollEdges): boolean =>
  a.isWider === b.isWider &&
  a.hasMoreAtStart === b.hasMoreAtStart &&
  a.hasMoreAtEnd === b.hasMoreAtEnd;

/** Returns at which edges of a horizontally scrollable box there is more content. */
export function useScrollEdges(
  ref: RefObject<HTMLElement | null>,
  contentRef: RefObject<HTMLElement | null>,
): ScrollEdges {
  const [edges, setEdges] = useState(NONE);
  useEffect(() => {
    const [element, content] = [ref.current, contentRef.current];
    if (!element || !content) return undefined;
    const update = () => {
      const now = measure(element, content);
      setEdges((before) => (isEqual(before, now) ? before : now));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    observer.observe(content);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [ref, contentRef]);
  return edges;
}
