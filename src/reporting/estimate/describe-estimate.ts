import type { PeriodEstimate } from '@tillview/statistics';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReportContext } from '../definition/report-definition.ts';
import { formatRough } from '../definition/format-rough.ts';
import type { EstimatedUnit } from './period-history.ts';

/** How many of the earlier estimates were right. */
const testTexts = {
  month: (tested: number) =>
    /* translators: 1: number of months whose result lay in the range that had been estimated, 2: number of months. */
    _n(
      '%1$s of the last %2$s month ended in its range.',
      '%1$s of the last %2$s months ended in their range.',
      tested,
      'tillview',
    ),
  quarter: (tested: number) =>
    /* translators: 1: number of quarters whose result lay in the range that had been estimated, 2: number of quarters. */
    _n(
      '%1$s of the last %2$s quarter ended in its range.',
      '%1$s of the last %2$s quarters ended in their range.',
      tested,
      'tillview',
    ),
  year: (tested: number) =>
    /* translators: 1: number of years whose result lay in the range that had been estimated, 2: number of years. */
    _n(
      '%1$s of the last %2$s year ended in its range.',
      '%1$s of the last %2$s years ended in their range.',
      tested,
      'tillview',
    ),
} as const satisfies Readonly<Record<EstimatedUnit, unknown>>;

/** An estimate of net sales as text, and how good earlier ones were; or why there is none. `label` names the period. */
export function describeEstimate(
  made: PeriodEstimate,
  unit: EstimatedUnit,
  label: string,
  context: ReportContext,
): { text: string; tests: string } {
  const { formatNumber } = context;
  switch (made.is) {
    case 'too-short': {
      const text = sprintf(
        /* translators: 1: a month, a quarter or a year, 2: number of days that are needed, 3: number of days. */
        __(
          'No estimate for %1$s yet: it needs %2$s days of sales, the store has %3$s.',
          'tillview',
        ),
        label,
        formatNumber(made.needed),
        formatNumber(made.days),
      );
      return { text, tests: '' };
    }
    case 'unknown':
      return {
        /* translators: %s: a month, a quarter or a year. */
        text: sprintf(
          __('No estimate for %s yet: too many of its days are left.', 'tillview'),
          label,
        ),
        tests: '',
      };
    case 'known': {
      const { estimate, low, high, tested, inside } = made;
      const text = sprintf(
        /* translators: 1: a month, a quarter or a year, 2: an amount, 3 and 4: the amounts between which the result lies with a probability of 80%. */
        __('Estimated net sales for %1$s: about %2$s (80%%: %3$s to %4$s).', 'tillview'),
        label,
        formatRough(estimate, context),
        formatRough(low, context),
        formatRough(high, context),
      );
      const tests =
        tested === 0
          ? ''
          : sprintf(testTexts[unit](tested), formatNumber(inside), formatNumber(tested));
      return { text, tests };
    }
  }
}

/** Says that a period is not estimated while the shop has no orders. `label` names the period. */
export const describeWithheld = (label: string): string =>
  sprintf(
    /* translators: %s: a month, a quarter or a year. */
    __('No estimate for %s while there are no orders: it would assume usual sales.', 'tillview'),
    label,
  );
