import type { DataRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { MAX_PER_PAGE, SECOND } from '../core/constants.ts';
import { RestError, unexpectedReply } from '../core/rest-error.ts';
import { mapWithLimit } from '../core/with-limit.ts';
import { withoutFuture } from './begun-intervals.ts';
import { sortIntervals } from './interval-rows.ts';
import { type IdentityOf, mergeReads, uniqueRows } from './merge-reads.ts';
import type { ReportRequest } from './report-request.ts';
import { getRowsQuery, getStatsQuery } from './request-queries.ts';
import { reportsStore } from './store.ts';
import type { ReportItems, ReportRow } from './types.ts';

/** Called after each page that was read, with the number of pages read and of all pages. */
type Options = { onProgress?: (read: number, pages: number) => void; signal?: AbortSignal };

/** More pages than this of a list without a total have no end. */
const MAX_LIST_PAGES = 1000;

/** The most pages of one list that are read at once. */
const PAGES_AT_ONCE = 4;

/** How long a failed page is left alone before each further attempt, in milliseconds. */
const RETRY_DELAYS = [0, SECOND];

/** A refusal stays one; a failure of the network or the server may pass. */
const mayPass = (error: unknown): boolean =>
  error instanceof RestError &&
  (error.status === undefined || error.status >= 500 || error.status === 429);

async function retryPage<Result>(
  registry: DataRegistry,
  read: () => Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  for (const delay of RETRY_DELAYS) {
    signal?.throwIfAborted();
    try {
      return await read();
    } catch (error) {
      if (!mayPass(error)) throw error;
    }
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    // A failed read is remembered as failed.
    await registry.dispatch(reportsStore).refreshStaleReports();
  }
  signal?.throwIfAborted();
  return read();
}

function getIdentity(row: ReportRow, fields: readonly string[], index: number): string {
  const [field = ''] = fields;
  const value = row[field];
  // The usual case, for each of tens of thousands of rows.
  if (fields.length === 1 && typeof value === 'number') return String(value);
  const values = fields.map((name) => row[name]);
  return values.every((value) => value === undefined) ? `#${index}` : JSON.stringify(values);
}

/** In which direction, in how large pages, and by whose sort a list is read. */
type Direction = {
  readonly isReversed: boolean;
  readonly pageSize: number;
  /** By the sort of the report itself, in place of the requested one. */
  readonly isDefaultSort?: boolean;
};

/**
 * Tried in turn until the rows add up: every direction, page size and sort loses other rows. The sort of a report, such as
 * a date, has few equal values where a requested one, such as a number of items, may have hundreds.
 */
const DIRECTIONS: readonly Direction[] = [
  { isReversed: false, pageSize: MAX_PER_PAGE },
  { isReversed: true, pageSize: MAX_PER_PAGE },
  { isReversed: false, pageSize: MAX_PER_PAGE, isDefaultSort: true },
  { isReversed: true, pageSize: MAX_PER_PAGE, isDefaultSort: true },
  { isReversed: false, pageSize: 75 },
  { isReversed: true, pageSize: 60 },
];

/** The rows of a list as its pages gave them, and how many the store says there are. */
type Reading = { rows: readonly ReportRow[]; total: number; isOnePage: boolean };

/** The rows of a list whose store does not say how many there are: page after page until one is not full. */
async function readUntilLast(
  first: ReportItems<ReportRow>,
  readPage: (page: number) => Promise<ReportItems<ReportRow>>,
  onProgress: Options['onProgress'],
): Promise<readonly ReportRow[]> {
  const rows = [...first.data];
  for (let page = 2, last = first; last.isTotalUnknown; page += 1) {
    if (page > MAX_LIST_PAGES) throw unexpectedReply('readAllRows', page);
    onProgress?.(page - 1, page);
    const next = await readPage(page);
    // A store that ignores the page sends the same rows for ever.
    if (JSON.stringify(next.data) === JSON.stringify(last.data)) break;
    rows.push(...next.data);
    if (next.data.length === 0) break;
    last = next;
  }
  return rows;
}

async function readList(
  registry: DataRegistry,
  request: ReportRequest,
  { isReversed, pageSize, isDefaultSort }: Direction,
  { onProgress, signal }: Options,
): Promise<Reading> {
  const { rows, defaultSort } = request;
  const sort = isDefaultSort ? defaultSort : request.sort;
  const opposite = sort.order === 'asc' ? 'desc' : 'asc';
  const order = isReversed ? opposite : sort.order;
  const query = getRowsQuery({ ...request, sort: { ...sort, order }, page: 1, pageSize });
  if (rows.from !== 'list' || !query) return { rows: [], total: 0, isOnePage: true };
  const readPage = async (page: number) => {
    const reply = await retryPage(
      registry,
      () => registry.resolveSelect(reportsStore).getReportItems(rows.endpoint, { ...query, page }),
      signal,
    );
    if (!reply.data)
      throw new RestError('empty_response', __('The store sent no rows.', 'tillview'));
    return reply;
  };
  const first = await readPage(1);
  if (first.isTotalUnknown) {
    const all = await readUntilLast(first, readPage, onProgress);
    return { rows: isReversed ? all.toReversed() : all, total: all.length, isOnePage: false };
  }
  const pages = Math.max(1, Math.ceil(first.totalResults / pageSize));
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
  return {
    rows: isReversed ? all.toReversed() : all,
    total: first.totalResults,
    isOnePage: pages === 1,
  };
}

/** Whether a read helps: rows of another sort find their place only by the value that the requested one goes by. */
function isUseful(
  { isDefaultSort }: Direction,
  { sort, defaultSort }: ReportRequest,
  found: readonly ReportRow[],
): boolean {
  if (!isDefaultSort) return true;
  return (
    sort.orderby !== defaultSort.orderby &&
    found.length > 0 &&
    found.every((row) => row[sort.orderby] !== undefined)
  );
}

function isWhole({ rows, total, isOnePage }: Reading, identityOf: IdentityOf): boolean {
  // One page is one answer of the store: rows can only move between pages.
  if (isOnePage) return true;
  return rows.length === total && new Set(rows.map(identityOf)).size === total;
}

/**
 * Every row of a request's table, in its order: intervals from the figures at hand, a list page by page. A store may
 * order equal rows differently from page to page; then rows are missing or doubled. The list is then read in other
 * directions, sorts and page sizes too, and the rows that one read lost are taken from another. When they never add up, this
 * throws a `RestError` ('unstable_list'). A page that fails is read up to three times, then its error is thrown, and the signal's reason when it is
 * aborted.
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
    // Of more intervals than can be read there are no rows.
    const { data } =
      query && !request.longerInterval
        ? await registry.resolveSelect(reportsStore).getReportStats(request.stats.endpoint, query)
        : {};
    const shown = data && request.primary ? withoutFuture(data, request.primary) : data;
    return sortIntervals(shown?.intervals ?? [], request.sort);
  }
  const { key } = request.rows;
  const identityOf: IdentityOf = (row, index) => getIdentity(row, key, index);

  let found: Omit<Reading, 'isOnePage'> = { rows: [], total: 0 };
  for (const direction of DIRECTIONS) {
    if (!isUseful(direction, request, found.rows)) continue;
    const reading = await readList(registry, request, direction, options);
    if (isWhole(reading, identityOf) && !direction.isDefaultSort) return reading.rows;
    const { total } = reading;
    const rows = uniqueRows(reading.rows, identityOf);
    // Another total means that the list changed: rows read before may be gone.
    const isSame = found.total === total && found.rows.length > 0;
    if (!isSame && direction.isDefaultSort) continue;
    found = isSame
      ? { rows: mergeReads(found.rows, rows, identityOf, request.sort.orderby), total }
      : { rows, total };
    if (found.rows.length === total) return found.rows;
  }
  // Another attempt must not find the same replies.
  await refreshReports();
  throw new RestError(
    'unstable_list',
    __(
      'The store changed the order of the rows while they were read. Sort by another column and try again.',
      'tillview',
    ),
  );
}
