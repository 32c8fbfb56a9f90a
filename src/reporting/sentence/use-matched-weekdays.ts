import {
  getRequestStats,
  HISTORY_FIELDS,
  reportsStore,
  type AnyTotals,
  type ReportRequest,
} from '@tillview/data';
import { findMovedDay } from '@tillview/date';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import { useMayRequestMore } from '../../shell/first-view.ts';
import { isAverage, type Metric } from '../definition/metric.ts';
import type { MovedDay } from '../definition/verdict.ts';
import { roundStats } from '../request/round-stats.ts';
import { getRemainder, sumDays } from './matched-range.ts';

/** A moved day, and the totals of the comparison with the same weekdays. */
export type MatchedWeekdays = Omit<MovedDay, 'before'> & { readonly totals: AnyTotals };

/**
 * The day that only the range or its comparison has, with the totals of the same weekdays: one request after the first
 * view, of a sum by day only of what the comparison does not have. Undefined without such a day, and until the totals are known.
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
  const remainder = useMemo(() => {
    const { secondary, interval, longerInterval } = request;
    const isSum = !isAverage(metric) && metric.type !== 'percent' && !metric.compute;
    return found && secondary && isSum && interval === 'day' && !longerInterval
      ? getRemainder(found.matched, secondary)
      : undefined;
  }, [request, metric, found]);
  // In stores with the plugin, these sums come from its days.
  const isOfDays =
    remainder !== undefined &&
    HISTORY_FIELDS.includes(metric.key) &&
    ['orders', 'revenue'].includes(request.stats.endpoint) &&
    Object.keys(request.filters).length === 0;
  const matched = useMemo(
    (): ReportRequest | null =>
      found && {
        ...request,
        ...(isOfDays ? { stats: { endpoint: 'revenue', fields: HISTORY_FIELDS } } : {}),
        primary: remainder ?? found.matched,
        secondary: null,
        interval: 'year',
        longerInterval: null,
        segmentBy: undefined,
      },
    [request, found, remainder, isOfDays],
  );
  const isRequested = isLater && matched !== null;
  const data = useSelect(
    (select) =>
      isRequested ? getRequestStats(select(reportsStore), matched).primary.data : undefined,
    [isRequested, matched],
  );
  const compared = useSelect(
    (select) =>
      isRequested && remainder
        ? getRequestStats(select(reportsStore), request).secondary.data
        : undefined,
    [isRequested, remainder, request],
  );
  return useMemo(() => {
    const received = data?.totals;
    if (!found || !received || (remainder && !compared?.totals)) return undefined;
    const { key } = metric;
    const known =
      remainder && compared ? sumDays(compared.intervals, found.matched, remainder, key) : 0;
    const totals = { ...received, [key]: (received[key] ?? 0) + known };
    const rounded = roundStats({ totals: remainder ? totals : received, intervals: [] }, [metric]);
    return rounded.totals
      ? { name: found.name, date: found.date, totals: rounded.totals }
      : undefined;
  }, [found, remainder, data, compared, metric]);
}
