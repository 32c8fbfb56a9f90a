import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * The width of an element in whole CSS pixels, 0 until measured, and whether its direction is right-to-left. The content
 * must not change the width, which would cause an endless loop.
 */
export function useElementSize(
  ref: RefObject<HTMLElement>,
  givenWidth?: number,
): { width: number; isRtl: boolean } {
  const [width, setWidth] = useState(0);
  const [isRtl, setIsRtl] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      setIsRtl(element.closest('[dir]')?.getAttribute('dir') === 'rtl');
      setWidth(Math.floor(element.getBoundingClientRect().width));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return { width: givenWidth ?? width, isRtl };
}
