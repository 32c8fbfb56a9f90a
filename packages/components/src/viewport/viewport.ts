import { useCallback, useSyncExternalStore } from 'react';

/** The minimum window width of a large viewport, in CSS pixels (readings B25). */
export const LARGE_VIEWPORT = 960;

/** The window width below which a viewport is mobile, in CSS pixels (readings B25). */
export const MOBILE_VIEWPORT = 782;

/** Whether a media query matches. Re-renders when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = globalThis.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia(query).matches);
}

/** Whether the window is at least 960 pixels wide. */
export function useIsLargeViewport(): boolean {
  return useMediaQuery(`(min-width: ${LARGE_VIEWPORT}px)`);
}

/** Whether the window is narrower than 782 pixels. */
export function useIsMobileViewport(): boolean {
  return !useMediaQuery(`(min-width: ${MOBILE_VIEWPORT}px)`);
}
