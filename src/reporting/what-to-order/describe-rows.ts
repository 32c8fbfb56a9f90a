import { __, _n, sprintf } from '@wordpress/i18n';
import { describeListed } from './describe-listed.ts';
import type { OrderRow } from './order-plan.ts';

/** Says how many products are listed, and how many others are in the list because they run out soon; empty without rows, and if the number is not known. */
export function describeRows(
  listed: number | undefined,
  rows: readonly OrderRow[],
  formatNumber: (count: number) => string,
): string {
  if (listed === undefined || rows.length === 0) return '';
  const others = rows.filter(({ status }) => status === 'runs-out').length;
  const first = describeListed(listed, formatNumber(listed));
  if (others === 0) return first;
  const second = sprintf(
    /* translators: %s: number of products. */
    _n(
      '%s more runs out within the lead time.',
      '%s more run out within the lead time.',
      others,
      'tillview',
    ),
    formatNumber(others),
  );
  /* translators: 1 and 2: sentences. */
  return sprintf(__('%1$s %2$s', 'tillview'), first, second);
}
