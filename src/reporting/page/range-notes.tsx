import { Button } from '@tillview/components';
import { useUserPreferences, type ReportRequest, type RequestDates } from '@tillview/data';
import { configureDate, getDateEnvironment, intervalValues, type Interval } from '@tillview/date';
import { useRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { userPreferences } from '../../host/preferences.ts';
import { useUrl } from '../../shell/use-url.ts';
import { DateNotice } from './date-notice.tsx';
import { rememberComparison } from './remember-comparison.ts';
import { getShowByText } from '../chart/too-long-notice.tsx';

type NoteProps = { dates: RequestDates; request: ReportRequest };

/**
 * Explains that an unfinished range is compared with whole days, with a checkbox that compares only up to the same
 * time.
 */
function ComparisonNote({ dates: { cut, params } }: Pick<NoteProps, 'dates'>) {
  const { query, updateQuery } = useUrl();
  const registry = useRegistry();
  if (!cut) return null;
  const { time } = cut;
  const toggle = () => {
    rememberComparison(registry, !cut.isApplied);
    updateQuery({
      // The parameter refines the comparison, and links keep it only together with the range.
      period: params.period,
      compare: params.compare,
      preset: query['preset'],
      compare_until: cut.isApplied ? undefined : 'now',
    });
  };
  const both = sprintf(
    /* translators: %s: a time of day. */
    __('Both until %s.', 'tillview'),
    time,
  );
  const whole = __('Compared with a whole day.', 'tillview');
  const [text, otherText] = cut.isApplied ? [both, whole] : [whole, both];
  return (
    <>
      <span className="tillview-report__switched" data-other={otherText}>
        {text}
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

/** A button that shows a long range with the other interval, and saves for the user which kind of interval to use. */
function IntervalOffer({ request, interval }: { request: ReportRequest; interval: Interval }) {
  const { updateQuery } = useUrl();
  const { updateUserPreferences } = useUserPreferences();
  const choose = () => {
    const isReadable = intervalValues.indexOf(interval) > intervalValues.indexOf(request.interval);
    configureDate({ ...getDateEnvironment(), prefersReadableInterval: isReadable });
    // If the store does not save the preference, it still applies to the URL and to this page.
    void updateUserPreferences({ [userPreferences.readableInterval]: isReadable });
    updateQuery({ interval, paged: undefined });
  };
  return (
    <Button variant="link" onClick={choose}>
      {getShowByText(interval)}
    </Button>
  );
}

/** Notes about a report's range, in small text; empty for most ranges. */
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
