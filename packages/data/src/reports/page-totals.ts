import { MAX_PER_PAGE } from '../core/constants.ts';
import type { Query } from '../core/query.ts';
import { readTotal, readTotalPages, type RestClient } from '../core/rest-client.ts';
import type { Shape } from '../core/shapes.ts';

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

/**
 * Reads the smallest possible page: the headers contain the total (R7.79). If a proxy has removed them, the largest page is
 * counted. Throws if more rows may follow: the number of a part is not the total.
 */
export async function readTotalCount(
  rest: RestClient,
  path: string,
  query: Query,
  shape: Shape<readonly unknown[]>,
): Promise<number> {
  for (const perPage of [1, MAX_PER_PAGE]) {
    const page = { ...query, page: 1, per_page: perPage };
    const { data, headers } = await rest.readWithHeaders(path, page, shape);
    const { totalResults, isTotalUnknown } = readPageTotals(headers, data.length, page);
    if (!isTotalUnknown) return totalResults;
  }
  throw new Error(`The server does not count the rows of "${path}".`);
}

/** Whether a page is the last one. An empty page is not enough: it may follow a last page that was full. */
function isLastPage(page: number, length: number, perPage: number): boolean {
  // A server that ignores the page size sends all rows at once.
  if (length > perPage) return true;
  return length < perPage && (length > 0 || page === 1);
}
