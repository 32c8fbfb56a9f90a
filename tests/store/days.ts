/** Plain date arithmetic: expected values must not come from the code under test. Days are `YYYY-MM-DD`. */
const DAY_MS = 86_400_000;

const at = (isoDay: string): Date => new Date(`${isoDay.slice(0, 10)}T00:00:00Z`);
const toIso = (date: Date): string => date.toISOString().slice(0, 10);

/** Adds days to a day; a negative number subtracts. */
export function addDays(isoDay: string, days: number): string {
  return toIso(new Date(at(isoDay).getTime() + days * DAY_MS));
}

/** Adds months to a day; the result is at most the last day of its month. */
export function addMonths(isoDay: string, months: number): string {
  const [year = 0, month = 1, day = 1] = isoDay.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toIso(new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))));
}

/** The number of whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((at(to).getTime() - at(from).getTime()) / DAY_MS);
}

/** The first day of the week that contains a day; `weekStart` is 0 (Sunday) to 6. */
export function startOfWeek(isoDay: string, weekStart: number): string {
  return addDays(isoDay, -((at(isoDay).getUTCDay() - weekStart + 7) % 7));
}

/** Every day of a range, both ends included. */
export function daysOf(from: string, to: string): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}
