import type { DataRegistry } from '@wordpress/data';
import { MAX_WHOLE_LIST } from '../core/constants.ts';
import { getIdentity, readListRows } from './read-all-rows.ts';
import { mergeSegments } from './merge-segments.ts';
import type { ReportRequest } from './report-request.ts';
import { getListSubject } from './request-queries.ts';
import { canSortRows, createComparison, sortRows } from './sort-rows.ts';
import type { ReportItems, ReportRow } from './types.ts';

/** A page of a list whose rows are all known, and the rows of all pages in its order. */
export type ListPage = {
  readonly items: ReportItems<ReportRow>;
  readonly all: readonly ReportRow[];
};

/** All rows of a list. */
export type WholeList = {
  /** The request with which the list was read. */
  readonly base: ReportRequest;
  /** When the page was received that the list was read behind. */
  readonly receivedAt: number | undefined;
  /** The page of a request for the same list in any sort; undefined when only the store can tell. */
  readonly getPage: (request: ReportRequest) => ListPage | undefined;
};

/** The ids that the table search found; undefined without a search by ids. */
function getFoundIds({ rows, search, filters }: ReportRequest): ReadonlySet<string> | undefined {
  if (rows.from !== 'list' || !rows.include || search.length === 0) return undefined;
  const ids = filters[rows.include];
  return typeof ids === 'string' ? new Set(ids.split(',')) : undefined;
}

/**
 * Moves the rows of a shown page to where they are shown. Only exchanges rows that the sort leaves in any order, so the
 * result is sorted like `rows`.
 */
function keepShown(
  rows: readonly ReportRow[],
  shown: readonly ReportRow[],
  request: ReportRequest,
  identityOf: (row: ReportRow) => string,
): ReportRow[] {
  const kept = [...rows];
  const ids = rows.map(identityOf);
  const compare = createComparison(request, request.sort);
  const start = (request.page - 1) * request.pageSize;
  const seen = new Set<string>();
  for (const [index, row] of shown.entries()) {
    const id = identityOf(row);
    const now = ids.indexOf(id);
    const before = kept[start + index];
    const found = kept[now];
    if (!seen.has(id) && before && found && compare(before, found) === 0) {
      kept[now] = before;
      kept[start + index] = found;
      ids[now] = ids[start + index] ?? '';
      ids[start + index] = id;
    }
    seen.add(id);
  }
  return kept;
}

function createWholeList(
  base: ReportRequest,
  received: readonly ReportRow[],
  receivedAt: number | undefined,
): WholeList {
  const matches = base.rows.from === 'list' ? base.rows.getMatcher?.(base.filters) : undefined;
  const rows = matches ? received.filter(matches) : received;
  const subject = getListSubject(base);
  const [idField = ''] = base.rows.from === 'list' ? base.rows.key : [];
  const ids = new Set(rows.map((row) => String(row[idField])));
  return {
    base,
    receivedAt,
    getPage(request) {
      const found = getFoundIds(request);
      const isNarrowed = found !== undefined && getListSubject(request) !== subject;
      if (isNarrowed) {
        // The store also lists found items without sales, which this list does not have.
        if (![...found].every((id) => ids.has(id))) return undefined;
        const { include } = base.rows.from === 'list' ? base.rows : {};
        if (getListSubject(request, include) !== getListSubject(base, include) || getFoundIds(base))
          return undefined;
      } else if (getListSubject(request) !== subject) return undefined;

      const { sort, page, pageSize } = request;
      const isBase = sort.orderby === base.sort.orderby && sort.order === base.sort.order;
      if (!isBase && !canSortRows(rows, request, sort)) return undefined;
      const listed = isNarrowed ? rows.filter((row) => found.has(String(row[idField]))) : rows;
      const all = isBase ? listed : sortRows(listed, request, sort);
      return {
        all,
        items: {
          data: all.slice((page - 1) * pageSize, page * pageSize),
          totalResults: all.length,
          totalPages: Math.ceil(all.length / pageSize),
        },
      };
    },
  };
}

/** The rows of a list in the order of the page; undefined when the store never sends each row exactly once. */
async function readRows(
  registry: DataRegistry,
  request: ReportRequest,
  { data, totalResults, isTotalUnknown }: ReportItems<ReportRow>,
  signal: AbortSignal,
): Promise<readonly ReportRow[] | undefined> {
  const { rows: source } = request;
  if (source.from !== 'list' || source.key.length === 0) return undefined;
  if (isTotalUnknown || totalResults > MAX_WHOLE_LIST) return undefined;
  // The store counts rows that it does not send.
  if (totalResults > 0 && data.length === 0) return undefined;
  const identityOf = (row: ReportRow) => getIdentity(row, source.key, 0);
  const isOnePage = request.page === 1 && totalResults <= data.length;
  const read = isOnePage
    ? await mergeSegments(registry, request, data, totalResults)
    : await readListRows(registry, request, { signal, isInBackground: true });
  if (!read || new Set(read.map(identityOf)).size < read.length) return undefined;
  // A server without totals, or one that ignores the page size.
  if (read.length !== totalResults && !source.segment) return undefined;
  // Texts are left in the order of the store's own collation.
  const isNumeric = canSortRows(read, request, request.sort, ['number', 'boolean']);
  const sorted = isNumeric ? sortRows(read, request, request.sort) : read;
  return keepShown(sorted, data, request, identityOf);
}

/**
 * Reads every row of the list of a page that is shown, in the order of the page, and keeps the rows of the page where
 * they are. Sends no request for a list with a single page. Without pages if the list has more than `MAX_WHOLE_LIST`
 * rows, or when the store never sends each row exactly once.
 */
export async function readWholeList(
  registry: DataRegistry,
  base: ReportRequest,
  { items, receivedAt }: { items: ReportItems<ReportRow>; receivedAt: number | undefined },
  signal: AbortSignal,
): Promise<WholeList> {
  const rows = await readRows(registry, base, items, signal);
  return rows
    ? createWholeList(base, rows, receivedAt)
    : { base, receivedAt, getPage: () => undefined };
}
