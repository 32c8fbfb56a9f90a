import { useEffect, useRef, type RefObject } from 'react';
import { useLatest } from '../use-latest/use-latest.ts';

/** The delay before scrolling, and between attempts, in milliseconds (R9.9). */
export const SCROLL_DELAY = 250;

/** Scrolls the window to an element 250 ms after it is mounted; tries again while the element has no layout. */
export function useScrollTo(offset: number): RefObject<HTMLDivElement> {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useLatest(offset);

  useEffect(() => {
    const timer = setInterval(() => {
      const element = ref.current;
      const view = element?.ownerDocument.defaultView;
      // An element without boxes is in a part of the page that is not displayed yet.
      if (!element || !view || element.getClientRects().length === 0) return;
      clearInterval(timer);
      view.scrollTo(0, view.scrollY + element.getBoundingClientRect().top + latest.current);
    }, SCROLL_DELAY);
    return () => clearInterval(timer);
  }, [latest]);
  return ref;
}
