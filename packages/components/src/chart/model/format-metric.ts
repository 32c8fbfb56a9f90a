import { __ } from '@wordpress/i18n';

/** The text for a missing value, as in summary cards and tables (R8.13). */
export function getMissingText(): string {
  return __('N/A', 'tillview');
}

/** Formats a value that may be missing. */
export function formatMetric(value: number | null, metric: (value: number) => string): string {
  return value === null ? getMissingText() : metric(value);
}
