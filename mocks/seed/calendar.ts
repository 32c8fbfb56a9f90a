import type { Random } from '../random.ts';
import { DAY, HOUR, SECOND, addMonths, startOfDay, weekdayOf } from '../local-time.ts';
import type { LocalTime } from '../local-time.ts';

/** How many months of orders the store contains. */
const MONTHS = 26;

/** Relative number of orders by weekday, Sunday first. */
const WEEKDAYS = [0.75, 1.05, 1, 0.95, 1.05, 1.25, 1.1];

/** Relative number of orders by month, January first: low after the holidays, high before them. */
const SEASON = [0.8, 0.85, 0.95, 1, 1, 0.95, 0.85, 0.85, 1, 1.05, 1.25, 1.4];

/** Relative number of orders by hour of the day. */
const HOURS = [2, 1, 1, 1, 1, 2, 3, 5, 7, 9, 10, 11, 12, 11, 10, 10, 10, 11, 13, 15, 16, 14, 9, 5];

/** The date of the first order. */
export function openingDateOf(now: LocalTime): LocalTime {
  return startOfDay(addMonths(now, -MONTHS));
}

/**
 * Generates the creation times of `count` orders from the opening date to `end`, ascending. The number of
 * orders grows over time and varies by month, weekday, hour and a random factor per day.
 */
export function generateOrderTimes(
  count: number,
  random: Random,
  opening: LocalTime,
  end: LocalTime,
): LocalTime[] {
  const hours = Math.max(1, Math.floor((end - opening) / HOUR));
  const cumulative: number[] = [];
  let total = 0;
  let dayFactor = 1;
  for (let hour = 0; hour < hours; hour++) {
    const time = opening + hour * HOUR;
    if (hour % 24 === 0) dayFactor = 0.5 + random.next();
    const growth = 0.5 + 1.1 * (hour / hours);
    const month = new Date(time).getUTCMonth();
    total +=
      growth *
      dayFactor *
      (WEEKDAYS[weekdayOf(time)] ?? 1) *
      (SEASON[month] ?? 1) *
      (HOURS[Math.floor((time % DAY) / HOUR)] ?? 1);
    cumulative.push(total);
  }
  // One order in each equal share of the cumulative weight, so that the orders of small stores are also spread over the
  // whole period.
  return Array.from({ length: count }, (_, index) => {
    const hour = firstAbove(cumulative, ((index + random.next()) / count) * total);
    return opening + hour * HOUR + random.between(0, 3599) * SECOND;
  }).toSorted((a, b) => a - b);
}

/** Index of the first number above a limit, in an ascending list. */
function firstAbove(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? Infinity) > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}
