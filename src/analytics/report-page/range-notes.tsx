import { Button } from '@tillview/components';
import type { ReportRequest, RequestDates } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { useAddress } from '../../shell/use-address.ts';
import { DateNotice } from './date-notice.tsx';
import { getShowByText } from './too-long.tsx';

type NoteProps = Pick<ReportRequest, 'readableInterval'> & { dates: RequestDates };

/** Says that an unfinished range is compared with whole days, with the switch that compares up to the same moment. */
function ComparisonNote({ dates: { cut, params } }: Pick<NoteProps, 'dates'>) {
  const { query, updateQuery } = useAddress();
  if (!cut) return null;
  const { time } = cut;
  const toggle = () =>
    updateQuery({
      // The choice refines the comparison, which links carry only together with the range.
      period: params.period,
      compare: params.compare,
      preset: query['preset'],
      compare_until: cut.isApplied ? undefined : 'now',
    });
  return (
    <>
      <span>
        {cut.isApplied
          ? sprintf(
              /* translators: %s: a time of day. */
              __('Both until %s.', 'tillview'),
              time,
            )
          : __('Today so far, compared with a whole day.', 'tillview')}
      </span>
      <label>
        <input type="checkbox" checked={cut.isApplied} onChange={toggle} />{' '}
        {sprintf(
          /* translators: %s: a time of day. */
          __('Compare up to %s', 'tillview'),
          time,
        )}
      </label>
    </>
  );
}

/** What is to be known of a report's range beside its figures, in a quiet line; nothing for most ranges. */
export default function RangeNotes({ dates, readableInterval }: NoteProps) {
  const { updateQuery } = useAddress();
  return (
    <>
      {dates.corrections.length > 0 && <DateNotice dates={dates} />}
      {(dates.cut || readableInterval) && (
        <div className="tillview-report__notes">
          <ComparisonNote dates={dates} />
          {readableInterval && (
            <Button
              variant="link"
              onClick={() => updateQuery({ interval: readableInterval, paged: undefined })}
            >
              {getShowByText(readableInterval)}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
