import { getIntervalLabel } from '@tillview/components';
import type { Interval } from '@tillview/date';
import { __ } from '@wordpress/i18n';
import '../../shell/parts/select.css';

type Props = {
  interval: Interval;
  allowedIntervals: readonly Interval[];
  onChange: (interval: string) => void;
};

/** The select for the interval of all charts on the page. */
export function IntervalSelect({ interval, allowedIntervals, onChange }: Props) {
  return (
    <select
      className="tillview-select"
      aria-label={__('Interval', 'tillview')}
      value={interval}
      onChange={(event) => onChange(event.target.value)}
    >
      {allowedIntervals.map((allowed) => (
        <option key={allowed} value={allowed}>
          {getIntervalLabel(allowed)}
        </option>
      ))}
    </select>
  );
}
