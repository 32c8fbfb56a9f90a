import { addDays, addMonths, daysBetween, startOfWeek } from './days.ts';

/** The first and the last day of a range, inclusive. */
export type Days = readonly [first: string, last: string];
export type Compare = 'previous_period' | 'previous_year';

/** The labels and values of the presets, in the order of the picker. */
export const PRESETS = [
  ['Today', 'today'],
  ['Yesterday', 'yesterday'],
  ['Week to date', 'week'],
  ['Last week', 'last_week'],
  ['Month to date', 'month'],
  ['Last month', 'last_month'],
  ['Quarter to date', 'quarter'],
  ['Last quarter', 'last_quarter'],
  ['Year to date', 'year'],
  ['Last year', 'last_year'],
] as const;
export type Period = (typeof PRESETS)[number][1];

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

function startOf(unit: keyof typeof MONTHS, isoDay: string): string {
  const first = `${isoDay.slice(0, 7)}-01`;
  const inYear = Number(isoDay.slice(5, 7)) - 1;
  return addMonths(first, -(inYear % MONTHS[unit]));
}

/** The days of a preset, for the store's current day and first day of the week (0 = Sunday). */
export function rangeOf(period: Period, today: string, weekStart: number): Days {
  const week = startOfWeek(today, weekStart);
  const current = (unit: keyof typeof MONTHS): Days => [startOf(unit, today), today];
  const last = (unit: keyof typeof MONTHS): Days => {
    const start = startOf(unit, today);
    return [addMonths(start, -MONTHS[unit]), addDays(start, -1)];
  };
  switch (period) {
    case 'today':
      return [today, today];
    case 'yesterday':
      return [addDays(today, -1), addDays(today, -1)];
    case 'week':
      return [week, today];
    case 'last_week':
      return [addDays(week, -7), addDays(week, -1)];
    case 'month':
    case 'quarter':
    case 'year':
      return current(period);
    case 'last_month':
      return last('month');
    case 'last_quarter':
      return last('quarter');
    case 'last_year':
      return last('year');
  }
}

/** The comparison range of a preset. */
export function comparedWith(period: Period, [first, last]: Days, compare: Compare): Days {
  if (compare === 'previous_year' || period.endsWith('year')) {
    const isWhole = ['last_month', 'last_quarter', 'last_year'].includes(period);
    const end = addMonths(last, -12);
    // A whole February is compared with a whole February, also in leap years.
    return [addMonths(first, -12), isWhole ? addDays(addMonths(addDays(last, 1), -12), -1) : end];
  }
  switch (period) {
    case 'today':
    case 'yesterday':
      return [addDays(first, -1), addDays(last, -1)];
    case 'week':
      return [addDays(first, -7), addDays(last, -7)];
    case 'month':
      return [addMonths(first, -1), addMonths(last, -1)];
    case 'quarter':
      return [addMonths(first, -3), addMonths(last, -3)];
    default:
      return [addDays(first, -daysBetween(first, last) - 1), addDays(first, -1)];
  }
}
