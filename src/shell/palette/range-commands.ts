import {
  getComparisonValues,
  getDateParamsFromQuery,
  getRollingPresetQuery,
  presetValues,
  rollingPresetValues,
} from '@tillview/date';
import type { Query, QueryUpdate } from '@tillview/navigation';
import { __, sprintf } from '@wordpress/i18n';
import type { Command } from './command.ts';

/** Additional search terms of a comparison. */
const KEYWORDS: Readonly<Record<string, () => string>> = {
  previous_year: () => __('last year', 'tillview'),
  previous_period: () => __('period before', 'tillview'),
};

/**
 * Returns a command for each named range with each comparison of the date picker; those with the current comparison
 * come first.
 */
export function getRangeCommands(query: Query, update: (update: QueryUpdate) => void): Command[] {
  const { compare: current, until } = getDateParamsFromQuery(query);
  const ranges = [
    ...presetValues
      .filter(({ value }) => value !== 'custom')
      .map(({ value, label }) => ({
        label,
        dates: { period: value, after: undefined, before: undefined, preset: undefined },
      })),
    ...rollingPresetValues.map(({ value, label }) => ({
      label,
      dates: getRollingPresetQuery(value),
    })),
  ];
  const offers = ranges.map((range) => ({
    ...range,
    comparisons: getComparisonValues({ ...range.dates, compare: 'none' }),
  }));
  const comparisons = [...new Set(offers.flatMap((offer) => offer.comparisons))]
    .filter(({ value }) => value !== 'custom')
    .toSorted((a, b) => Number(b.value === current) - Number(a.value === current));
  return comparisons.flatMap((comparison) =>
    offers
      .filter((offer) => offer.comparisons.includes(comparison))
      .map(({ label, dates }) => ({
        id: `range ${label} ${comparison.value}`,
        label:
          comparison.value === 'none'
            ? sprintf(
                /* translators: %s: a range, such as "Last month". */
                __('%s, no comparison', 'tillview'),
                label,
              )
            : sprintf(
                /* translators: 1: a range, such as "Last month"; 2: its comparison, such as "Previous year". */
                __('%1$s vs. %2$s', 'tillview'),
                label,
                comparison.label,
              ),
        group: __('Range', 'tillview'),
        keywords: KEYWORDS[comparison.value]?.(),
        run: () =>
          update({
            ...dates,
            compare: comparison.value,
            compare_after: undefined,
            compare_before: undefined,
            compare_until: until,
            paged: undefined,
          }),
      })),
  );
}
