import { Button } from '@tillview/components';
import { MAX_INTERVALS } from '@tillview/data';
import type { Interval } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';

/** What stands in place of more intervals than can be read. */
export function getTooLongText(formatNumber: (value: number) => string): string {
  return sprintf(
    /* translators: %s: a number, such as 10,000. */
    __('This range has more than %s intervals. Select a longer interval.', 'tillview'),
    formatNumber(MAX_INTERVALS),
  );
}

/** What the button says that selects an interval. */
export function getShowByText(interval: Interval): string {
  switch (interval) {
    case 'hour':
      return __('Show by hour', 'tillview');
    case 'day':
      return __('Show by day', 'tillview');
    case 'week':
      return __('Show by week', 'tillview');
    case 'month':
      return __('Show by month', 'tillview');
    case 'quarter':
      return __('Show by quarter', 'tillview');
    case 'year':
      return __('Show by year', 'tillview');
  }
}

type Props = {
  /** The next longer interval that the range can be shown by. */
  interval: Interval;
  formatNumber: (value: number) => string;
  onSelect: (interval: Interval) => void;
};

/** Says that a range is too long for its interval, and offers the next longer one. */
export function TooLongNotice({ interval, formatNumber, onSelect }: Props) {
  return (
    <p className="tillview-report__notice" role="status">
      {getTooLongText(formatNumber)}{' '}
      <Button variant="link" onClick={() => onSelect(interval)}>
        {getShowByText(interval)}
      </Button>
    </p>
  );
}
