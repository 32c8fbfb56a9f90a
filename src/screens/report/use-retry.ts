import { itemsStore, reportsStore, type ReportRequest, type ReportSource } from '@tillview/data';
import { useDispatch } from '@wordpress/data';
import { useCallback } from 'react';

/**
 * Returns a function that retries the failed requests of a report page: stats, rows and the lookup of its table
 * search.
 */
export function useRetry({ search }: ReportSource, { scope }: ReportRequest): () => void {
  const { refreshStaleReports } = useDispatch(reportsStore);
  const { invalidateResolutionForStoreSelector } = useDispatch(itemsStore);
  return useCallback(() => {
    if (scope === 'failed' && search) void invalidateResolutionForStoreSelector('getItems');
    void refreshStaleReports();
  }, [scope, search, refreshStaleReports, invalidateResolutionForStoreSelector]);
}
