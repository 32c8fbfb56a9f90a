import { __, _n, sprintf } from '@wordpress/i18n';
import {
  getRollingDays,
  rollingPresets,
  type Compare,
  type Period,
  type PeriodCompare,
  type RollingPreset,
  type UnitCompare,
} from './choice-values.ts';
import { getDateEnvironment } from './environment.ts';
import type { MovedDayName } from './moved-days.ts';
import { type DateQuery, periodOf, wholeUnitOf } from './range-choice.ts';

/** A value of a URL parameter, and its label. The label is translated on access, not when this module loads. */
export type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
};

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

/** The comparisons with the whole calendar unit before. */
const unitComparisons: readonly Choice<UnitCompare>[] = [
  choice('previous_month', () => __('Previous month', 'tillview')),
  choice('previous_quarter', () => __('Previous quarter', 'tillview')),
];

/** The comparisons of every range: `periods` and our additions, `compare=custom` and `compare=none`. */
export const comparisonValues: readonly Choice<Compare>[] = [
  ...periods,
  choice('custom', () => __('Custom', 'tillview')),
  choice('none', () => __('No comparison', 'tillview')),
];

/** The comparisons that a range offers: of a whole calendar unit, the whole unit before comes first (readings B60). */
export function getComparisonValues(query: DateQuery): readonly Choice<Compare>[] {
  const env = getDateEnvironment();
  const period = periodOf(query, env.defaultDateRange, env);
  const unit = period && wholeUnitOf(period, env);
  const first = unit && findChoice<Compare>([...unitComparisons, ...periods], `previous_${unit}`);
  return first
    ? [first, ...comparisonValues.filter(({ value }) => value !== first.value)]
    : comparisonValues;
}

/** Finds the label of a comparison. */
export const findComparison = (compare: Compare): Choice<Compare> | undefined =>
  findChoice<Compare>([...comparisonValues, ...unitComparisons], compare);

/** The label of a number of days up to today. */
export const formatLastDays = (days: number): string =>
  /* translators: %s: number of days, up to and including today. */
  sprintf(_n('Last %s day', 'Last %s days', days, 'tillview'), String(days));

/** The rolling ranges, in display order; in the URL `period=custom&preset=…`. */
export const rollingPresetValues: readonly Choice<RollingPreset>[] = rollingPresets.map((value) =>
  choice(value, () => formatLastDays(getRollingDays(value))),
);

/**
 * Everything since the first order; in the URL `period=custom&preset=all_time&after=…`, where `after` is the first day.
 */
export const allTimePreset: Choice<'all_time'> = choice('all_time', () =>
  __('All time', 'tillview'),
);

/** The days that change sales and have another date in each year. */
export const movedDayValues: readonly Choice<MovedDayName>[] = [
  choice('good-friday', () => __('Good Friday', 'tillview')),
  choice('easter-sunday', () => __('Easter Sunday', 'tillview')),
  choice('easter-monday', () => __('Easter Monday', 'tillview')),
  choice('whit-monday', () => __('Whit Monday', 'tillview')),
  choice('black-friday', () => __('Black Friday', 'tillview')),
  choice('cyber-monday', () => __('Cyber Monday', 'tillview')),
];

/** The name of a day that has another date in each year. */
export const formatMovedDay = (name: MovedDayName): string =>
  findChoice(movedDayValues, name)?.label ?? name;

/** URL parameters of our additions. Links include them together with `period`, `compare`, `after` and `before`. */
export const extraDateParameters = [
  'preset',
  'compare_after',
  'compare_before',
  'compare_until',
  'compare_align',
] as const;

/** Finds the choice with this value; undefined for an unknown one. */
export function findChoice<Value extends string>(
  choices: readonly Choice<Value>[],
  value: unknown,
): Choice<Value> | undefined {
  return choices.find((candidate) => candidate.value === value);
}
