import type { ChartMark } from '@tillview/components';
import type { AnyTotals, ReportRequest, StatsData } from '@tillview/data';
import { formatDate, getStartOfUnit, isoDateFormat, toMoment, type Interval } from '@tillview/date';
import { findUnusual } from '@tillview/statistics';
import { __, sprintf } from '@wordpress/i18n';
import { addDays, readDays } from '../estimate/period-history.ts';
import type { GoalMetric } from '../goals/read-goals.ts';
import { readValue } from '../definition/metric-values.ts';

/** The orders per day or week from which on a difference is more than chance. */
const LEAST_ORDERS = 100;

const DAYS = { day: 1, week: 7 } as const;

/** Whether the intervals of a chart are days or weeks with enough orders on average. */
export function canHaveUnusual(
  { interval, primary }: ReportRequest,
  totals: AnyTotals | null,
  today: string,
): boolean {
  const orders = readValue(totals?.['orders_count']);
  if (!primary || (interval !== 'day' && interval !== 'week') || typeof orders !== 'number')
    return false;
  const last = [primary.before.slice(0, 10), today].toSorted()[0]!;
  const days = (Date.parse(last) - Date.parse(primary.after.slice(0, 10))) / 86_400_000 + 1;
  return days > 0 && (orders / days) * DAYS[interval] > LEAST_ORDERS;
}

type MarkOptions = {
  interval: Interval;
  metric: GoalMetric;
  /** `YYYY-MM-DD`. */
  today: string;
  formatNumber: (value: number) => string;
};

/** The unusual days, or the unusual whole weeks, of the history. */
export function getUnusualMarks(
  history: StatsData<AnyTotals>,
  { interval, metric, today, formatNumber }: MarkOptions,
): readonly ChartMark[] {
  const days = readDays(history, today, metric);
  if (!days) return [];
  const { first, values } = days;
  const format = (ratio: number) => formatNumber(Number(ratio.toPrecision(2)));
  if (interval === 'day')
    return findUnusual(values, 7).map(({ index, ratio }) => {
      const date = addDays(first, index);
      return {
        date,
        kind: 'unusual',
        text: sprintf(
          /* translators: 1: a number, such as 3.1; 2: a weekday, such as "Tuesday". */
          __('Unusual: %1$s times the usual %2$s', 'tillview'),
          format(ratio),
          formatDate(date, 'dddd'),
        ),
      };
    });
  // Only whole weeks can be compared.
  const start = getStartOfUnit(toMoment(isoDateFormat, first)!, 'week').format(isoDateFormat);
  const offset = start === first ? 0 : 7 - (Date.parse(first) - Date.parse(start)) / 86_400_000;
  const weeks = Array.from({ length: Math.floor((values.length - offset) / 7) }, (_, week) =>
    values.slice(offset + week * 7, offset + week * 7 + 7).reduce((sum, value) => sum + value, 0),
  );
  return findUnusual(weeks, 1).map(({ index, ratio }) => ({
    date: addDays(first, offset + index * 7),
    kind: 'unusual',
    /* translators: %s: a number, such as 1.8. */
    text: sprintf(__('Unusual: %s times the usual week', 'tillview'), format(ratio)),
  }));
}
