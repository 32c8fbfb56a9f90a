import type { DataRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { MAX_PER_PAGE, SECOND } from '../core/constants.ts';
import { keepIdentity } from '../core/keep-identity.ts';
import { RestError, unexpectedResponse } from '../core/rest-error.ts';
import { mapWithLimit } from '../core/with-limit.ts';
import { removeFutureIntervals } from './future-intervals.ts';
import { sortIntervals } from './interval-rows.ts';
import { type IdentityOf, mergeReads, uniqueRows } from './merge-reads.ts';
import { mergeSegments } from './merge-segments.ts';
import type { ReportRequest } from './report-request.ts';
import { getRowsQuery, getStatsQuery } from './request-queries.ts';
import { reportsStore } from './store.ts';
import type { ReportItems, ReportRow } from './types.ts';

/** `onProgress` is called after each page, with the number of pages read and the total number of pages. */
type Options = { onProgress?: (read: number, pages: number) => void; signal?: AbortSignal };

type ReadOptions = Options & {
  /** Whether nobody waits for the rows: a page that fails is not requested again. */
  isInBackground?: boolean;
};

/** Maximum number of pages for a list without a total, to stop an endless loop. */
const MAX_LIST_PAGES = 1000;

/** Maximum number of pages that are read at the same time. */
const PAGES_AT_ONCE = 4;

/** The delays before a failed page is requested again, in milliseconds. */
const RETRY_DELAYS = [0, SECOND];

/**
 * Whether a request may succeed when it is sent again: network and server errors are temporary, other HTTP errors are
 * not.
 */
const isTemporary = (error: unknown): boolean =>
  error instanceof RestError &&
  (error.status === undefined || error.status >= 500 || error.status === 429);

async function retryPage<Result>(
  registry: DataRegistry,
  read: () => Promise<Result>,
  { signal, isInBackground }: ReadOptions,
): Promise<Result> {
  for (const delay of isInBackground ? [] : RETRY_DELAYS) {
    signal?.throwIfAborted();
    try {
      return await read();
    } catch (error) {
      if (!isTemporary(error)) throw error;
    }
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    // A failed read is stored as failed: this allows a new one.
    await registry.dispatch(reportsStore).refreshStaleReports();
  }
  signal?.throwIfAborted();
  return read();
}

/** The identity of a row: the values of the key's fields, or its position if it has none of them. */
export function getIdentity(row: ReportRow, fields: readonly string[], index: number): string {
  const [field = ''] = fields;
  const value = row[field];
  // Fast path, because a list can have tens of thousands of rows.
  if (fields.length === 1 && typeof value === 'number') return String(value);
  const values = fields.map((name) => row[name]);
  return values.every((value) => value === undefined) ? `#${index}` : JSON.stringify(values);
}

/** The sort, its order and the page size with which a list is read. */
type ReadStrategy = {
  readonly isReversed: boolean;
  readonly pageSize: number;
  /** Whether to use the report's default sort instead of the requested one. */
  readonly isDefaultSort?: boolean;
};

/**
 * Tried in order until the list is complete: each combination of order, page size and sort loses other rows. The
 * default sort, such as a date, has few equal values, while a requested one, such as a number of items, may have
 * hundreds.
 */
const READ_STRATEGIES: readonly ReadStrategy[] = [
  { isReversed: false, pageSize: MAX_PER_PAGE },
  { isReversed: true, pageSize: MAX_PER_PAGE },
  { isReversed: false, pageSize: MAX_PER_PAGE, isDefaultSort: true },
  { isReversed: true, pageSize: MAX_PER_PAGE, isDefaultSort: true },
  { isReversed: false, pageSize: 75 },
  { isReversed: true, pageSize: 60 },
];

/** The rows of all pages of a list, and the number of rows that the server reports. */
type Reading = { rows: readonly ReportRow[]; total: number; isOnePage: boolean };

/** The rows of a list without a total: reads page by page until a page is not full. */
async function readUntilLast(
  first: ReportItems<ReportRow>,
  readPage: (page: number) => Promise<ReportItems<ReportRow>>,
  onProgress: Options['onProgress'],
): Promise<readonly ReportRow[]> {
  const rows = [...first.data];
  for (let page = 2, last = first; last.isTotalUnknown; page += 1) {
    if (page > MAX_LIST_PAGES) throw unexpectedResponse('readAllRows', page);
    onProgress?.(page - 1, page);
    const next = await readPage(page);
    // A server that ignores the page number would return the same rows endlessly.
    if (keepIdentity(last.data, next.data) === last.data) break;
    rows.push(...next.data);
    if (next.data.length === 0) break;
    last = next;
  }
  return rows;
}

async function readList(
  registry: DataRegistry,
  request: ReportRequest,
  { isReversed, pageSize, isDefaultSort }: ReadStrategy,
  options: ReadOptions,
): Promise<Reading> {
  const { onProgress } = options;
  const { rows, defaultSort } = request;
  const sort = isDefaultSort ? defaultSort : request.sort;
  const opposite = sort.order === 'asc' ? 'desc' : 'asc';
  const order = isReversed ? opposite : sort.order;
  const query = getRowsQuery({ ...request, sort: { ...sort, order }, page: 1, pageSize });
  if (rows.from !== 'list' || !query) return { rows: [], total: 0, isOnePage: true };
  const largePage = pageSize === MAX_PER_PAGE ? rows.largePage : undefined;
  const sent = largePage === undefined ? query : { ...query, tillview_per_page: largePage };
  const readPage = async (page: number) => {
    const reply = await retryPage(
      registry,
      () => registry.resolveSelect(reportsStore).getReportItems(rows.endpoint, { ...sent, page }),
      options,
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
  // Without the plugin, a page has 100 rows.
  const size = largePage !== undefined && first.data.length > pageSize ? largePage : pageSize;
  const pages = Math.max(1, Math.ceil(first.totalResults / size));
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

/**
 * Whether a read can help: rows that were read in the default sort can only be inserted by their value in the requested
 * sort field.
 */
function isUseful(
  { isDefaultSort }: ReadStrategy,
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

function isComplete({ rows, total, isOnePage }: Reading, identityOf: IdentityOf): boolean {
  // A single page is a single reply: rows can only be lost between pages.
  if (isOnePage) return true;
  return rows.length === total && new Set(rows.map(identityOf)).size === total;
}

/**
 * Reads every row of a request's list, page by page, in its order. The server may order equal rows differently on each
 * page, and then rows are missing or duplicated. In this case the list is read again in other orders, sorts and page
 * sizes, and the reads are merged. Resolves to undefined if the list is never complete.
 */
export async function readListRows(
  registry: DataRegistry,
  request: ReportRequest,
  options: ReadOptions,
): Promise<readonly ReportRow[] | undefined> {
  const { rows: source } = request;
  if (source.from !== 'list') return undefined;
  const identityOf: IdentityOf = (row, index) => getIdentity(row, source.key, index);

  let found: Omit<Reading, 'isOnePage'> = { rows: [], total: 0 };
  for (const strategy of READ_STRATEGIES) {
    if (!isUseful(strategy, request, found.rows)) continue;
    const reading = await readList(registry, request, strategy, options);
    const { total } = reading;
    if (source.segment) {
      const merged = await mergeSegments(registry, request, reading.rows, total);
      if (merged !== reading.rows) return merged;
    }
    if (isComplete(reading, identityOf) && !strategy.isDefaultSort) return reading.rows;
    const rows = uniqueRows(reading.rows, identityOf);
    // A different total means that the list has changed: rows from earlier reads may no longer exist.
    const isSame = found.total === total && found.rows.length > 0;
    if (!isSame && strategy.isDefaultSort) continue;
    found = isSame
      ? { rows: mergeReads(found.rows, rows, identityOf, request.sort.orderby), total }
      : { rows, total };
    if (found.rows.length === total) return found.rows;
  }
  return undefined;
}

/**
 * Reads every row of a request's table, in its order: intervals from the stats that are already stored, a list as
 * `readListRows` does. If the list is never complete, this throws a `RestError` ('unstable_list'). A page that fails is
 * read up to three times, then its error is thrown. When the signal is aborted, its reason is thrown.
 */
export async function readAllRows(
  registry: DataRegistry,
  request: ReportRequest,
  options: Options = {},
): Promise<readonly ReportRow[]> {
  const { refreshReports, refreshStaleReports } = registry.dispatch(reportsStore);
  // A failed read is stored as failed: this allows a new one.
  await refreshStaleReports();
  if (request.scope !== 'known') return [];
  if (request.rows.from === 'intervals') {
    const query = getStatsQuery(request, 'primary');
    // A range with more intervals than can be read has no rows.
    const { data } =
      query && !request.longerInterval
        ? await registry.resolveSelect(reportsStore).getReportStats(request.stats.endpoint, query)
        : {};
    const shown = data && request.primary ? removeFutureIntervals(data, request.primary) : data;
    return sortIntervals(shown?.intervals ?? [], request.sort);
  }
  const rows = await readListRows(registry, request, options);
  if (rows) return rows;
  // Otherwise the next attempt would get the same stored replies.
  await refreshReports();
  throw new RestError(
    'unstable_list',
    __(
      'The store changed the order of the rows while they were read. Sort by another column and try again.',
      'tillview',
    ),
  );
}
