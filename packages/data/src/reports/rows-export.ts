import type { Query } from '../core/query.ts';
import { getRowsQuery } from './request-queries.ts';
import type { ReportRequest } from './report-request.ts';

/** The arguments for an export of a request's rows with the export data store. */
export type RowsExport = { readonly type: string; readonly args: Query };

/** The arguments for an export of all pages by the server; null when the rows are intervals. */
export function getRowsExport(request: ReportRequest): RowsExport | null {
  const { rows } = request;
  const query = getRowsQuery(request);
  if (rows.from !== 'list' || !query || request.scope !== 'known') return null;
  const { page: _page, per_page: _perPage, ...args } = query;
  return { type: rows.endpoint, args };
}
