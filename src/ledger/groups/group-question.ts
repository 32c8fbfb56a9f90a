import {
  getGrain,
  type GroupQuestion,
  type LedgerDimension,
  type RequestParams,
} from '@tillview/data';
import { getStoreDay } from '@tillview/date';

/** The most points of a line, so that five of them stay distinguishable: the days of a month, and the months of a year. */
export const MOST_POINTS = 31;

type Range = NonNullable<RequestParams['primary']>;

/** The months of a range up to the present one, newest first. */
function getMonths({ after, before }: Range): readonly string[] {
  const present = getStoreDay().slice(0, 7);
  const last = before.slice(0, 7) < present ? before.slice(0, 7) : present;
  const months: string[] = [];
  for (let month = after.slice(0, 7); month <= last;) {
    months.unshift(month);
    const [year = 0, number = 1] = month.split('-').map(Number);
    month = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
  }
  return months;
}

/** What a view asks the database; null without a range. */
export function toQuestion(
  by: readonly LedgerDimension[],
  { primary, secondary, interval }: Pick<RequestParams, 'primary' | 'secondary' | 'interval'>,
): GroupQuestion | null {
  if (!primary) return null;
  const ranges = [primary, ...(secondary ? [secondary] : [])];
  const ofRange = getMonths(primary);
  return {
    by,
    grain: interval === 'hour' ? 'hour' : getGrain(by),
    // A comparison can end at a time of day.
    cuts: ranges
      .map(({ before }) => before.slice(0, 19).replace('T', ' '))
      .filter((time) => !time.endsWith('23:59:59')),
    months: [...new Set([...ofRange, ...(secondary ? getMonths(secondary) : [])])],
    first: ofRange.length,
  };
}
