import { MAX_INTERVALS } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';

/** What stands in place of more intervals than can be read. */
export function getTooLongText(formatNumber: (value: number) => string): string {
  return sprintf(
    /* translators: %s: a number, such as 10,000. */
    __('This range has more than %s intervals. Select a longer interval.', 'tillview'),
    formatNumber(MAX_INTERVALS),
  );
}
