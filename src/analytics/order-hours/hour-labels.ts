import { formatIntervalLabel, formatTime, getDateEnvironment, toMoment } from '@tillview/date';
import { _n, sprintf, __ } from '@wordpress/i18n';
import { formatValue } from '../report-page/metric-values.ts';
import type { ReportContext } from '../report-page/report-definition.ts';
import { isolateAmount } from '../report-page/sentence/isolate-amount.ts';
import type { HourMetric } from './hour-totals.ts';

/** A Sunday: only its weekday and hours are shown. */
const SUNDAY = Date.parse('2023-01-01T00:00:00Z');

/** The weekdays in the order of the store's week, 0 for Sunday. */
export const getWeekdays = (): readonly number[] =>
  Array.from({ length: 7 }, (_, index) => (getDateEnvironment().weekStart + index) % 7);

/** The name of a weekday in the language of the locale. */
export const formatWeekday = (weekday: number, width: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(getDateEnvironment().locale, { weekday: width, timeZone: 'UTC' }).format(
    SUNDAY + weekday * 86_400_000,
  );

const toText = (hour: number): string => `2023-01-01 ${String(hour).padStart(2, '0')}:00:00`;

/** The start of an hour as time of day, such as "2:00 PM". */
export function formatHour(hour: number): string {
  const at = toMoment('YYYY-MM-DD HH:mm:ss', toText(hour));
  return at ? formatTime(at) : '';
}

/** The short label of an hour, such as "2 PM". */
export const formatShortHour = (hour: number): string =>
  formatIntervalLabel('hour', toText(hour), { style: 'axis' });

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
