import { getRequestStats, reportsStore, type ReportRequest } from '@tillview/data';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import { useAlarm } from '../alarm/use-alarm.ts';
import { getHistoryRequest } from './period-history.ts';

/**
 * Reads the days before `today`, and the totals of the period to date, which the page has: what an estimate is made from.
 * Known only if there is no alarm: an estimate assumes usual sales, so it is withheld while the shop has no orders.
 */
export function useHistory(request: ReportRequest, today: string) {
  const history = useMemo(() => getHistoryRequest(request, today), [request, today]);
  const { data, isRequesting, isError, error } = useSelect(
    (select) => getRequestStats(select(reportsStore), history).primary,
    [history],
  );
  const totals = useSelect(
    (select) => getRequestStats(select(reportsStore), request).primary.data.totals,
    [request],
  );
  const { alarm, isKnown } = useAlarm();
  const isRead = !isRequesting && !isError && data.totals !== null;
  return {
    data,
    totals,
    isRead,
    isKnown: isRead && isKnown && !alarm,
    withheld: alarm,
    isError,
    error,
  };
}
