import { getRequestStats, reportsStore, type ReportRequest } from '@tillview/data';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import { getHistoryRequest } from './period-history.ts';

/** Reads the days before `today`: five requests, which all that uses them share. */
export function useHistory(request: ReportRequest, today: string) {
  const history = useMemo(() => getHistoryRequest(request, today), [request, today]);
  const { data, isRequesting, isError, error } = useSelect(
    (select) => getRequestStats(select(reportsStore), history).primary,
    [history],
  );
  return { data, isKnown: !isRequesting && !isError && data.totals !== null, isError, error };
}
