import { getRequestStats, reportsStore, type AnyTotals, type ReportRequest } from '@tillview/data';
import { findMovedDay } from '@tillview/date';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import { useMayRequestMore } from '../../shell/first-view.ts';
import type { Metric } from '../definition/metric.ts';
import type { MovedDay } from '../definition/verdict.ts';
import { roundStats } from '../request/round-stats.ts';

/** A moved day, and the totals of the comparison with the same weekdays. */
export type MatchedWeekdays = Omit<MovedDay, 'before'> & { readonly totals: AnyTotals };

/**
 * The day that only the range or its comparison has, with the totals of the same weekdays: one request after the first
 * view. Undefined without such a day, and until the totals are known.
 */
export function useMatchedWeekdays(
  request: ReportRequest,
  metric: Metric,
): MatchedWeekdays | undefined {
  const isLater = useMayRequestMore();
  const found = useMemo(() => {
    const { primary, secondary, dates } = request;
    return primary && secondary && dates && !dates.params.align
      ? findMovedDay(primary, secondary, dates.params.compare)
      : null;
  }, [request]);
  const matched = useMemo(
    (): ReportRequest | null =>
      found && {
        ...request,
        primary: found.matched,
        secondary: null,
        interval: 'year',
        longerInterval: null,
        segmentBy: undefined,
      },
    [request, found],
  );
  const data = useSelect(
    (select) =>
      isLater && matched ? getRequestStats(select(reportsStore), matched).primary.data : undefined,
    [isLater, matched],
  );
  return useMemo(() => {
    const totals = data && roundStats(data, [metric]).totals;
    return found && totals ? { name: found.name, date: found.date, totals } : undefined;
  }, [found, data, metric]);
}
