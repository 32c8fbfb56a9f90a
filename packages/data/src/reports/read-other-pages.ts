import { unexpectedResponse } from '../core/rest-error.ts';
import { mapWithLimit } from '../core/with-limit.ts';
import { MAX_INTERVAL_PAGES } from './interval-limit.ts';
import type { AnyTotals, ReportStats } from './types.ts';

/** Maximum number of pages of a report that are read at the same time. */
const PAGES_AT_ONCE = 6;

type Page = ReportStats<AnyTotals>;

/** Whether a page repeats the previous one: a server that ignores the page number always returns the same page. */
const isSamePage = (one: Page, other: Page): boolean =>
  one.data.intervals[0]?.date_start === other.data.intervals[0]?.date_start;

/**
 * The pages after the first, read one after the other until a page is not full. For servers that do not report the
 * number of pages.
 */
export async function readUntilLast(first: Page, readPage: (page: number) => Promise<Page>) {
  const pages: Page[] = [];
  for (let page = 2, last = first; last.isTotalUnknown; page += 1) {
    if (page > MAX_INTERVAL_PAGES) throw unexpectedResponse('getReportStats', page);
    const next = await readPage(page);
    if (next.data.intervals.length === 0 || isSamePage(next, last)) break;
    pages.push(next);
    last = next;
  }
  return pages;
}

/** The pages after the first, read in parallel. */
export async function readOthers({ totalPages }: Page, readPage: (page: number) => Promise<Page>) {
  if (totalPages > MAX_INTERVAL_PAGES) throw unexpectedResponse('getReportStats', totalPages);
  const others = Array.from({ length: Math.max(0, totalPages - 1) }, (_, index) => index + 2);
  return mapWithLimit(others, PAGES_AT_ONCE, readPage);
}
