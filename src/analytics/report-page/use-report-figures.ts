import {
  getReportChartData,
  getSummaryNumbers,
  reportsStore,
  type AnyTotals,
  type ReportChartData,
  type SummaryNumbers,
} from '@tillview/data';
import type { AdvancedFiltersConfig, FilterConfig } from '@tillview/navigation';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';
import { useReportRequest } from './use-report-request.ts';

/** The parts of a declaration that decide what is asked for. */
type Asked = {
  endpoint: string;
  fields: readonly string[];
  filters: () => readonly FilterConfig[];
  advancedFilters?: () => AdvancedFiltersConfig;
};

/** The figures of the summary and of the chart, which come from the same two requests. */
export type ReportFigures = {
  summary: SummaryNumbers<AnyTotals>;
  primary: ReportChartData<AnyTotals>;
  secondary: ReportChartData<AnyTotals>;
};

/** Asks the reports store for the present address and its comparison, once for summary and chart together. */
export function useReportFigures({
  endpoint,
  fields,
  filters,
  advancedFilters,
}: Asked): ReportFigures {
  const { query, defaultDateRange } = useReportRequest();
  const options = useMemo(
    () => ({
      endpoint,
      fields,
      query,
      defaultDateRange,
      filters: filters(),
      ...(advancedFilters ? { advancedFilters: advancedFilters() } : {}),
    }),
    [endpoint, fields, query, defaultDateRange, filters, advancedFilters],
  );
  return useSelect(
    (select) => {
      const selector = select(reportsStore);
      return {
        summary: getSummaryNumbers({ ...options, selector }),
        primary: getReportChartData({ ...options, selector, dataType: 'primary' }),
        secondary: getReportChartData({ ...options, selector, dataType: 'secondary' }),
      };
    },
    [options],
  );
}
