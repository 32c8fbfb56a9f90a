import type { HourEntry, LedgerGroup } from '@tillview/data';

/** What is added up by weekday and hour. */
export type HourMetric = 'orders' | 'netSales';

/** The total of each hour of a weekday: seven weekdays from Sunday on, each with 24 hours. */
export type HourTotals = readonly (readonly number[])[];

/** Adds up the entries of any days by weekday and hour. */
export function getHourTotals(entries: readonly HourEntry[], metric: HourMetric): HourTotals {
  const totals = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const entry of entries) {
    const weekday = new Date(`${entry.hour.slice(0, 10)}T00:00:00Z`).getUTCDay();
    totals[weekday]![Number(entry.hour.slice(11, 13))]! += entry[metric];
  }
  return totals;
}

/** A metric of orders that are grouped by weekday and hour; 0 if it is unknown. */
export function getGroupTotals(groups: readonly LedgerGroup[], metric: string): HourTotals {
  const totals = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
  for (const group of groups) {
    const [weekday, hour] = group.values.map(Number);
    totals[weekday!]![hour!] = Number(Reflect.get(group, metric) ?? 0);
  }
  return totals;
}

/** The number of colours above 0. */
export const LEVELS = 5;

/** The colour of a value: 0 for no sales, otherwise 1 to `LEVELS` in equal steps up to the highest value. */
export const getLevel = (value: number, max: number): number =>
  value <= 0 || max <= 0 ? 0 : Math.min(LEVELS, Math.ceil((value / max) * LEVELS));
