import { usePolling } from '@tillview/data';
import { useEffect, useRef } from 'react';
import { usePageVisible } from './use-page-visible.ts';

/**
 * Calls `refresh` at an interval in milliseconds while the page is visible and the user is signed in, and immediately
 * when a hidden page becomes visible. Never calls it if the interval is null.
 */
export function useVisiblePolling(refresh: () => void, interval: number | null): void {
  const isVisible = usePageVisible();
  usePolling(refresh, isVisible ? interval : null);
  const wasHidden = useRef(false);
  useEffect(() => {
    if (isVisible && wasHidden.current && interval !== null) refresh();
    wasHidden.current = !isVisible;
  });
}
