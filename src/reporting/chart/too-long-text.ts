import { MAX_INTERVALS } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';

/** Returns the message that is shown if there are too many intervals to load. */
export function getTooLongText(formatNumber: (value: number) => string): string {
  return sprintf(
    /* translators: %s: a number, such as 10,000. */
    __('This range has more than %s intervals. Select a longer interval.', 'tillview'),
    formatNumber(MAX_INTERVALS),
  );
}
