import { __ } from '@wordpress/i18n';
import type { ReportContext } from '../reporting/definition/report-definition.ts';
import { describeMissing } from './describe-missing.ts';

/** Says what the figures lack while some months of the ranges are not read; `ofRange`: those of the range itself. */
export const describePart = (ofRange: number, context: ReportContext): string =>
  ofRange === 0
    ? __('The comparison appears when the orders of its range are read.', 'tillview')
    : describeMissing(ofRange, context);
