import type { ChartEstimate } from '@tillview/components';
import { getStartOfUnit, isoDateFormat, toMoment, type Interval } from '@tillview/date';
import { estimatePeriod, type DailyHistory } from '@tillview/statistics';
import { addDays } from './period-history.ts';

/**
 * The estimate of the running period, the last one of the history, by interval: from the interval that contains `today`,
 * 'YYYY-MM-DD', to the end of the period. An interval that has begun has the values of its complete days, and the
 * estimate of the others. Undefined without an estimate, and for hours.
 */
export function getChartEstimate(
  { values, periods, today: sold }: DailyHistory,
  interval: Interval,
  today: string,
): ChartEstimate | undefined {
  if (interval === 'hour') return undefined;
  const period = periods.at(-1)!;
  // Earlier periods are only needed for the number of those inside their intervals.
  const made = estimatePeriod({ values, periods: [period], today: sold });
  if (made.is !== 'known') return undefined;
  const begin = addDays(today, period.start - values.length);
  const rows = new Map<string, ChartEstimate[number]>();
  const getStart = (day: string) => {
    const start = getStartOfUnit(toMoment(isoDateFormat, day)!, interval).format(isoDateFormat);
    // The first interval of the data begins with the period, too.
    return `${start < begin ? begin : start}T00:00:00`;
  };
  const add = (day: string, value: number, low: number, high: number) => {
    const key = getStart(day);
    const row = rows.get(key) ?? { date: key, value: 0, low: 0, high: 0 };
    rows.set(key, {
      date: key,
      value: row.value + value,
      low: row.low + low,
      high: row.high + high,
    });
  };
  const complete = values.slice(Math.max(0, period.start));
  const from = values.length - complete.length;
  complete.forEach((value, index) =>
    add(addDays(today, from + index - values.length), value, value, value),
  );
  made.rest.forEach(({ value, low, high }, index) => add(addDays(today, index), value, low, high));
  const current = getStart(today);
  return [...rows.values()].filter(({ date }) => date >= current);
}
