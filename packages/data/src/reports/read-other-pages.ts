import { unexpectedReply } from '../core/rest-error.ts';
import { mapWithLimit } from '../core/with-limit.ts';
import { MAX_INTERVAL_PAGES } from './interval-limit.ts';
import type { AnyTotals, ReportStats } from './types.ts';

/** The most pages of one report that are read at once. */
const PAGES_AT_ONCE = 6;

type Page = ReportStats<AnyTotals>;

/** Whether a page is the one before it again, as a store that ignores the page sends it. */
const isSamePage = (one: Page, other: Page): boolean =>
  one.data.intervals[0]?.date_start === other.data.intervals[0]?.date_start;

/** The pages after the first, one after the other until one is not full: the store does not say how many there are. */
export async function readUntilLast(first: Page, readPage: (page: number) => Promise<Page>) {
  const pages: Page[] = [];
  for (let page = 2, last = first; last.isTotalUnknown; page += 1) {
    if (page > MAX_INTERVAL_PAGES) throw unexpectedReply('getReportStats', page);
    const next = await readPage(page);
    if (next.data.intervals.length === 0 || isSamePage(next, last)) break;
    pages.push(next);
    last = next;
  }
  return pages;
}

/** The pages after the first, several at once. */
export async function readOthers({ totalPages }: Page, readPage: (page: number) => Promise<Page>) {
  if (totalPages > MAX_INTERVAL_PAGES) throw unexpectedReply('getReportStats', totalPages);
  const others = Array.from({ length: Math.max(0, totalPages - 1) }, (_, index) => index + 2);
  return mapWithLimit(others, PAGES_AT_ONCE, readPage);
}
