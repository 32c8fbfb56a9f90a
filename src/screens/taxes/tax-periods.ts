const MONTHS = 12;

/** The periods for which shops report taxes, with their lengths in months. */
const PERIODS = [
  ['month', 1],
  ['two_months', 2],
  ['quarter', 3],
  ['year', MONTHS],
] as const;

export type TaxPeriodName = (typeof PERIODS)[number][0];

/** A period that is over; both days are in it, 'YYYY-MM-DD'. */
export type TaxPeriod = {
  readonly name: TaxPeriodName;
  readonly after: string;
  readonly before: string;
};

/**
 * The last period of each length that was over before a day, 'YYYY-MM-DD'. The parts of a year are counted from the first
 * month of the fiscal year, from 1.
 */
export function getLastTaxPeriods(today: string, firstMonth: number): readonly TaxPeriod[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const sinceStart = (month - firstMonth + MONTHS) % MONTHS;
  const toDay = (months: number, day: number) =>
    new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
  return PERIODS.map(([name, length]) => {
    const end = -(sinceStart % length);
    return { name, after: toDay(end - length, 1), before: toDay(end, 0) };
  });
}

/** Reads the first month of the fiscal year from a setting; undefined if it is not set. */
export function readFiscalMonth(stored: unknown): number | undefined {
  const first: unknown = Array.isArray(stored) ? stored[0] : undefined;
  const month: unknown = Reflect.get(Object(first), 'month');
  return typeof month === 'number' && Number.isInteger(month) && month >= 1 && month <= MONTHS
    ? month
    : undefined;
}
