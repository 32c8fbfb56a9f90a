import { getRequestStats, reportsStore, type ReportRequest, type SharedGoal } from '@tillview/data';
import { getGoalTarget, getLastYearPeriod } from '@tillview/statistics';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import { readValue } from '../definition/metric-values.ts';

/**
 * The amount of a goal; undefined while last year is read, and for a growth on nothing. A growth reads last year's total
 * of the same period: one request.
 */
export function useGoalTarget(
  { metric, unit, by, value }: SharedGoal,
  request: ReportRequest,
  today: string,
): { isRequesting: boolean; isError: boolean; target: number | undefined } {
  const before = useMemo((): ReportRequest | undefined => {
    if (by === 'amount') return undefined;
    const { from, to } = getLastYearPeriod(today, unit);
    return {
      ...request,
      stats: { endpoint: 'revenue', fields: ['net_revenue', 'orders_count'] },
      primary: { after: `${from}T00:00:00`, before: `${to}T23:59:59` },
      secondary: null,
      interval: unit,
      longerInterval: null,
      segmentBy: undefined,
    };
  }, [by, request, today, unit]);
  const stats = useSelect(
    (select) => before && getRequestStats(select(reportsStore), before).primary,
    [before],
  );
  const isRequesting = stats?.isRequesting === true;
  const isError = stats?.isError === true;
  const lastYear = readValue(stats?.data.totals?.[metric]) ?? undefined;
  const target = isRequesting || isError ? undefined : getGoalTarget({ by, value }, lastYear);
  return { isRequesting, isError, target };
}
