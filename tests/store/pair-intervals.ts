import type { Days } from './expected-ranges.ts';
import { daysBetween } from './days.ts';
import type { Unit } from './store-formatters.ts';

type Dated = { date_start: string };

/** An interval of the range and its compared interval; either can be missing. */
export type Pair<T> = readonly [own: T | undefined, compared: T | undefined];

/** The two compared ranges, and the length of an interval. */
type Ranges = { primary: Days; secondary: Days; unit: Unit };

/**
 * The rows of the chart's table, computed independently of the app. When both ranges start on the same date of
 * different years, days and hours are paired by date and hour, and weeks that are 52 weeks apart. Other days and hours
 * are paired by their distance from the start of each range, and longer intervals by their order (readings C29).
 */
export function pairForTable<T extends Dated>(
  own: readonly T[],
  compared: readonly T[],
  { primary, secondary, unit }: Ranges,
): Pair<T>[] {
  const years = Number(primary[0].slice(0, 4)) - Number(secondary[0].slice(0, 4));
  const isByDate = years !== 0 && primary[0].slice(5) === secondary[0].slice(5);
  if (unit !== 'day' && unit !== 'hour' && !(unit === 'week' && isByDate))
    return Array.from({ length: Math.max(own.length, compared.length) }, (_, index) => [
      own[index],
      compared[index],
    ]);
  // The first week of a range may be cut off; the second one starts on the store's first weekday.
  const weekday = own[1] ?? compared[1];
  const placeOf = (start: string, [first]: Days, shift: number) => {
    const day = start.slice(0, 10);
    if (unit === 'week') {
      if (!weekday) return '';
      const weeks = Math.floor(daysBetween(weekday.date_start.slice(0, 10), day) / 7);
      return String(weeks + 52 * shift + 10_000).padStart(6, '0');
    }
    const place = isByDate
      ? `${Number(day.slice(0, 4)) + shift}${day.slice(4)}`
      : String(daysBetween(first, day)).padStart(6, '0');
    return `${place} ${unit === 'hour' ? start.slice(11, 13) : ''}`;
  };
  const rows = new Map<string, { own: T[]; compared: T[] }>();
  const put = (side: 'own' | 'compared', intervals: readonly T[], days: Days, shift: number) => {
    for (const interval of intervals) {
      const place = placeOf(interval.date_start, days, shift);
      const row = rows.get(place) ?? { own: [], compared: [] };
      row[side].push(interval);
      rows.set(place, row);
    }
  };
  put('own', own, primary, 0);
  put('compared', compared, secondary, years);
  return [...rows]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, row]) =>
      // An hour occurs twice when the clocks are set back.
      Array.from({ length: Math.max(row.own.length, row.compared.length) }, (_, nth): Pair<T> => [
        row.own[nth],
        row.compared[nth],
      ]),
    );
}
