import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReportContext } from '../reporting/definition/report-definition.ts';

/** Says what the figures lack while some months of the ranges are not read; `ofRange`: those of the range itself. */
export function describePart(ofRange: number, { formatNumber }: ReportContext): string {
  if (ofRange === 0)
    return __('The comparison appears when the orders of its range are read.', 'tillview');
  return sprintf(
    /* translators: %s: number of months. */
    _n(
      'The figures are not complete: the orders of %s month of the range are not read yet.',
      'The figures are not complete: the orders of %s months of the range are not read yet.',
      ofRange,
      'tillview',
    ),
    formatNumber(ofRange),
  );
}
