import { LARGE_VIEWPORT, MOBILE_VIEWPORT, useMediaQuery } from '../../viewport/viewport.ts';
import { WIDE_VIEWPORT } from '../model/layout.ts';

/** The largest breakpoint that the window reaches, in CSS pixels: 0, 782, 960 or 1280. */
export function useViewportStep(): number {
  const isMedium = useMediaQuery(`(min-width: ${MOBILE_VIEWPORT}px)`);
  const isLarge = useMediaQuery(`(min-width: ${LARGE_VIEWPORT}px)`);
  const isWide = useMediaQuery(`(min-width: ${WIDE_VIEWPORT}px)`);
  if (isWide) return WIDE_VIEWPORT;
  if (isLarge) return LARGE_VIEWPORT;
  return isMedium ? MOBILE_VIEWPORT : 0;
}
