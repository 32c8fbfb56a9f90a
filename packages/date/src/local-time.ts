import { getDateEnvironment, type DateEnvironment } from './environment.ts';
import { localTimeAt } from './zone.ts';

/**
 * The store's local time as milliseconds since 1970, as if it were UTC. Ranges are computed with these numbers, because
 * the first requests are sent before moment is loaded (src/start/ask-first.ts).
 */
export type LocalMs = number;

/** A start and an end, both included. */
export type LocalRange = { readonly after: LocalMs; readonly before: LocalMs };

/** A calendar unit that a period can be made of. */
export type PeriodUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

const MINUTE = 60_000;
const DAY = 86_400_000;
const WEEKS = 7;
const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/** The earliest accepted year. Comparison dates of earlier years could have fewer than four digits. */
export const FIRST_YEAR = 1000;

/** The local time of the present instant in the store's time zone. */
export const localNow = ({ now, timeZone }: DateEnvironment): LocalMs =>
  localTimeAt(now(), timeZone);

export const yearOf = (at: LocalMs): number => new Date(at).getUTCFullYear();

/** Whole days from one time to another, negative for an earlier one. Both times must be midnight, or the same time. */
export const daysBetween = (from: LocalMs, to: LocalMs): number => Math.round((to - from) / DAY);

export const startOfDay = (at: LocalMs): LocalMs => at - mod(at, DAY);
export const endOfDay = (at: LocalMs): LocalMs => startOfDay(at) + DAY - 1;
/** The last full five minutes: as long as figures count as new, so that a reload asks for the same figures. */
export const startOfFiveMinutes = (at: LocalMs): LocalMs => at - mod(at, 5 * MINUTE);
/** The time since midnight, in milliseconds. */
export const timeOfDay = (at: LocalMs): number => mod(at, DAY);
/** 0 (Sunday) to 6. Day 0 was a Thursday. */
export const weekdayOf = (at: LocalMs): number => mod(Math.floor(at / DAY) + 4, WEEKS);

function mod(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/** The same time of day a number of units later; in a shorter month, on its last day. */
export function addUnits(at: LocalMs, amount: number, unit: PeriodUnit): LocalMs {
  if (unit === 'day' || unit === 'week') return at + amount * (unit === 'day' ? DAY : WEEKS * DAY);
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + amount * MONTHS[unit], 1);
  const month = date.getUTCMonth();
  date.setUTCDate(day);
  return date.getUTCMonth() === month ? date.getTime() : date.setUTCDate(0);
}

/** First instant of the unit that contains a time; a week starts on the configured day. */
export function startOf(at: LocalMs, unit: PeriodUnit, weekStart: number): LocalMs {
  const start = startOfDay(at);
  if (unit === 'day') return start;
  if (unit === 'week') return start - mod(weekdayOf(at) - weekStart, WEEKS) * DAY;
  const date = new Date(start);
  return date.setUTCMonth(date.getUTCMonth() - (date.getUTCMonth() % MONTHS[unit]), 1);
}

/** Last instant of the unit that contains a time. */
export const endOf = (at: LocalMs, unit: PeriodUnit, weekStart: number): LocalMs =>
  addUnits(startOf(at, unit, weekStart), 1, unit) - 1;

/** The number of a unit, counted from the same one: consecutive units have consecutive numbers. */
export function numberOf(at: LocalMs, unit: PeriodUnit, weekStart: number): number {
  const start = startOf(at, unit, weekStart);
  if (unit === 'day' || unit === 'week')
    return Math.floor(start / (unit === 'day' ? DAY : WEEKS * DAY));
  const date = new Date(start);
  return (date.getUTCFullYear() * MONTHS.year + date.getUTCMonth()) / MONTHS[unit];
}

/** `YYYY-MM-DDTHH:mm:ss`, as the API writes times. */
export const toTimeText = (at: LocalMs): string => new Date(at).toISOString().slice(0, 19);

/** `YYYY-MM-DD`, as the URL and the API write days. */
export const toDayText = (at: LocalMs): string => toTimeText(at).slice(0, 10);

/** The store's present day, 'YYYY-MM-DD'. */
export const getStoreDay = (): string => toDayText(localNow(getDateEnvironment()));

const DAY_TEXT = /^\d{4}-\d\d-\d\d$/;

/** Reads a day, `YYYY-MM-DD`; null for other text, days that do not exist, and years before 1000. */
export function readDayText(text: string): LocalMs | null {
  const at = DAY_TEXT.test(text) ? Date.parse(text) : Number.NaN;
  // Browsers may read 30 February as a day of March.
  return !Number.isNaN(at) && toDayText(at) === text && yearOf(at) >= FIRST_YEAR ? at : null;
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`, in a year from 1000 on. */
export const isDayText = (text: string): boolean => readDayText(text) !== null;
