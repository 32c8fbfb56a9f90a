import { Button } from '@tillview/components';
import { useUserPreferences, type ReportRequest, type RequestDates } from '@tillview/data';
import { configureDate, getDateEnvironment, intervalValues, type Interval } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';
import { READABLE_INTERVAL } from '../../host/preference-names.ts';
import { useAddress } from '../../shell/use-address.ts';
import { DateNotice } from './date-notice.tsx';
import { getShowByText } from './too-long-notice.tsx';

type NoteProps = { dates: RequestDates; request: ReportRequest };

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

/** Shows a long range by the other interval, and remembers for the user which kind of interval it is. */
function IntervalOffer({ request, interval }: { request: ReportRequest; interval: Interval }) {
  const { updateQuery } = useAddress();
  const { updateUserPreferences } = useUserPreferences();
  const choose = () => {
    const isReadable = intervalValues.indexOf(interval) > intervalValues.indexOf(request.interval);
    configureDate({ ...getDateEnvironment(), prefersReadableInterval: isReadable });
    // Where the store does not keep it, the address and this page have the choice.
    void updateUserPreferences({ [READABLE_INTERVAL]: isReadable });
    updateQuery({ interval, paged: undefined });
  };
  return (
    <Button variant="link" onClick={choose}>
      {getShowByText(interval)}
    </Button>
  );
}

/** What is to be known of a report's range beside its figures, in a quiet line; nothing for most ranges. */
export default function RangeNotes({ dates, request }: NoteProps) {
  const { offeredInterval } = request;
  return (
    <>
      {dates.corrections.length > 0 && <DateNotice dates={dates} />}
      {(dates.cut || offeredInterval) && (
        <div className="tillview-report__notes">
          <ComparisonNote dates={dates} />
          {offeredInterval && <IntervalOffer request={request} interval={offeredInterval} />}
        </div>
      )}
    </>
  );
}
