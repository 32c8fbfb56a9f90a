import {
  getRequestStats,
  reportsStore,
  type RequestStats,
  type ReportRequest,
} from '@tillview/data';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import type { Metric } from '../definition/metric.ts';
import { roundStats } from './round-stats.ts';

/** The stats of a request with derived metrics, for summary, chart and totals row, without floating-point errors. */
export function useRequestStats(metrics: readonly Metric[], request: ReportRequest): RequestStats {
  const { primary, secondary, state } = useSelect(
    (select) => getRequestStats(select(reportsStore), request),
    [request],
  );
  const own = useMemo(() => roundStats(primary.data, metrics), [primary.data, metrics]);
  const compared = useMemo(() => roundStats(secondary.data, metrics), [secondary.data, metrics]);
  return useMemo(
    () => ({
      primary: { ...primary, data: own },
      secondary: { ...secondary, data: compared },
      state,
    }),
    [primary, own, secondary, compared, state],
  );
}
