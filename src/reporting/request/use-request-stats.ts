import {
  getRequestStats,
  reportsStore,
  type RequestStats,
  type ReportRequest,
} from '@tillview/data';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import type { Metric } from '../definition/metric.ts';
import type { ReportContext } from '../definition/report-definition.ts';
import { roundStats } from './round-stats.ts';

/** The stats of a request, with derived metrics, their amounts rounded once for summary, chart and totals row. */
export function useRequestStats(
  metrics: readonly Metric[],
  request: ReportRequest,
  { currency }: ReportContext,
): RequestStats {
  const { primary, secondary, state } = useSelect(
    (select) => getRequestStats(select(reportsStore), request),
    [request],
  );
  const round = currency.formatDecimal;
  const own = useMemo(
    () => roundStats(primary.data, metrics, round),
    [primary.data, metrics, round],
  );
  const compared = useMemo(
    () => roundStats(secondary.data, metrics, round),
    [secondary.data, metrics, round],
  );
  return useMemo(
    () => ({
      primary: { ...primary, data: own },
      secondary: { ...secondary, data: compared },
      state,
    }),
    [primary, own, secondary, compared, state],
  );
}
