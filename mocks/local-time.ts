/**
 * A local date and time of the store, without time zone: milliseconds since 1970-01-01T00:00:00 *local time*.
 * It is not an instant; `zone.ts` converts between the two. All stored dates are local times, as in a real
 * store, so that calendar arithmetic does not depend on a time zone.
 */
export type LocalTime = number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The intervals of stats reports (R3.38). */
export const INTERVALS = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

/** First day of the week, 0 = Sunday … 6 = Saturday. */
export type WeekStart = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const LOCAL_TIME = /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2}):(\d{2})$/;

/** Parses `YYYY-MM-DDTHH:mm:ss`, or with a space instead of the T; `null` when invalid. */
export function parseLocalTime(text: string): LocalTime | null {
  const match = LOCAL_TIME.exec(text);
  if (!match) return null;
  const time = Date.parse(
    `${match[1]}-${match[2]}-${match[3]}T${match[4]}:${match[5]}:${match[6]}Z`,
  );
  // Date.parse accepts 31 February and returns a date in March.
  return Number.isNaN(time) || formatLocalTime(time) !== text.replace(/[t ]/, 'T') ? null : time;
}

/**
 * Parses a local time as PHP does: 30 February is 2 March, and 24:00:00 is the start of the next day. `null` when
 * a part is out of range, such as a 32nd day.
 */
export function parseWithRollover(text: string): LocalTime | null {
  const parts = LOCAL_TIME.exec(text)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  if (month > 12 || day > 31 || hour > 24 || minute > 59 || second > 60) return null;
  // Date.UTC reads the years 0 to 99 as 1900 to 1999.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second);
  return date.getUTCFullYear() < 0 ? null : date.getTime();
}

/** `YYYY-MM-DDTHH:mm:ss`, or with another character between date and time. */
export function formatLocalTime(time: LocalTime, separator = 'T'): string {
  const iso = new Date(time).toISOString();
  return `${iso.slice(0, 10)}${separator}${iso.slice(11, 19)}`;
}

/** The start of the day that contains a time. */
export function startOfDay(time: LocalTime): LocalTime {
  return Math.floor(time / DAY) * DAY;
}

/** Day of the week, 0 = Sunday. */
export function weekdayOf(time: LocalTime): number {
  return mod(Math.floor(time / DAY) + 4, 7);
}

/** Adds months; the number may be negative. If the month is shorter, the result is its last day. */
export function addMonths(time: LocalTime, months: number): LocalTime {
  const date = new Date(time);
  const month = date.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  return Date.UTC(date.getUTCFullYear(), month, day) + mod(time, DAY);
}

/**
 * The index of the interval that contains a time. Indexes are consecutive, so the difference of two indexes
 * is a number of intervals.
 */
export function intervalIndex(time: LocalTime, interval: Interval, weekStart: WeekStart): number {
  const date = new Date(time);
  switch (interval) {
    case 'hour':
      return Math.floor(time / HOUR);
    case 'day':
      return Math.floor(time / DAY);
    case 'week':
      return Math.floor((Math.floor(time / DAY) - weekShift(weekStart)) / 7);
    case 'month':
      return date.getUTCFullYear() * 12 + date.getUTCMonth();
    case 'quarter':
      return date.getUTCFullYear() * 4 + Math.floor(date.getUTCMonth() / 3);
    case 'year':
      return date.getUTCFullYear();
  }
}

/** The start of the interval with this index. */
export function intervalStart(index: number, interval: Interval, weekStart: WeekStart): LocalTime {
  switch (interval) {
    case 'hour':
      return index * HOUR;
    case 'day':
      return index * DAY;
    case 'week':
      return (index * 7 + weekShift(weekStart)) * DAY;
    case 'month':
      return Date.UTC(Math.floor(index / 12), mod(index, 12), 1);
    case 'quarter':
      return Date.UTC(Math.floor(index / 4), mod(index, 4) * 3, 1);
    case 'year':
      return Date.UTC(index, 0, 1);
  }
}

/**
 * The label of the interval with this index, as WooCommerce writes it: `2026-11-20 14`, `2026-11-20`,
 * `2026-47` (week), `2026-11` (month), `2026-4` (quarter), `2026`.
 */
export function intervalLabel(index: number, interval: Interval, weekStart: WeekStart): string {
  const start = intervalStart(index, interval, weekStart);
  const text = formatLocalTime(start, ' ');
  switch (interval) {
    case 'hour':
      return text.slice(0, 13);
    case 'day':
      return text.slice(0, 10);
    case 'week':
      return weekLabel(start, weekStart);
    case 'month':
      return text.slice(0, 7);
    case 'quarter':
      return `${text.slice(0, 4)}-${mod(index, 4) + 1}`;
    case 'year':
      return text.slice(0, 4);
  }
}

/** Weeks that start on Monday are ISO 8601 weeks. Otherwise week 1 is the week that contains 1 January. */
function weekLabel(start: LocalTime, weekStart: WeekStart): string {
  const decisiveDay = new Date(start + (weekStart === 1 ? 3 : 6) * DAY);
  const year = decisiveDay.getUTCFullYear();
  const weeks = Math.floor((decisiveDay.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY));
  return `${year}-${String(weeks + 1).padStart(2, '0')}`;
}

/** The number of days from 1 January 1970, a Thursday, to the first day on which a week starts. */
function weekShift(weekStart: WeekStart): number {
  return mod(weekStart - 4, 7);
}

function mod(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
