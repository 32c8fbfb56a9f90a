import { useDispatch } from '@wordpress/data';
import { useEffect, useRef } from 'react';
import { reportsStore } from './store.ts';

/**
 * Reads reports again in the background when they are older than five minutes, each time `viewKey` changes. `viewKey`
 * is a string that identifies the displayed view, such as the query string.
 */
export function useFreshReports(viewKey: string): void {
  const { refreshStaleReports } = useDispatch(reportsStore);
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (seen.current === viewKey) return;
    seen.current = viewKey;
    void refreshStaleReports();
  }, [viewKey, refreshStaleReports]);
}
