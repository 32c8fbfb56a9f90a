import type { Query } from '../core/query.ts';
import { readTotal, readTotalPages } from '../core/rest-client.ts';

/** How many rows there are on all pages, as far as a page tells. */
export type PageTotals = {
  totalResults: number;
  totalPages: number;
  /**
   * The store did not report how many rows there are, and more may follow: `totalResults` counts those up to the end
   * of this page.
   */
  isTotalUnknown?: true;
};

/** Rows on a page that the query does not size, as the platform has it. */
const DEFAULT_PER_PAGE = 10;

function readNumber(value: unknown, fallback: number): number {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : fallback;
}

/**
 * The totals of a page of `length` rows from its headers. Where headers are missing: one of the two gives the other, and
 * a page that is not full is the last one; otherwise the total is unknown, never the length of one page.
 */
export function readPageTotals(headers: Headers, length: number, query: Query): PageTotals {
  const page = readNumber(query['page'], 1);
  const perPage = readNumber(query['per_page'], DEFAULT_PER_PAGE);
  const total = readTotal(headers);
  const pages = readTotalPages(headers);
  if (total !== undefined)
    return { totalResults: total, totalPages: pages ?? Math.ceil(total / perPage) };
  const read = (page - 1) * perPage + length;
  const isLast = pages === undefined ? isLastPage(page, length, perPage) : page >= pages;
  const totals = { totalResults: read, totalPages: pages ?? page };
  return isLast ? totals : { ...totals, isTotalUnknown: true };
}

/** An empty page may follow the last one, which was full. */
function isLastPage(page: number, length: number, perPage: number): boolean {
  // A store that ignores the page size sends everything at once.
  if (length > perPage) return true;
  return length < perPage && (length > 0 || page === 1);
}
