import { useEffect, useRef, useState } from 'react';
import { SCROLL_HIDE_THROTTLE, throttle } from '../drawing/throttle.ts';

/** The point whose tooltip is shown. */
export type ActivePoint = {
  index: number;
  /** The series, if it was selected by keyboard. */
  key: string | null;
  by: 'pointer' | 'keyboard';
  /** In CSS pixels of the viewport. */
  anchor: { x: number; y: number };
};

/**
 * The active point. It is cleared when the page or the chart is scrolled, throttled to 300 ms (R9.43), and on a pointer
 * press outside the plot; but not when the keyboard has scrolled the chart.
 */
export function useActivePoint(plot: HTMLElement | null) {
  const [active, setActive] = useState<ActivePoint | null>(null);
  const isOwnScroll = useRef(false);
  useEffect(() => {
    const document = plot?.ownerDocument;
    if (!document) return;
    const hide = throttle(() => setActive(null), SCROLL_HIDE_THROTTLE);
    const onScroll = () => {
      if (isOwnScroll.current) isOwnScroll.current = false;
      else hide();
    };
    const onPointerDown = (event: PointerEvent) => {
      const isInside = event.target instanceof Node && plot?.contains(event.target);
      if (!isInside) setActive(null);
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      hide.cancel();
      document.removeEventListener('scroll', onScroll, { capture: true });
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [plot]);
  const scrollSideways = (element: HTMLElement | null, distance: number) => {
    if (!element) return;
    const before = element.scrollLeft;
    element.scrollLeft += distance;
    isOwnScroll.current = element.scrollLeft !== before;
  };
  return { active, setActive, scrollSideways };
}
