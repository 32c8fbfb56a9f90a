import { __, sprintf } from '@wordpress/i18n';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';

/** Formats a percentage with at most one decimal; "N/A" if there is none. */
export const formatShare = (
  share: number | null | undefined,
  { formatNumber }: Pick<ReportContext, 'formatNumber'>,
): string =>
  typeof share === 'number'
    ? /* translators: %s: a number. */
      sprintf(__('%s%%', 'tillview'), formatNumber(Math.round(share * 10) / 10))
    : __('N/A', 'tillview');
