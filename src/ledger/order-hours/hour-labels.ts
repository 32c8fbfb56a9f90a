import { formatIntervalLabel, getDateEnvironment } from '@tillview/date';
import { _n, sprintf, __ } from '@wordpress/i18n';
import { formatHour, formatWeekday, toHourText } from '../../shell/parts/weekdays.ts';
import { formatValue } from '../../reporting/definition/metric-values.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { isolateAmount } from '../../reporting/definition/isolate-amount.ts';
import type { HourMetric } from './hour-totals.ts';

/** The short label of an hour, such as "2 PM". */
export const formatShortHour = (hour: number): string =>
  formatIntervalLabel('hour', toHourText(hour), { style: 'axis' });

/** A value of an hour with its unit. */
export function formatHourValue(metric: HourMetric, value: number, context: ReportContext): string {
  if (metric === 'netSales') return isolateAmount(formatValue('currency', value, context) ?? '');
  return sprintf(
    /* translators: %s: number of orders. */
    _n('%s order', '%s orders', value, 'tillview'),
    context.formatNumber(value),
  );
}

/** An hour of a weekday with its value. */
export const describeHour = (weekday: number, hour: number, value: string): string =>
  sprintf(
    /* translators: 1: a weekday, 2: a time of day, 3: a number of orders or an amount. */
    __('%1$s, %2$s: %3$s', 'tillview'),
    formatWeekday(weekday, 'long'),
    formatHour(hour),
    value,
  );

/** A value as short as possible, for a small cell in print. */
export const formatTiny = (value: number): string =>
  value === 0
    ? ''
    : new Intl.NumberFormat(getDateEnvironment().locale, {
        notation: 'compact',
        maximumSignificantDigits: 2,
        numberingSystem: 'latn',
      }).format(value);
