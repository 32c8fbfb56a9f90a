import type { RequestDates } from '@tillview/data';
import { formatDate, formatTime } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';
import { useAddress } from '../../shell/use-address.ts';

/** Says that an unfinished range is compared with whole days, with the switch that compares up to the same moment. */
export function ComparisonNote({ dates }: { dates: RequestDates }) {
  const { query, updateQuery } = useAddress();
  const { cut, params } = dates;
  if (!cut) return null;
  const time = formatTime(cut.now);
  const toggle = () =>
    updateQuery({
      // The choice refines the comparison, which links carry only together with the range.
      period: params.period,
      compare: params.compare,
      preset: query['preset'],
      compare_until: cut.isApplied ? undefined : 'now',
    });
  return (
    <p className="tillview-report__comparison">
      <span>
        {cut.isApplied
          ? sprintf(
              /* translators: %s: a time of day. */
              __('Today and the comparison are both counted until %s.', 'tillview'),
              time,
            )
          : sprintf(
              /* translators: 1: a time of day; 2: a date of the comparison. */
              __('Today is counted until %1$s, %2$s as a whole day.', 'tillview'),
              time,
              formatDate(cut.at),
            )}
      </span>
      <label>
        <input type="checkbox" checked={cut.isApplied} onChange={toggle} />{' '}
        {sprintf(
          /* translators: %s: a time of day. */
          __('Compare up to %s', 'tillview'),
          time,
        )}
      </label>
    </p>
  );
}
