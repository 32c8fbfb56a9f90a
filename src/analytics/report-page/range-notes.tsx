import { Button, lazyWithRetry } from '@tillview/components';
import type { ReportRequest, RequestDates } from '@tillview/data';
import { formatDate, formatTime } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';
import { useAddress } from '../../shell/use-address.ts';
import { getShowByText } from './too-long.tsx';

/** Loaded for addresses that name wrong dates. */
const DateNotice = lazyWithRetry(() => import('./date-notice.tsx'), {
  placeholder: () => <p className="tillview-report__notice" aria-busy="true" />,
  failure: () => __('Some dates of the address were replaced.', 'tillview'),
});

type NoteProps = Pick<ReportRequest, 'readableInterval'> & { dates: RequestDates };

/** Says that an unfinished range is compared with whole days, with the switch that compares up to the same moment. */
function ComparisonNote({ dates: { cut, params } }: Pick<NoteProps, 'dates'>) {
  const { query, updateQuery } = useAddress();
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
    <>
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
    </>
  );
}

/** What is to be known of a report's range beside its figures, in a quiet line; nothing for most ranges. */
export function RangeNotes({ dates, readableInterval }: NoteProps) {
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
