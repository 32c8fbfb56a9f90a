import type { DataRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { MAX_PER_PAGE } from '../core/constants.ts';
import { RestError } from '../core/rest-error.ts';
import { mapWithLimit } from '../core/with-limit.ts';
import { sortIntervals } from './interval-rows.ts';
import type { ReportRequest } from './report-request.ts';
import { getRowsQuery, getStatsQuery } from './request-queries.ts';
import { reportsStore } from './store.ts';
import type { ReportRow } from './types.ts';

/** Called after each page that was read, with the number of pages read and of all pages. */
type Options = { onProgress?: (read: number, pages: number) => void; signal?: AbortSignal };

/** The most pages of one list that are read at once. */
const PAGES_AT_ONCE = 4;

/** How often a list whose rows moved between its pages is read before that is an error. */
const ATTEMPTS = 3;

function identityOf(row: ReportRow, fields: readonly string[], index: number): string {
  const values = fields.map((field) => row[field]);
  return values.every((value) => value === undefined) ? `#${index}` : JSON.stringify(values);
}

async function readList(
  registry: DataRegistry,
  request: ReportRequest,
  { onProgress, signal }: Options,
): Promise<readonly ReportRow[] | undefined> {
  const { rows } = request;
  const query = getRowsQuery({ ...request, page: 1, pageSize: MAX_PER_PAGE });
  if (rows.from !== 'list' || !query) return [];
  const readPage = async (page: number) => {
    signal?.throwIfAborted();
    const reply = await registry
      .resolveSelect(reportsStore)
      .getReportItems(rows.endpoint, { ...query, page });
    if (!reply.data)
      throw new RestError('empty_response', __('The store sent no rows.', 'tillview'));
    return reply;
  };
  const first = await readPage(1);
  const pages = Math.max(1, Math.ceil(first.totalResults / MAX_PER_PAGE));
  let done = 1;
  onProgress?.(done, pages);
  const others = await mapWithLimit(
    Array.from({ length: pages - 1 }, (_, index) => index + 2),
    PAGES_AT_ONCE,
    async (page) => {
      const reply = await readPage(page);
      onProgress?.(++done, pages);
      return reply;
    },
  );
  const all = [first, ...others].flatMap(({ data }) => data);
  const identities = new Set(all.map((row, index) => identityOf(row, rows.key, index)));
  const isWhole = identities.size === all.length && all.length === first.totalResults;
  return isWhole ? all : undefined;
}

/**
 * Every row of a request's table, in its order: intervals from the figures at hand, a list page by page. A store may
 * order equal rows differently from page to page; then rows would be missing or doubled, so the list is read again,
 * and after three attempts this throws a `RestError` ('unstable_list'). Throws the read's error when a read fails, and
 * the signal's reason when it is aborted.
 */
export async function readAllRows(
  registry: DataRegistry,
  request: ReportRequest,
  options: Options = {},
): Promise<readonly ReportRow[]> {
  const { refreshReports, refreshStaleReports } = registry.dispatch(reportsStore);
  // A failed read is remembered as failed: another attempt must start a new one.
  await refreshStaleReports();
  if (request.scope !== 'known') return [];
  if (request.rows.from === 'intervals') {
    const query = getStatsQuery(request, 'primary');
    const { data } = query
      ? await registry.resolveSelect(reportsStore).getReportStats(request.stats.endpoint, query)
      : {};
    return sortIntervals(data?.intervals ?? [], request.sort);
  }
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const rows = await readList(registry, request, options);
    if (rows) return rows;
    await refreshReports();
  }
  throw new RestError(
    'unstable_list',
    __(
      'The store changed the order of the rows while they were read. Sort by another column and try again.',
      'tillview',
    ),
  );
}
