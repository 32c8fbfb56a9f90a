/**
 * Formats figures and dates as a US English store shows them, only with `Intl` and plain date arithmetic: expected
 * values must not come from the code under test. Dates are `YYYY-MM-DD`, in the store's time zone.
 */
const DAY_MS = 86_400_000;

const at = (isoDay: string): Date => new Date(`${isoDay.slice(0, 10)}T00:00:00Z`);
const toIso = (date: Date): string => date.toISOString().slice(0, 10);

const dateText = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (isoDay: string): string => format.format(at(isoDay));
};

/** "Nov 1, 2026". */
export const shortDate = dateText({ year: 'numeric', month: 'short', day: 'numeric' });
/** "November 1, 2026". */
export const longDate = dateText({ year: 'numeric', month: 'long', day: 'numeric' });
export const tooltipDate = dateText({
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});
/** "November 2026". */
export const monthName = dateText({ year: 'numeric', month: 'long' });
/** "Sunday, November 1, 2026". */
export const fullDate = dateText({
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});
/** "Sunday". */
export const weekdayName = dateText({ weekday: 'long' });
const monthAndDay = dateText({ month: 'short', day: 'numeric' });

/** "Nov 2 - 8, 2026", without repeated parts; a single day is shown once. */
export function dateRange(from: string, to: string): string {
  const [first, last] = [from.slice(0, 10), to.slice(0, 10)];
  if (first === last) return shortDate(first);
  if (first.slice(0, 4) !== last.slice(0, 4)) return `${shortDate(first)} - ${shortDate(last)}`;
  if (first.slice(0, 7) !== last.slice(0, 7)) return `${monthAndDay(first)} - ${shortDate(last)}`;
  return `${monthAndDay(first)} - ${Number(last.slice(8))}, ${last.slice(0, 4)}`;
}

/** "2 PM". */
export function hourOfDay(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

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

/** "5 of 7 days" for a part of a week, month or quarter; empty for a whole one, for hours and for days. */
export function partOf(unit: string, from: string, to: string): string {
  const start = from.slice(0, 7);
  const quarter = `${from.slice(0, 4)}-${String(Math.ceil(Number(from.slice(5, 7)) / 3) * 3 - 2).padStart(2, '0')}`;
  const lengths: Readonly<Record<string, number>> = {
    week: 7,
    month: daysBetween(`${start}-01`, addMonths(`${start}-01`, 1)),
    quarter: daysBetween(`${quarter}-01`, addMonths(`${quarter}-01`, 3)),
  };
  const [days, whole] = [daysBetween(from, to) + 1, lengths[unit] ?? 0];
  return days < whole ? `${days} of ${whole} days` : '';
}

/** Every day of a range, both ends included. */
export function daysOf(from: string, to: string): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** The first day of the week that contains a day; `weekStart` is 0 (Sunday) to 6. */
export function startOfWeek(isoDay: string, weekStart: number): string {
  return addDays(isoDay, -((at(isoDay).getUTCDay() - weekStart + 7) % 7));
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US');

/** "-$1,234.50". Removes floating-point errors of sums: 134.23499999999999 is 134.235. */
export const money = (amount: number): string => dollars.format(Number(amount.toPrecision(12)));
/** "1,234". */
export const count = (amount: number): string => whole.format(amount);

/**
 * The change in whole percent, rounded half away from zero; null if the earlier amount is zero and the present one is
 * not.
 */
export function percentChange(present: number, earlier: number): number | null {
  if (earlier === 0) return present === 0 ? 0 : null;
  const percent = ((present - earlier) / Math.abs(earlier)) * 100;
  return Math.sign(percent) * Math.round(Math.abs(percent)) + 0;
}

/**
 * The earlier amount of a card: the text for screen readers, then the visible amount with the name of its comparison.
 */
export const previousText = (amount: string, label: string): string =>
  `${amount} ${amount} ${label.replace(/ \(.*/, '').toLowerCase()}`;

/** The whole text of a summary card, visible and for screen readers. `label` is the comparison with its dates. */
export function cardText(name: string, present: number, earlier: number, label: string): string {
  const percent = percentChange(present, earlier);
  const drawn = percent === null ? 'N/A' : `${percent > 0 ? '+' : ''}${percent}%`;
  const size = Math.abs(percent ?? 0);
  const spoken = {
    '-1': `Down ${size}% from ${label}`,
    '0': percent === null ? label : `No change from ${label}`,
    '1': `Up ${size}% from ${label}`,
  }[String(Math.sign(percent ?? 0))];
  return `${name} ${money(present)} ${drawn} ${spoken}: ${previousText(money(earlier), label)}`;
}

/** The text of the "Change" cell in the chart's table, and of the difference in its tooltip. */
export function changeText(present: number, earlier: number): string {
  const difference = present - earlier;
  if (Math.abs(difference) < 0.005) return 'No change';
  const percent = percentChange(present, earlier);
  const size = money(Math.abs(difference));
  const amount = percent === null ? size : `${size} (${Math.abs(percent)}%)`;
  return `${difference > 0 ? '+' : '-'}${amount}`;
}
