import type { Query } from '../core/query.ts';
import { getReportTableQuery, type TableQueryOptions, toReportRequest } from './report-query.ts';
import { getReportRows, type ReportRows } from './report-rows.ts';
import type { ReportsSelectors } from './store.ts';
import type { ReportRow } from './types.ts';

/** The data of a table, and the query that was sent. */
export type ReportTableData<Row> = ReportRows<Row> & { query: Query };

/** Options of the table function; `selector` is `select( reportsStore )`. */
export type TableDataOptions<Endpoint extends string = string> = TableQueryOptions & {
  endpoint: Endpoint;
  selector: ReportsSelectors;
};

/** The rows of a report's table for a URL, with the signature that WooCommerce extensions use; see `getReportRows`. */
export function getReportTableData({
  selector,
  tableQuery,
  ...options
}: TableDataOptions): ReportTableData<ReportRow> {
  const request = toReportRequest(options);
  const filters = { ...request.filters, ...tableQuery };
  return {
    ...getReportRows(selector, { ...request, filters }),
    query: getReportTableQuery({ ...options, tableQuery }),
  };
}
