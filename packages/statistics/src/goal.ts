/** A goal of a period: a fixed amount, or a growth on the same period of last year in percent. */
export type Goal = { readonly by: 'amount' | 'growth'; readonly value: number };

/**
 * The amount of a goal, in the unit of the metric: the fixed amount, or last year's total × (1 + growth / 100).
 * `lastYear` is the total of the same whole month or year before; undefined if it is not known. Undefined for a growth on
 * nothing. Throws a RangeError for an amount of 0 or less, and for a growth of -100 % or less: nothing could reach it.
 */
export function getGoalTarget({ by, value }: Goal, lastYear?: number): number | undefined {
  const least = by === 'growth' ? -100 : 0;
  if (!Number.isFinite(value) || value <= least)
    throw new RangeError(`A goal must be a number above ${least}.`);
  if (by === 'amount') return value;
  return lastYear !== undefined && lastYear > 0 ? lastYear * (1 + value / 100) : undefined;
}

/**
 * The whole percent of a goal that an amount reaches, rounded down: 99.9 % of a goal is not the goal. The quotient is
 * rounded to 12 digits first, because 29 / 100 × 100 is below 29 in binary fractions.
 */
export const getGoalPercent = (amount: number, target: number): number =>
  Math.floor(Number(((amount / target) * 100).toPrecision(12)));

/**
 * What each day must bring so that a goal is reached: the rest of the goal, divided by the days after today, or on the last
 * day all of it. `amount` includes today; undefined if the goal is reached.
 */
export const getNeededPerDay = (
  amount: number,
  target: number,
  daysLeft: number,
): number | undefined => (amount < target ? (target - amount) / Math.max(1, daysLeft) : undefined);

/** The days of the calendar month or year that follow a day, 'YYYY-MM-DD'. */
export function getDaysLeft(day: string, unit: 'month' | 'year'): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  // The day 0 of the next month.
  const end = Date.UTC(year, unit === 'year' ? 12 : month, 0);
  return (end - Date.parse(day)) / 86_400_000;
}

/** The first and the last day, 'YYYY-MM-DD', of the same calendar month or year one year before the given day. */
export function getLastYearPeriod(
  day: string,
  unit: 'month' | 'year',
): { from: string; to: string } {
  const year = Number(day.slice(0, 4)) - 1;
  if (unit === 'year') return { from: `${year}-01-01`, to: `${year}-12-31` };
  const month = day.slice(5, 7);
  // The day 0 of the next month.
  const to = new Date(Date.UTC(year, Number(month), 0)).toISOString().slice(0, 10);
  return { from: `${year}-${month}-01`, to };
}
