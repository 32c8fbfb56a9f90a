// What the hook API changes: types of the reports and the Overview, and what a metric has. It imports nothing else of
// this folder.
export { getOrderby, hasChart } from '../reporting/definition/metric.ts';
export type { Metric } from '../reporting/definition/metric.ts';
export type { OverviewChart } from './overview/overview-metrics.ts';
export type { OverviewContent } from './overview/overview-content.ts';
export type { OverviewPreferences } from './overview/overview-preferences.ts';
export type { LoadedSource } from './overview/use-sources.ts';
export type {
  AnyTable,
  ExtendedColumns,
  ReportColumn,
  ReportDefinition,
  TableContent,
} from '../reporting/definition/report-definition.ts';
