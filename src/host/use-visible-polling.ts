import { usePolling } from '@tillview/data';
import { useEffect, useRef } from 'react';
import { usePageVisible } from './use-page-visible.ts';

/**
 * Calls `refresh` at an interval in milliseconds while the page can be seen and the user is signed in, and at once when
 * a hidden page is shown again; never with null.
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
