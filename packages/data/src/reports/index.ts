export { getReportChartData } from './chart-data.ts';
export {
  getAllIntervals,
  getComparisonRows,
  pairRows,
  readComparisonRows,
} from './comparison-rows.ts';
export { getFilterQuery } from './filter-query.ts';
export { HISTORY_FIELDS } from './history-query.ts';
export { hydrateReports, parseReports } from './hydrate-reports.ts';
export { MAX_INTERVALS } from './interval-limit.ts';
export { REPORT_MAX_AGE } from './operations.ts';
export { getKeptOrdersByDay } from './kept-days.ts';
export { readOrderHours, readOrdersByDay, readOrdersByHour } from './order-hours.ts';
export { packReports } from './pack-reports.ts';
export { prefetchReports } from './prefetch.ts';
export { readAllRows } from './read-all-rows.ts';
export { getItemsState, getLeaderboardsState } from './read-state.ts';
export { getRequestStats } from './request-stats.ts';
export { joinReportStates, NOTHING_REQUESTED } from './report-state.ts';
export { getReportTableQuery } from './report-query.ts';
export { resolveReportRequest } from './report-request.ts';
export { sortIntervals } from './interval-rows.ts';
export { getReportRows, hasComparisonRows } from './report-rows.ts';
export { getRowsExport } from './rows-export.ts';
export { resolveRequestParams } from './request-params.ts';
export { getListSubject, getReportCalls } from './request-queries.ts';
export { getPickers, getTypedId, showsTypedPickers } from './typed-item.ts';
export { REPORTS_STORE_NAME, reportsStore } from './store.ts';
export { isAlarmOfHour, readAlarmOfHour } from './shop-alarm.ts';
export { getSummaryNumbers } from './summary-numbers.ts';
export { getReportTableData } from './table-data.ts';
export { getTooltipValueFormat } from './tooltip-value-format.ts';
export { useFreshReports } from './use-fresh-reports.ts';
export { readWholeList } from './whole-list.ts';

export type { GetComparisonRow } from './comparison-rows.ts';
export type { HourEntry } from './order-hours.ts';
export type { AlarmOfHour, NewestOrder, ShopAlarm } from './shop-alarm.ts';
export type { RequestStats } from './request-stats.ts';
export type { ReportRequest, RequestDates } from './report-request.ts';
export type { ReportRows } from './report-rows.ts';
export type {
  ReportSort,
  ReportSource,
  ReportVariant,
  RowsSource,
  StatsSource,
} from './report-source.ts';
export type { RowsState } from './read-state.ts';
export type { ReportState } from './report-state.ts';
export type { RequestParams } from './request-params.ts';
export type { ReportCall } from './request-queries.ts';
export type { RangeParams } from '@tillview/date';
export type { ReportsSelectors } from './store.ts';
export type { WholeList } from './whole-list.ts';
export type {
  AnyTotals,
  CouponsTotals,
  CustomersTotals,
  DownloadsTotals,
  Leaderboard,
  LeaderboardCell,
  ProductsTotals,
  ReportItems,
  ReportRow,
  ReportSegment,
  RevenueTotals,
  StatsData,
  StatsInterval,
  StockTotals,
  TaxesTotals,
  WithSegments,
} from './types.ts';
