import type { ReportRow, ReportRows } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import type { ReportContext } from '../definition/report-definition.ts';

/**
 * Describes how many rows of the table are on other pages, and therefore not printed. `undefined` when there are none,
 * or when their number is unknown.
 */
export function describeOmittedRows(
  { items, isTotalUnknown }: Pick<ReportRows<ReportRow>, 'items' | 'isTotalUnknown'>,
  { formatNumber }: Pick<ReportContext, 'formatNumber'>,
): string | undefined {
  const rest = items.totalResults - items.data.length;
  if (isTotalUnknown || items.data.length === 0 || rest <= 0) return undefined;
  return sprintf(
    /* translators: 1: number of rows on paper; 2: number of all rows; 3: number of rows left out. */
    __('The table has %1$s of %2$s rows; %3$s are not printed.', 'tillview'),
    formatNumber(items.data.length),
    formatNumber(items.totalResults),
    formatNumber(rest),
  );
}
