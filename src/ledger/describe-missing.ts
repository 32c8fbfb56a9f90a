import { _n, sprintf } from '@wordpress/i18n';
import type { ReportContext } from '../reporting/definition/report-definition.ts';

/** Says what figures lack while months of their range are not read. */
export const describeMissing = (
  months: number,
  { formatNumber }: Pick<ReportContext, 'formatNumber'>,
): string =>
  sprintf(
    /* translators: %s: number of months. */
    _n(
      'The figures are not complete: the orders of %s month of the range are not read yet.',
      'The figures are not complete: the orders of %s months of the range are not read yet.',
      months,
      'tillview',
    ),
    formatNumber(months),
  );
