import { __ } from '@wordpress/i18n';
import type { PeriodUnit } from './calendar.ts';

/** A value of a URL parameter, and its label. The label is translated on access, not when this module loads. */
export type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
};

/** Values of the URL parameter `period` (R9.14). */
export type Period =
  | 'today'
  | 'yesterday'
  | 'week'
  | 'last_week'
  | 'month'
  | 'last_month'
  | 'quarter'
  | 'last_quarter'
  | 'year'
  | 'last_year'
  | 'custom';

/** Values of the URL parameter `compare` (R9.15). */
export type PeriodCompare = 'previous_period' | 'previous_year';

/** Values of `compare`, including our additions: a custom range, and no comparison. */
export type Compare = PeriodCompare | 'custom' | 'none';

function choice<Value extends string>(value: Value, text: () => string): Choice<Value> {
  return {
    value,
    get label() {
      return text();
    },
  };
}

/** The periods of the date-range picker, in display order (R9.14; labels: readings C11). */
export const presetValues: readonly Choice<Period>[] = [
  choice('today', () => __('Today', 'tillview')),
  choice('yesterday', () => __('Yesterday', 'tillview')),
  choice('week', () => __('Week to date', 'tillview')),
  choice('last_week', () => __('Last week', 'tillview')),
  choice('month', () => __('Month to date', 'tillview')),
  choice('last_month', () => __('Last month', 'tillview')),
  choice('quarter', () => __('Quarter to date', 'tillview')),
  choice('last_quarter', () => __('Last quarter', 'tillview')),
  choice('year', () => __('Year to date', 'tillview')),
  choice('last_year', () => __('Last year', 'tillview')),
  choice('custom', () => __('Custom', 'tillview')),
];

/** The comparisons of the specification (R9.15). */
export const periods: readonly Choice<PeriodCompare>[] = [
  choice('previous_period', () => __('Previous period', 'tillview')),
  choice('previous_year', () => __('Previous year', 'tillview')),
];

/** All comparisons: `periods` and our additions, `compare=custom` and `compare=none`. */
export const comparisonValues: readonly Choice<Compare>[] = [
  ...periods,
  choice('custom', () => __('Custom', 'tillview')),
  choice('none', () => __('No comparison', 'tillview')),
];

/** The rolling ranges in display order: whole days up to and including today. A new one is one line here. */
const rolling = {
  last_7_days: { days: 7, text: () => __('Last 7 days', 'tillview') },
  last_14_days: { days: 14, text: () => __('Last 14 days', 'tillview') },
  last_30_days: { days: 30, text: () => __('Last 30 days', 'tillview') },
  last_90_days: { days: 90, text: () => __('Last 90 days', 'tillview') },
  last_365_days: { days: 365, text: () => __('Last 365 days', 'tillview') },
} as const;

/** The name of a rolling range. */
export type RollingPreset = keyof typeof rolling;

/** The rolling ranges, in display order; in the URL `period=custom&preset=…`. */
export const rollingPresetValues: readonly Choice<RollingPreset>[] = (
  Object.keys(rolling) as RollingPreset[]
).map((value) => choice(value, rolling[value].text));

/** Returns the length of a rolling range in days, including today. */
export const getRollingDays = (preset: RollingPreset): number => rolling[preset].days;

/** A name for custom dates: a rolling range, or everything since the first day in the URL. */
export type RangePreset = RollingPreset | 'all_time';

/**
 * Everything since the first order; in the URL `period=custom&preset=all_time&after=…`, where `after` is the first day.
 */
export const allTimePreset: Choice<'all_time'> = choice('all_time', () =>
  __('All time', 'tillview'),
);

/** The calendar unit of a period, and whether the period is the current unit or the last finished one. */
export const periodShapes: Readonly<
  Record<Exclude<Period, 'custom'>, { readonly unit: PeriodUnit; readonly isFinished: boolean }>
> = {
  today: { unit: 'day', isFinished: false },
  yesterday: { unit: 'day', isFinished: true },
  week: { unit: 'week', isFinished: false },
  last_week: { unit: 'week', isFinished: true },
  month: { unit: 'month', isFinished: false },
  last_month: { unit: 'month', isFinished: true },
  quarter: { unit: 'quarter', isFinished: false },
  last_quarter: { unit: 'quarter', isFinished: true },
  year: { unit: 'year', isFinished: false },
  last_year: { unit: 'year', isFinished: true },
};

/** URL parameters of our additions. Links include them together with `period`, `compare`, `after` and `before`. */
export const extraDateParameters = [
  'preset',
  'compare_after',
  'compare_before',
  'compare_until',
  'compare_align',
] as const;

/** Finds the choice with this value; undefined for an unknown one. Values from the URL get their type here. */
export function findChoice<Value extends string>(
  choices: readonly Choice<Value>[],
  value: unknown,
): Choice<Value> | undefined {
  return choices.find((candidate) => candidate.value === value);
}
