import { type DateEnvironment, getDateEnvironment } from './environment.ts';
import type { Interval } from './intervals.ts';

/** The indices of two intervals at the same calendar position; `null` if a range has no interval there. */
export type IntervalPair = { readonly primary: number | null; readonly secondary: number | null };

/** Options that decide which intervals of two ranges are paired. */
export type PairOptions = {
  readonly interval: Interval;
  /** The first day of each range, in the store's format. */
  readonly primaryStart: string;
  readonly secondaryStart: string;
  /**
   * Set if the comparison was shifted to the weekdays of the range: its dates then differ from the dates of the range.
   */
  readonly align?: 'weekday' | undefined;
  /**
   * The current time and the end of the range, in the store's format. Intervals of the comparison at positions between
   * them are omitted, because the range has no intervals there yet. If unset, nothing is omitted.
   */
  readonly ahead?: { readonly from: string; readonly to: string };
};

/** Fields of the store's local time; months from 0. */
type Fields = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
};

const DAY_MS = 86_400_000;
const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d))?/;

/** Parses without moment, which takes a second for the intervals of a long range. */
function readFields(text: string): Fields | null {
  const match = DATE.exec(text);
  if (!match) return null;
  const [, year, month, day, hour = 0] = match;
  return { year: Number(year), month: Number(month) - 1, day: Number(day), hour: Number(hour) };
}

/** Used for an unreadable start: every position is then the same, and intervals are paired in order. */
const UNKNOWN: Fields = { year: NaN, month: NaN, day: NaN, hour: NaN };

/** Days since 1970. */
const dayNumber = ({ year, month, day }: Fields): number => Date.UTC(year, month, day) / DAY_MS;

const isLeapDay = ({ month, day }: Fields): boolean => month === 1 && day === 29;

/** The number of the unit that contains a date. Consecutive units have consecutive numbers. */
function unitNumber(date: Fields, interval: Interval, { weekStart }: DateEnvironment): number {
  switch (interval) {
    case 'hour':
      return dayNumber(date) * 24 + date.hour;
    case 'day':
      return dayNumber(date);
    case 'week':
      // Day 0 was a Thursday.
      return Math.floor((dayNumber(date) + 4 - weekStart) / 7);
    case 'month':
      return date.year * 12 + date.month;
    case 'quarter':
      return date.year * 4 + Math.floor(date.month / 3);
    case 'year':
      return date.year;
  }
}

type Position = (date: Fields) => number;

/** The position of a date as its distance from the start of the range. */
function byDistance(start: Fields, interval: Interval): Position {
  const env = getDateEnvironment();
  const first = unitNumber(start, interval, env);
  return (date) => unitNumber(date, interval, env) - first;
}

/** The position of a date as its month, day and hour, `years` later. */
function byCalendarDate(years: number, start: Fields): Position {
  // A range that starts on 29 February is compared with one that starts on the 28th.
  const leapStart = isLeapDay(start) ? dayNumber(start) : NaN;
  return (date) => {
    const day = dayNumber(date) === leapStart ? 28 : date.day;
    return (((date.year + years) * 12 + date.month) * 31 + day) * 24 + date.hour;
  };
}

/**
 * The position of a date as its week, a whole number of weeks later: the number closest to the distance of the ranges,
 * so that each week is paired with the one that has most calendar dates in common with it.
 */
function byWeek(weeks: number): Position {
  const env = getDateEnvironment();
  return (date) => unitNumber(date, 'week', env) + weeks;
}

function getPositions(
  { interval, primaryStart, secondaryStart, align }: PairOptions,
  hasSeveral: boolean,
) {
  const primary = readFields(primaryStart) ?? UNKNOWN;
  const secondary = readFields(secondaryStart) ?? UNKNOWN;
  const years = primary.year - secondary.year;
  const isSameDate =
    primary.month === secondary.month &&
    (primary.day === secondary.day || (isLeapDay(primary) && secondary.day === 28));
  const isByDate = align === undefined && years !== 0 && isSameDate;
  if (isByDate && (interval === 'day' || interval === 'hour'))
    return [byCalendarDate(0, primary), byCalendarDate(years, secondary)] as const;
  // Two single weeks are paired, even if they are cut off to different weekdays.
  if (isByDate && interval === 'week' && hasSeveral) {
    const weeks = Math.round((dayNumber(primary) - dayNumber(secondary)) / 7);
    return [byWeek(0), byWeek(weeks)] as const;
  }
  // Of longer units, the distance from the start is the same as their place in the calendar.
  return [byDistance(primary, interval), byDistance(secondary, interval)] as const;
}

/**
 * Pairs the intervals of a range and of its comparison by calendar position, in chronological order. If the comparison
 * starts on the same date of another year, days and hours are paired by date and hour: 29 February has no partner,
 * unless the range starts on it (its comparison then starts on the 28th), and weeks are paired with the week that has
 * most dates in common: Dec 22 - 28, 2025 with Dec 23 - 29, 2024. Otherwise days, hours, weeks and so on are paired by
 * their distance from the start of each range. Clock changes do not shift the pairs: a missing or repeated
 * hour has no partner. Intervals of the comparison at positions that the range reaches in the future are omitted.
 * `primary` and `secondary` are the start dates of the intervals, in the store's format.
 */
export function pairIntervals(
  primary: readonly string[],
  secondary: readonly string[],
  options: PairOptions,
): IntervalPair[] {
  const places = new Map<number, { primary: number[]; secondary: number[] }>();
  const place = (side: 'primary' | 'secondary', dates: readonly string[], at: Position) => {
    for (const [index, text] of dates.entries()) {
      const date = readFields(text);
      // Unreadable dates come last.
      const position = date ? at(date) : Infinity;
      const found = places.get(position) ?? { primary: [], secondary: [] };
      found[side].push(index);
      places.set(position, found);
    }
  };
  const [ofPrimary, ofSecondary] = getPositions(
    options,
    primary.length > 1 || secondary.length > 1,
  );
  place('primary', primary, ofPrimary);
  place('secondary', secondary, ofSecondary);
  const [now, end] = [options.ahead?.from, options.ahead?.to].map((text) => {
    const fields = readFields(text ?? '');
    return fields ? ofPrimary(fields) : NaN;
  });
  const isAhead = (position: number) => position > (now ?? NaN) && position <= (end ?? NaN);
  return [...places]
    .filter(([position, found]) => found.primary.length > 0 || !isAhead(position))
    .toSorted(([one], [other]) => (one === other ? 0 : one - other))
    .flatMap(([, found]) =>
      // When the clocks go back, an hour occurs twice.
      Array.from({ length: Math.max(found.primary.length, found.secondary.length) }, (_, nth) => ({
        primary: found.primary[nth] ?? null,
        secondary: found.secondary[nth] ?? null,
      })),
    );
}
