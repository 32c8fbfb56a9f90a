import { Button } from '@tillview/components';
import type { Interval } from '@tillview/date';
import { __ } from '@wordpress/i18n';
import { getTooLongText } from './too-long-text.ts';

/** Returns the label of the button that selects an interval. */
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
  /** The next longer interval that is allowed for the range. */
  interval: Interval;
  formatNumber: (value: number) => string;
  onSelect: (interval: Interval) => void;
};

/** Explains that a range is too long for its interval, and offers the next longer interval. */
export default function TooLongNotice({ interval, formatNumber, onSelect }: Props) {
  return (
    <p className="tillview-report__notice" role="status">
      {getTooLongText(formatNumber)}{' '}
      <Button variant="link" onClick={() => onSelect(interval)}>
        {getShowByText(interval)}
      </Button>
    </p>
  );
}
