import type { Query } from '../core/query.ts';
import { getRowsQuery } from './request-queries.ts';
import type { ReportRequest } from './report-request.ts';

/** What the export data store needs to start an export of a request's rows. */
export type RowsExport = { readonly type: string; readonly args: Query };

/** The rows of a request as the store itself exports them, of all pages; null where the rows are intervals. */
export function getRowsExport(request: ReportRequest): RowsExport | null {
  const { rows } = request;
  const query = getRowsQuery(request);
  if (rows.from !== 'list' || !query || request.scope !== 'known') return null;
  const { page: _page, per_page: _perPage, ...args } = query;
  return { type: rows.endpoint, args };
}
