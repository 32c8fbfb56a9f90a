import { useDispatch } from '@wordpress/data';
import { useEffect, useRef } from 'react';
import { reportsStore } from './store.ts';

/**
 * Reads again what a page shows and is older than five minutes, behind what is shown, each time the page turns to
 * another address. `address` is whatever tells one view from another, such as the query string.
 */
export function useFreshReports(address: string): void {
  const { refreshStaleReports } = useDispatch(reportsStore);
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (seen.current === address) return;
    seen.current = address;
    void refreshStaleReports();
  }, [address, refreshStaleReports]);
}
