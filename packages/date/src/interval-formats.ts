import { __, sprintf } from '@wordpress/i18n';
import { dayTicksThreshold, defaultTableDateFormat, weekTicksThreshold } from './constants.ts';
import type { Interval } from './intervals.ts';

/**
 * Format strings of a chart and its table. `tableFormat` always uses PHP tokens, the others use the requested tokens.
 */
export type IntervalFormats = {
  readonly screenReaderFormat: string;
  readonly tooltipLabelFormat: string;
  readonly xFormat: string;
  readonly x2Format: string;
  readonly tableFormat: string;
};

type Tokens = {
  readonly screenReaderHour: string;
  readonly tooltipHour: string;
  readonly hour: string;
  readonly shortDate: string;
  readonly longDate: string;
  readonly weekOf: (date: string) => string;
  readonly day: string;
  readonly month: string;
  readonly longMonth: string;
  readonly shortMonth: string;
  readonly year: string;
  readonly iso: string;
};

// translators: %s: the first day of a week, such as "November 2, 2026"
const weekTemplate = () => __('Week of %s', 'tillview');

function weekOfText(escape: (text: string) => string, date: string): string {
  const [before = '', after = ''] = weekTemplate().split('%s');
  return `${escape(before)}${date}${escape(after)}`;
}

const d3: Tokens = {
  screenReaderHour: '%_I%p %B %-d, %Y',
  tooltipHour: '%_I%p %b %-d, %Y',
  hour: '%_I%p',
  shortDate: '%b %-d, %Y',
  longDate: '%B %-d, %Y',
  weekOf: (date) => weekOfText((text) => text.replaceAll('%', '%%'), date),
  day: '%-d',
  month: '%b',
  longMonth: '%B %Y',
  shortMonth: '%b %Y',
  year: '%Y',
  iso: '%Y-%m-%d',
};

const php: Tokens = {
  screenReaderHour: 'gA F j, Y',
  tooltipHour: 'gA M j, Y',
  hour: 'gA',
  shortDate: 'M j, Y',
  longDate: 'F j, Y',
  weekOf: (date) => weekOfText((text) => text.replace(/[A-Za-z\\]/g, '\\$&'), date),
  day: 'j',
  month: 'M',
  longMonth: 'F Y',
  shortMonth: 'M Y',
  year: 'Y',
  iso: 'Y-m-d',
};

function days(label: string, isDense: boolean, tokens: Tokens): IntervalFormats {
  return {
    screenReaderFormat: label,
    tooltipLabelFormat: label,
    xFormat: isDense ? tokens.month : tokens.day,
    x2Format: isDense ? tokens.year : tokens.shortMonth,
    tableFormat: defaultTableDateFormat,
  };
}

function formats(interval: Interval | undefined, ticks: number, tokens: Tokens): IntervalFormats {
  const tableFormat = defaultTableDateFormat;
  switch (interval) {
    case 'hour':
      return {
        screenReaderFormat: tokens.screenReaderHour,
        tooltipLabelFormat: tokens.tooltipHour,
        xFormat: tokens.hour,
        x2Format: tokens.shortDate,
        tableFormat: 'h A',
      };
    case 'day':
      return days(tokens.longDate, ticks >= dayTicksThreshold, tokens);
    case 'week':
      return days(tokens.weekOf(tokens.longDate), ticks >= weekTicksThreshold, tokens);
    case 'month':
    case 'quarter':
      return {
        screenReaderFormat: tokens.longMonth,
        tooltipLabelFormat: tokens.longMonth,
        xFormat: tokens.month,
        x2Format: tokens.year,
        tableFormat,
      };
    case 'year':
      return {
        screenReaderFormat: tokens.year,
        tooltipLabelFormat: tokens.year,
        xFormat: tokens.year,
        x2Format: tokens.shortMonth,
        tableFormat,
      };
    default:
      return {
        screenReaderFormat: tokens.longDate,
        tooltipLabelFormat: tokens.longDate,
        xFormat: tokens.iso,
        x2Format: tokens.shortMonth,
        tableFormat,
      };
  }
}

/** The format strings for an interval with d3 tokens; `ticks` is the number of points on the axis. */
export function getDateFormatsForIntervalD3(
  interval: Interval | undefined,
  ticks = 0,
): IntervalFormats {
  return formats(interval, ticks, d3);
}

/** The format strings for an interval with PHP tokens; `ticks` is the number of points on the axis. */
export function getDateFormatsForIntervalPhp(
  interval: Interval | undefined,
  ticks = 0,
): IntervalFormats {
  return formats(interval, ticks, php);
}

/**
 * The format strings for an interval, with d3 tokens by default. Names in the resulting text are English; for localized
 * labels use `formatIntervalLabel`.
 */
export function getDateFormatsForInterval(
  interval: Interval | undefined,
  ticks = 0,
  { type = 'd3' }: { readonly type?: 'd3' | 'php' } = {},
): IntervalFormats {
  return formats(interval, ticks, type === 'php' ? php : d3);
}

/** The translation of 'Week of' with a date. */
export function weekOf(date: string): string {
  return sprintf(weekTemplate(), date);
}
