export { getReportChartData } from './chart-data.ts';
export { getFilterQuery } from './filter-query.ts';
export { REPORT_MAX_AGE } from './operations.ts';
export { getReportStatsQuery, getReportTableQuery } from './report-query.ts';
export { REPORTS_STORE_NAME, reportsStore } from './store.ts';
export { getSummaryNumbers } from './summary-numbers.ts';
export {
  getReportStatsTableData,
  getReportStatsTableQuery,
  getReportTableData,
} from './table-data.ts';
export { getTooltipValueFormat } from './tooltip-value-format.ts';
export { useFreshReports } from './use-fresh-reports.ts';

export type { ReportChartData, StatsDataOptions } from './chart-data.ts';
export type { FilterQueryOptions } from './filter-query.ts';
export type { ReportQueryOptions, StatsQueryOptions, TableQueryOptions } from './report-query.ts';
export type { ReportState } from './report-state.ts';
export type { ReportsSelectors } from './store.ts';
export type { SummaryNumbers, SummaryTotals } from './summary-numbers.ts';
export type { ReportStatsTableData, ReportTableData, TableDataOptions } from './table-data.ts';
export type {
  AnyTotals,
  CouponsTotals,
  CustomersTotals,
  DownloadsTotals,
  NotReceived,
  ProductsTotals,
  ReportItems,
  ReportRow,
  ReportSegment,
  ReportStats,
  RevenueTotals,
  StatsData,
  StatsInterval,
  StockTotals,
  TaxesTotals,
  TotalsByEndpoint,
  TotalsOf,
  VariationsTotals,
  WithSegments,
} from './types.ts';
