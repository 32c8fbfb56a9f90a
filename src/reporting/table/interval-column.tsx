import type { AnyTotals, StatsInterval } from '@tillview/data';
import { formatIntervalLabel, formatPartialDays, isIncompleteInterval } from '@tillview/date';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReportColumn, ReportContext } from '../definition/report-definition.ts';
import { dateCells } from './date-cells.ts';

type Interval = Pick<StatsInterval<AnyTotals>, 'date_start' | 'date_end'>;

/** Formats the interval's dates for its cell. In a range of several days, an hour includes its day. */
export const writeDate = (
  { date_start, date_end }: Interval,
  { interval, hasSeveralDays }: ReportContext,
) =>
  formatIntervalLabel(interval, date_start, {
    style: 'table',
    dateEnd: date_end,
    hasSeveralDays,
  });

/**
 * Describes an incomplete interval: "so far" if it is not over, and the number of days if the range contains only a
 * part of it.
 */
function getParts({ date_start, date_end }: Interval, { interval }: ReportContext) {
  const isIncomplete = isIncompleteInterval(date_start, interval, date_end);
  const days = formatPartialDays(interval, date_start, date_end);
  return {
    running: isIncomplete ? __('so far', 'tillview') : '',
    days: days
      ? /* translators: %s: the part of a week, month, quarter or year that is shown, such as "5 of 7 days". */
        sprintf(__('(%s)', 'tillview'), days)
      : '',
  };
}

function PartialNote({ row, context }: { row: Interval; context: ReportContext }) {
  const { running, days } = getParts(row, context);
  return (
    <>
      {running && (
        <>
          {' '}
          <span
            className="tillview-report__incomplete"
            title={__('Incomplete: this interval has not ended yet', 'tillview')}
          >
            {running}
          </span>
        </>
      )}
      {days && (
        <>
          {' '}
          <span className="tillview-report__incomplete">{days}</span>
        </>
      )}
    </>
  );
}

/** The column with the dates of rows that are intervals; its total is their number. */
export const getIntervalColumn = <Row extends Interval, Totals>(): ReportColumn<Row, Totals> => ({
  key: 'date',
  label: () => __('Date', 'tillview'),
  required: true,
  ...dateCells<Row>({
    read: ({ date_start }) => date_start,
    precision: ({ interval }) => (interval === 'hour' ? 'minute' : 'day'),
    display: (row, context) => (
      <>
        {writeDate(row, context)}
        <PartialNote row={row} context={context} />
      </>
    ),
  }),
  note: {
    label: () => __('Note', 'tillview'),
    read: (row, context) => {
      const { running, days } = getParts(row, context);
      return [running, days].filter(Boolean).join(' ');
    },
  },
  total: (_totals, { interval, formatNumber }, rows) => {
    const counted = {
      /* translators: %s: number of hours in the range. */
      hour: _n('%s hour', '%s hours', rows, 'tillview'),
      /* translators: %s: number of days in the range. */
      day: _n('%s day', '%s days', rows, 'tillview'),
      /* translators: %s: number of weeks in the range. */
      week: _n('%s week', '%s weeks', rows, 'tillview'),
      /* translators: %s: number of months in the range. */
      month: _n('%s month', '%s months', rows, 'tillview'),
      /* translators: %s: number of quarters in the range. */
      quarter: _n('%s quarter', '%s quarters', rows, 'tillview'),
      /* translators: %s: number of years in the range. */
      year: _n('%s year', '%s years', rows, 'tillview'),
    };
    return sprintf(counted[interval], formatNumber(rows));
  },
});
