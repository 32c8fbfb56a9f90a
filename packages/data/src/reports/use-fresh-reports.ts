import { useDispatch } from '@wordpress/data';
import { useEffect, useRef } from 'react';
import { reportsStore } from './store.ts';

/**
 * Reads reports again in the background when they are older than five minutes, each time `view` changes. `view` identifies
 * the displayed view, such as the query of the URL; it is compared by reference.
 */
export function useFreshReports(view: unknown): void {
  const { refreshStaleReports } = useDispatch(reportsStore);
  const seen = useRef<unknown>(undefined);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    void refreshStaleReports();
  }, [view, refreshStaleReports]);
}
