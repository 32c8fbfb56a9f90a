import type { Random } from '../random.ts';
import { DAY, HOUR, SECOND, addMonths, startOfDay, weekdayOf } from '../local-time.ts';
import type { LocalTime } from '../local-time.ts';

/** How many months of trade the shop looks back on. */
const MONTHS = 26;

/** How busy each weekday is, Sunday first. */
const WEEKDAYS = [0.75, 1.05, 1, 0.95, 1.05, 1.25, 1.1];

/** How busy each month is, January first: a lull after the holidays, a rush before them. */
const SEASON = [0.8, 0.85, 0.95, 1, 1, 0.95, 0.85, 0.85, 1, 1.05, 1.25, 1.4];

/** How busy each hour of the day is, from midnight on. */
const HOURS = [2, 1, 1, 1, 1, 2, 3, 5, 7, 9, 10, 11, 12, 11, 10, 10, 10, 11, 13, 15, 16, 14, 9, 5];

/** The day on which the shop took its first order. */
export function openingDateOf(now: LocalTime): LocalTime {
  return startOfDay(addMonths(now, -MONTHS));
}

/**
 * The moments of so many orders from the opening up to `now`, earliest first: growing over the years, with
 * the rhythm of weeks, days and holidays, and with better and worse days.
 */
export function generateOrderTimes(count: number, random: Random, now: LocalTime): LocalTime[] {
  const opening = openingDateOf(now);
  const hours = Math.max(1, Math.floor((now - opening) / HOUR));
  const cumulated: number[] = [];
  let total = 0;
  let luck = 1;
  for (let hour = 0; hour < hours; hour++) {
    const time = opening + hour * HOUR;
    if (hour % 24 === 0) luck = 0.5 + random.next();
    const growth = 0.5 + 1.1 * (hour / hours);
    const month = new Date(time).getUTCMonth();
    total +=
      growth *
      luck *
      (WEEKDAYS[weekdayOf(time)] ?? 1) *
      (SEASON[month] ?? 1) *
      (HOURS[Math.floor((time % DAY) / HOUR)] ?? 1);
    cumulated.push(total);
  }
  // One draw in each equal share of the trade, so that small shops too reach from the opening to now.
  return Array.from({ length: count }, (_, index) => {
    const hour = firstAbove(cumulated, ((index + random.next()) / count) * total);
    return opening + hour * HOUR + random.between(0, 3599) * SECOND;
  }).toSorted((a, b) => a - b);
}

/** Index of the first number above a limit, in a rising list. */
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
