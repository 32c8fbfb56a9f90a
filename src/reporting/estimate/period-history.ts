import { HISTORY_FIELDS, type AnyTotals, type ReportRequest, type StatsData } from '@tillview/data';
import { getStartOfUnit, isoDateFormat, toMoment } from '@tillview/date';
import type { DailyHistory, Period } from '@tillview/statistics';
import type { GoalMetric } from '../goals/read-goals.ts';
import { readValue } from '../definition/metric-values.ts';

/** The periods to date that are estimated. */
export type EstimatedUnit = 'month' | 'quarter' | 'year';

/** The days that an estimate is made from. Most are kept in the browser; WooCommerce sends at most 100 with a request. */
const DAYS = 500;

const DAY = 86_400_000;

/** A day some days later, as `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** The request of net sales by day before `today`, 'YYYY-MM-DD', with the filters of a request of Revenue. */
export const getHistoryRequest = (request: ReportRequest, today: string): ReportRequest => ({
  ...request,
  stats: { endpoint: 'revenue', fields: HISTORY_FIELDS },
  primary: {
    after: `${addDays(today, -DAYS)}T00:00:00`,
    before: `${addDays(today, -1)}T23:59:59`,
  },
  secondary: null,
  interval: 'day',
  longerInterval: null,
  segmentBy: undefined,
});

/** A metric of each day from the first one with an order to yesterday; undefined without orders. */
export function readDays(
  { intervals }: StatsData<AnyTotals>,
  today: string,
  metric: GoalMetric = 'net_revenue',
): { first: string; values: readonly number[] } | undefined {
  const days = intervals.map(({ date_start, subtotals }) => ({
    day: date_start.slice(0, 10),
    totals: subtotals as AnyTotals,
  }));
  const first = days.find(({ totals }) => readValue(totals['orders_count']))?.day;
  if (first === undefined) return undefined;
  const values = Array.from({ length: daysBetween(first, today) }, () => 0);
  for (const { day, totals } of days) {
    const at = daysBetween(first, day);
    if (at >= 0 && at < values.length) values[at] = readValue(totals[metric]) ?? 0;
  }
  return { first, values };
}

/** The last day, `YYYY-MM-DD`, of the period that contains a day. */
export function getPeriodEnd(day: string, unit: EstimatedUnit): string {
  const start = getStartOfUnit(toMoment(isoDateFormat, day)!, unit);
  return start.add(1, unit).subtract(1, 'day').format(isoDateFormat);
}

/** What an estimate is about. */
type Estimated = {
  readonly unit: EstimatedUnit;
  /** 'YYYY-MM-DD'. */
  readonly today: string;
  /** The totals of the period to date, today included; undefined or null if they are not known. */
  readonly totals: AnyTotals | null | undefined;
  readonly metric?: GoalMetric;
};

/** What an estimate of a metric is made from; undefined without orders. */
export function getHistory(
  data: StatsData<AnyTotals>,
  { unit, today, totals, metric = 'net_revenue' }: Estimated,
): DailyHistory | undefined {
  const days = readDays(data, today, metric);
  const now = toMoment(isoDateFormat, today);
  if (!days || !now) return undefined;
  const start = getStartOfUnit(now, unit);
  const getPeriod = (back: number): Period => {
    const [from, to] = [back, back - 1].map((count) =>
      start.clone().subtract(count, unit).format(isoDateFormat),
    ) as [string, string];
    return { start: daysBetween(days.first, from), days: daysBetween(from, to) };
  };
  const periods: [...Period[], Period] = [getPeriod(0)];
  while (periods[0].start > 0) periods.unshift(getPeriod(periods.length));
  const soFar = readValue(totals?.[metric]);
  const complete = days.values.slice(Math.max(0, periods.at(-1)!.start));
  const sold = soFar === null || soFar === undefined ? 0 : soFar - add(complete);
  return { values: days.values, periods, today: Math.max(0, sold) };
}
