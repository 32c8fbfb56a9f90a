import {
  comparedWith,
  PRESETS,
  rangeOf,
  type Compare,
  type Days,
  type Period,
} from './expected-ranges.ts';
import { addDays, addMonths, daysBetween } from './days.ts';
import type { View, ViewRange } from './report-check.ts';
import type { StoreFacts } from './store-facts.ts';
import type { Texts, Unit } from './store-formatters.ts';

const COMPARE_LABELS: Readonly<Record<Compare, string>> = {
  previous_period: 'Previous period',
  previous_year: 'Previous year',
};
const UNITS: Readonly<Record<string, readonly Unit[]>> = {
  today: ['hour', 'day'],
  yesterday: ['hour', 'day'],
  week: ['day'],
  month: ['day', 'week'],
  quarter: ['day', 'week', 'month'],
  year: ['day', 'week', 'month', 'quarter'],
};

/** The intervals that a preset offers. */
export const unitsOf = (period: Period): readonly Unit[] =>
  UNITS[period.replace('last_', '')] ?? ['day'];

/** Every preset of the date range picker. */
export const PERIODS: readonly Period[] = PRESETS.map(([, period]) => period);
export const COMPARES: readonly Compare[] = ['previous_period', 'previous_year'];

/** The query and the range of a view, from a preset or from two days. */
export type RangeChoice = Required<Pick<View, 'query' | 'range'>>;

/** Creates the ranges of a store, with their labels. */
export function createRanges({ now, weekStart }: StoreFacts, texts: Texts) {
  const today = now.slice(0, 10);
  const named = (label: string, days: Days) => `${label} (${texts.dateRange(...days)})`;

  const choose = (
    url: Record<string, string>,
    label: string,
    primary: Days,
    secondary: Days | undefined,
    compare: Compare | 'none',
    unit: Unit,
  ): RangeChoice => {
    const range: ViewRange = {
      primary,
      secondary,
      unit,
      primaryLabel: named(label, primary),
      secondaryLabel:
        secondary && compare !== 'none' ? named(COMPARE_LABELS[compare], secondary) : undefined,
    };
    return { query: { ...url, compare, interval: unit }, range };
  };

  return {
    today,
    /** A preset range; with `none` it has no comparison. */
    preset(period: Period, compare: Compare | 'none', unit: Unit): RangeChoice {
      const days = rangeOf(period, today, weekStart);
      const label = PRESETS.find(([, value]) => value === period)?.[0] ?? period;
      const secondary = compare === 'none' ? undefined : comparedWith(period, days, compare);
      return choose({ period }, label, days, secondary, compare, unit);
    },
    /** A range from the first to the last day, both included; with `none` it has no comparison. */
    custom([first, last]: Days, compare: Compare | 'none', unit: Unit): RangeChoice {
      const earlier: Days =
        compare === 'previous_year'
          ? [addMonths(first, -12), addMonths(last, -12)]
          : [addDays(first, -daysBetween(first, last) - 1), addDays(first, -1)];
      const url = { period: 'custom', after: first, before: last };
      const secondary = compare === 'none' ? undefined : earlier;
      return choose(url, 'Custom', [first, last], secondary, compare, unit);
    },
  };
}

/** The ranges of one store. */
export type Ranges = ReturnType<typeof createRanges>;
