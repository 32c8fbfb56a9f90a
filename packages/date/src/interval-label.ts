import { __, sprintf } from '@wordpress/i18n';
import type { Moment } from 'moment';
import { type DateInput, endOfUnit, readDate } from './calendar.ts';
import { dayTicksThreshold, weekTicksThreshold } from './constants.ts';
import { type DateEnvironment, getDateEnvironment } from './environment.ts';
import { fillPattern } from './fill-pattern.ts';
import { displayDay, displayPattern } from './format-date.ts';
import { weekOf } from './interval-formats.ts';
import type { Interval } from './intervals.ts';
import { getLocaleFormat, toUtc } from './locale-dates.ts';
import { rangeLabel } from './range-label.ts';

/** Where a label appears: a table cell, a tooltip, screen-reader text, the axis, or the second line below it. */
export type IntervalLabelStyle = 'table' | 'tooltip' | 'screen-reader' | 'axis' | 'axis-context';

/** Options of a label. */
export type IntervalLabelOptions = {
  readonly style: IntervalLabelStyle;
  /** Last day of a week that is only partly in the range. Default: the end of the calendar week. */
  readonly dateEnd?: DateInput;
  /** Number of points on the axis. From 63 days or 9 weeks, labels show months (R9.41, R9.42). Default 0. */
  readonly ticks?: number;
  /** Whether a table of hours covers several days, so that each label includes its date. Default false. */
  readonly hasSeveralDays?: boolean;
};

type Context = {
  readonly start: Moment;
  readonly env: DateEnvironment;
} & IntervalLabelOptions;

const patterns = {
  // translators: format of an hour such as "2 PM"; h or hh of 12 hours, H or HH of 24, mm minutes, A AM or PM.
  hour: () => __('h A', 'tillview'),
  // translators: format of a date such as "January 5, 2024"; MMMM month, D day, YYYY year, [text] as is.
  longDate: () => __('MMMM D, YYYY', 'tillview'),
  // translators: format of a month such as "January 2024"; MMMM month, YYYY year, [text] as is.
  longMonth: () => __('MMMM YYYY', 'tillview'),
  // translators: format of a short month such as "Jan 2024"; MMM short month, YYYY year, [text] as is.
  month: () => __('MMM YYYY', 'tillview'),
};

const fill = ({ start, env }: Context, pattern: string): string =>
  getLocaleFormat(pattern, env)?.format(toUtc(start)) ?? fillPattern(start, pattern, env);

function hourLabel(context: Context): string {
  const { style, hasSeveralDays = false } = context;
  if (style === 'axis') return fill(context, patterns.hour());
  if (style === 'axis-context') return fill(context, displayPattern());
  if (style === 'table') {
    const time = fill(context, patterns.hour());
    return hasSeveralDays ? `${displayDay(context.start, context.env)}, ${time}` : time;
  }
  const day = style === 'tooltip' ? displayPattern() : patterns.longDate();
  return `${fill(context, patterns.hour())} ${fill(context, day)}`;
}

function axisDayLabel(context: Context, isDense: boolean): string {
  if (context.style === 'axis') return fill(context, isDense ? 'MMM' : 'D');
  return fill(context, isDense ? 'YYYY' : patterns.month());
}

function dayLabel(context: Context): string {
  const { style, ticks = 0 } = context;
  if (style === 'axis' || style === 'axis-context')
    return axisDayLabel(context, ticks >= dayTicksThreshold);
  return style === 'table'
    ? displayDay(context.start, context.env)
    : fill(context, patterns.longDate());
}

function weekLabel(context: Context): string {
  const { style, ticks = 0, start, env, dateEnd } = context;
  if (style === 'axis' || style === 'axis-context')
    return axisDayLabel(context, ticks >= weekTicksThreshold);
  if (style !== 'table') return weekOf(fill(context, patterns.longDate()));
  const givenEnd = dateEnd === undefined ? undefined : readDate(dateEnd);
  const end = givenEnd?.isValid() ? givenEnd : endOfUnit(start, 'week', env);
  if (env.dateFormat === undefined) return rangeLabel(start, end, env);
  if (start.isSame(end, 'day')) return displayDay(start, env);
  return `${displayDay(start, env)} - ${displayDay(end, env)}`;
}

function monthLabel(context: Context): string {
  if (context.style === 'axis') return fill(context, 'MMM');
  if (context.style === 'axis-context') return fill(context, 'YYYY');
  return fill(context, patterns.longMonth());
}

function quarterLabel(context: Context): string {
  const quarter = fill(context, 'Q');
  const year = fill(context, 'YYYY');
  if (context.style === 'axis-context') return year;
  if (context.style === 'screen-reader')
    // translators: 1: number of a quarter of a year, 2: the year
    return sprintf(__('Quarter %1$s of %2$s', 'tillview'), quarter, year);
  if (context.style === 'axis')
    // translators: %s: number of a quarter of a year, as short as on an axis
    return sprintf(__('Q%s', 'tillview'), quarter);
  // translators: 1: number of a quarter of a year, 2: the year
  return sprintf(__('Q%1$s %2$s', 'tillview'), quarter, year);
}

/**
 * The label of an interval in the configured locale. In a table: 'Nov 1, 2026', '2 PM', 'Nov 2 - 8, 2026', 'November
 * 2026', 'Q4 2026', '2026'. In tooltips and for screen readers: the long form ('Week of November 2, 2026'). On an axis:
 * the shortest form, with the rest in `axis-context`, which is empty for years. `dateStart` is the server's
 * `date_start`; unreadable text is returned unchanged.
 */
export function formatIntervalLabel(
  interval: Interval,
  dateStart: DateInput,
  options: IntervalLabelOptions,
): string {
  const start = readDate(dateStart);
  if (!start.isValid()) return typeof dateStart === 'string' ? dateStart : '';
  const context = { ...options, start, env: getDateEnvironment() };
  switch (interval) {
    case 'hour':
      return hourLabel(context);
    case 'week':
      return weekLabel(context);
    case 'month':
      return monthLabel(context);
    case 'quarter':
      return quarterLabel(context);
    case 'year':
      return options.style === 'axis-context' ? '' : fill(context, 'YYYY');
    default:
      return dayLabel(context);
  }
}
