import { useLayoutEffect, useState, type RefObject } from 'react';

/** The usual size of the text of a page, in CSS pixels. */
const USUAL_SIZE = 16;

/**
 * The width of an element in whole CSS pixels, 0 until measured, whether its direction is right-to-left, and the size of
 * the page's text as a multiple of the usual one. The content must not change the width, which would cause an endless
 * loop.
 */
export function useElementSize(
  ref: RefObject<HTMLElement>,
  givenWidth?: number,
): { width: number; isRtl: boolean; textScale: number } {
  const [width, setWidth] = useState(0);
  const [isRtl, setIsRtl] = useState(false);
  const [textScale, setTextScale] = useState(1);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      setIsRtl(element.closest('[dir]')?.getAttribute('dir') === 'rtl');
      const size = Number.parseFloat(
        getComputedStyle(element.ownerDocument.documentElement).fontSize,
      );
      setTextScale(size / USUAL_SIZE || 1);
      setWidth(Math.floor(element.getBoundingClientRect().width));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return { width: givenWidth ?? width, isRtl, textScale };
}
