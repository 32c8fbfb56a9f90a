import {
  getReportFigures,
  reportsStore,
  type ReportFigures,
  type ReportRequest,
} from '@tillview/data';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import type { ReportChart, ReportContext } from '../report-definition.ts';
import { roundFigures } from './round-figures.ts';

/** The figures of a request, their amounts rounded once for summary, chart and totals row. */
export function useReportFigures(
  charts: readonly ReportChart[],
  request: ReportRequest,
  { currency }: ReportContext,
): ReportFigures {
  const { primary, secondary, state } = useSelect(
    (select) => getReportFigures(select(reportsStore), request),
    [request],
  );
  const amounts = useMemo(
    () => charts.filter(({ type }) => type === 'currency').map(({ key }) => key),
    [charts],
  );
  const round = currency.formatDecimal;
  const own = useMemo(
    () => roundFigures(primary.data, amounts, round),
    [primary.data, amounts, round],
  );
  const compared = useMemo(
    () => roundFigures(secondary.data, amounts, round),
    [secondary.data, amounts, round],
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
