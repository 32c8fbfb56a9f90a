import type { DataRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { MAX_PER_PAGE } from '../core/constants.ts';
import { RestError } from '../core/rest-error.ts';
import { mapWithLimit } from '../core/with-limit.ts';
import { sortIntervals } from './interval-rows.ts';
import { type IdentityOf, mergeReads, uniqueRows } from './merge-reads.ts';
import type { ReportRequest } from './report-request.ts';
import { getRowsQuery, getStatsQuery } from './request-queries.ts';
import { reportsStore } from './store.ts';
import type { ReportRow } from './types.ts';

/** Called after each page that was read, with the number of pages read and of all pages. */
type Options = { onProgress?: (read: number, pages: number) => void; signal?: AbortSignal };

/** The most pages of one list that are read at once. */
const PAGES_AT_ONCE = 4;

function getIdentity(row: ReportRow, fields: readonly string[], index: number): string {
  const values = fields.map((field) => row[field]);
  return values.every((value) => value === undefined) ? `#${index}` : JSON.stringify(values);
}

/** The rows of a list as its pages gave them, and how many the store says there are. */
type Reading = { rows: readonly ReportRow[]; total: number };

async function readList(
  registry: DataRegistry,
  request: ReportRequest,
  { onProgress, signal }: Options,
): Promise<Reading> {
  const { rows } = request;
  const query = getRowsQuery({ ...request, page: 1, pageSize: MAX_PER_PAGE });
  if (rows.from !== 'list' || !query) return { rows: [], total: 0 };
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
  return { rows: [first, ...others].flatMap(({ data }) => data), total: first.totalResults };
}

function isWhole({ rows, total }: Reading, identityOf: IdentityOf): boolean {
  return rows.length === total && new Set(rows.map(identityOf)).size === total;
}

/** Reads a list in the opposite order, and turns it round. */
async function readReversed(
  registry: DataRegistry,
  request: ReportRequest,
  options: Options,
): Promise<Reading> {
  const order = request.sort.order === 'asc' ? 'desc' : 'asc';
  const reversed = { ...request, sort: { ...request.sort, order } } as const;
  const { rows, total } = await readList(registry, reversed, options);
  return { rows: rows.toReversed(), total };
}

/**
 * Every row of a request's table, in its order: intervals from the figures at hand, a list page by page. A store may
 * order equal rows differently from page to page; then rows are missing or doubled. The list is then read in the
 * opposite order too, and the rows that one read lost are taken from the other. When they still do not add up, the list
 * changed meanwhile: it is read once more, and then this throws a `RestError` ('unstable_list'). Throws the read's error
 * when a read fails, and the signal's reason when it is aborted.
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
  const { key } = request.rows;
  const identityOf: IdentityOf = (row, index) => getIdentity(row, key, index);

  const first = await readList(registry, request, options);
  if (isWhole(first, identityOf)) return first.rows;
  const second = await readReversed(registry, request, options);
  if (isWhole(second, identityOf)) return second.rows;
  const rows = mergeReads(
    uniqueRows(first.rows, identityOf),
    uniqueRows(second.rows, identityOf),
    identityOf,
    request.sort.orderby,
  );
  if (first.total === second.total && rows.length === first.total) return rows;
  await refreshReports();
  const third = await readList(registry, request, options);
  if (isWhole(third, identityOf)) return third.rows;
  throw new RestError(
    'unstable_list',
    __(
      'The store changed the order of the rows while they were read. Sort by another column and try again.',
      'tillview',
    ),
  );
}
