import type { DateFormatter } from '@tillview/components';
import type { AnyTotals, StatsInterval } from '@tillview/data';
import {
  formatDate,
  formatIntervalLabel,
  formatPartialDays,
  type Interval,
  type IntervalLabelStyle,
} from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';
import { toChartDate } from './chart-rows.ts';

/** The formats of a chart's dates for each place in the chart, in the store's locale. */
export type DateLabels = Record<'x' | 'x2' | 'tooltip' | 'screenReader', DateFormatter>;

type Intervals = readonly StatsInterval<AnyTotals>[];

/**
 * The length of each partial interval of a range as text, by its start; only the first and the last one can be partial.
 */
function getPartialTexts(interval: Interval, range: Intervals): Map<string, string> {
  return new Map(
    [range.at(0), range.at(-1)]
      .filter((each) => each !== undefined)
      .map(({ date_start, date_end }) => [
        toChartDate(date_start),
        formatPartialDays(interval, date_start, date_end),
      ]),
  );
}

/**
 * Labels for the intervals of a range and of its comparison. The number of intervals in the range decides whether an
 * axis of days is labeled by month. The tooltip and the screen reader text of a partial interval also contain the
 * number of its days.
 */
export function getDateLabels(
  interval: Interval,
  primary: Intervals,
  secondary: Intervals = [],
): DateLabels {
  const [ofRange, ofComparison] = [primary, secondary].map((range) =>
    getPartialTexts(interval, range),
  );
  // The chart's dates contain the store's local time in their UTC fields.
  const toText = (date: Date) => date.toISOString().slice(0, 19);
  const label =
    (style: IntervalLabelStyle): DateFormatter =>
    (date, isCompared = false) => {
      const partial = isCompared ? ofComparison : ofRange;
      const start = toText(date);
      const text = formatIntervalLabel(interval, start, { style, ticks: primary.length });
      const days = style === 'tooltip' || style === 'screen-reader' ? partial?.get(start) : '';
      return days
        ? /* translators: 1: a week, month, quarter or year; 2: the part of it that is shown, such as "5 of 7 days". */
          sprintf(__('%1$s, %2$s', 'tillview'), text, days)
        : text;
    };
  const withWeekday =
    (style: IntervalLabelStyle): DateFormatter =>
    (date, isCompared) =>
      sprintf(
        /* translators: 1: a short weekday, such as "Fri"; 2: a date, such as "Nov 20, 2026". */
        __('%1$s, %2$s', 'tillview'),
        formatDate(toText(date), 'ddd'),
        label(style)(date, isCompared),
      );
  const dayStyles: Partial<Record<Interval, IntervalLabelStyle>> = {
    hour: 'tooltip',
    day: 'table',
  };
  const dayStyle = dayStyles[interval];
  return {
    x: label('axis'),
    x2: label('axis-context'),
    tooltip: dayStyle ? withWeekday(dayStyle) : label('tooltip'),
    screenReader: label('screen-reader'),
  };
}
