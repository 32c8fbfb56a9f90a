/**
 * A reading of the shop's local clock: milliseconds since 1970-01-01T00:00:00 *on that clock*. It is no
 * instant; `zone.ts` turns one into the other. Everything the shop stores and counts by is a local time,
 * as in a real store, so that no calendar arithmetic depends on a time zone.
 */
export type LocalTime = number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Spans that a stats report can be cut into (spec §9, allowed intervals). */
export const INTERVALS = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

/** Day of the week on which the shop's week begins, 0 = Sunday … 6 = Saturday. */
export type WeekStart = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const LOCAL_TIME = /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2}):(\d{2})$/;

/** Reads `YYYY-MM-DDTHH:mm:ss` (a blank may stand for the T); `null` when it is no such time of the calendar. */
export function parseLocalTime(text: string): LocalTime | null {
  const match = LOCAL_TIME.exec(text);
  if (!match) return null;
  const time = Date.parse(
    `${match[1]}-${match[2]}-${match[3]}T${match[4]}:${match[5]}:${match[6]}Z`,
  );
  // Date.parse lets 31 February roll over into March.
  return Number.isNaN(time) || formatLocalTime(time) !== text.replace(/[t ]/, 'T') ? null : time;
}

/** `YYYY-MM-DDTHH:mm:ss`, or with another character between date and time. */
export function formatLocalTime(time: LocalTime, separator = 'T'): string {
  const iso = new Date(time).toISOString();
  return `${iso.slice(0, 10)}${separator}${iso.slice(11, 19)}`;
}

/** The start of the day that a time falls on. */
export function startOfDay(time: LocalTime): LocalTime {
  return Math.floor(time / DAY) * DAY;
}

/** Day of the week, 0 = Sunday. */
export function weekdayOf(time: LocalTime): number {
  return mod(Math.floor(time / DAY) + 4, 7);
}

/** The same day and time `months` later (negative: earlier), held to the last day of a shorter month. */
export function addMonths(time: LocalTime, months: number): LocalTime {
  const date = new Date(time);
  const month = date.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  return Date.UTC(date.getUTCFullYear(), month, day) + mod(time, DAY);
}

/**
 * Number of the interval that a time falls in. Numbers of one kind of interval are consecutive, so the
 * count of intervals in a range is a subtraction.
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

/** First moment of the interval with that number. */
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
 * How a store names the interval with that number: `2026-11-20 14`, `2026-11-20`, `2026-47`, `2026-11`,
 * `2026-4`, `2026`. Weeks and months look alike; only the interval asked for tells them apart.
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

/** Weeks from Monday are numbered by ISO 8601, others so that week 1 holds 1 January. */
function weekLabel(start: LocalTime, weekStart: WeekStart): string {
  const decisiveDay = new Date(start + (weekStart === 1 ? 3 : 6) * DAY);
  const year = decisiveDay.getUTCFullYear();
  const weeks = Math.floor((decisiveDay.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY));
  return `${year}-${String(weeks + 1).padStart(2, '0')}`;
}

/** Days from 1 January 1970, a Thursday, to the first day on which a week begins. */
function weekShift(weekStart: WeekStart): number {
  return mod(weekStart - 4, 7);
}

function mod(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}
