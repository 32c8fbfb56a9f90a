import type { Query } from '../core/query.ts';
import { readTotal, readTotalPages } from '../core/rest-client.ts';

/** The number of rows on all pages, as far as it can be derived from one page. */
export type PageTotals = {
  totalResults: number;
  totalPages: number;
  /**
   * The server did not report the number of rows, and more may follow: `totalResults` only counts the rows up to the
   * end of this page.
   */
  isTotalUnknown?: true;
};

/** Default page size of the REST API. */
const DEFAULT_PER_PAGE = 10;

function readNumber(value: unknown, fallback: number): number {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : fallback;
}

/**
 * Derives the totals from the headers of a page with `length` rows. When one header is missing, it is derived from the
 * other; when both are missing, a page that is not full is the last one. Otherwise the total is unknown: the length of
 * one page is never used as the total.
 */
export function readPageTotals(headers: Headers, length: number, query: Query): PageTotals {
  const page = readNumber(query['page'], 1);
  const perPage = readNumber(query['per_page'], DEFAULT_PER_PAGE);
  // A server that counts no rows but sends some does not know their number.
  const total = length > 0 ? readTotal(headers) || undefined : readTotal(headers);
  const pages = readTotalPages(headers);
  if (total !== undefined)
    return { totalResults: total, totalPages: pages ?? Math.ceil(total / perPage) };
  const read = (page - 1) * perPage + length;
  const isLast = pages === undefined ? isLastPage(page, length, perPage) : page >= pages;
  const totals = { totalResults: read, totalPages: pages ?? page };
  return isLast ? totals : { ...totals, isTotalUnknown: true };
}

/** Whether a page is the last one. An empty page is not enough: it may follow a last page that was full. */
function isLastPage(page: number, length: number, perPage: number): boolean {
  // A server that ignores the page size sends all rows at once.
  if (length > perPage) return true;
  return length < perPage && (length > 0 || page === 1);
}
