import { Button } from '@tillview/components';
import type { Interval } from '@tillview/date';
import { __ } from '@wordpress/i18n';
import { getTooLongText } from './too-long-text.ts';

const SHOW_BY_TEXTS: Readonly<Record<Interval, () => string>> = {
  hour: () => __('Show by hour', 'tillview'),
  day: () => __('Show by day', 'tillview'),
  week: () => __('Show by week', 'tillview'),
  month: () => __('Show by month', 'tillview'),
  quarter: () => __('Show by quarter', 'tillview'),
  year: () => __('Show by year', 'tillview'),
};

/** Returns the label of the button that selects an interval. */
export const getShowByText = (interval: Interval) => SHOW_BY_TEXTS[interval]();

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
