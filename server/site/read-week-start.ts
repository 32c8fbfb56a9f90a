import { asRecord, readText } from './read-json.ts';

/**
 * Weeks of a range without orders: the first week starts with the range, the second on the store's own first day of the
 * week.
 */
const WEEKS_PATH =
  'wc-analytics/reports/revenue/stats?interval=week&order=asc&orderby=date&per_page=2' +
  '&after=1999-01-01T00:00:00&before=1999-01-21T23:59:59&fields[0]=orders_count';

/** The first day of the week in the store's reports, 0 (Sunday) to 6; `undefined` if unknown. */
export async function readWeekStart(
  read: (path: string) => Promise<unknown>,
): Promise<number | undefined> {
  const { intervals } = asRecord(await read(WEEKS_PATH));
  const [, second]: readonly unknown[] = Array.isArray(intervals) ? intervals : [];
  const [, year, month, day] =
    /^(\d{4})-(\d\d)-(\d\d)/.exec(readText(asRecord(second)['date_start'])) ?? [];
  if (year === undefined) return undefined;
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay();
}
