import type { Interval } from '@tillview/date';
import { __ } from '@wordpress/i18n';

type Props = {
  interval: Interval;
  allowedIntervals: readonly Interval[];
  onChange: (interval: string) => void;
};

function getLabel(interval: Interval): string {
  switch (interval) {
    case 'hour':
      return __('By hour', 'tillview');
    case 'day':
      return __('By day', 'tillview');
    case 'week':
      return __('By week', 'tillview');
    case 'month':
      return __('By month', 'tillview');
    case 'quarter':
      return __('By quarter', 'tillview');
    case 'year':
      return __('By year', 'tillview');
  }
}

/** The select for the interval of all charts on the page. */
export function IntervalSelect({ interval, allowedIntervals, onChange }: Props) {
  return (
    <select
      className="tillview-overview__select"
      aria-label={__('Interval', 'tillview')}
      value={interval}
      onChange={(event) => onChange(event.target.value)}
    >
      {allowedIntervals.map((allowed) => (
        <option key={allowed} value={allowed}>
          {getLabel(allowed)}
        </option>
      ))}
    </select>
  );
}
