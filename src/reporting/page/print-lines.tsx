import type { ReportRequest } from '@tillview/data';
import { formatDate, formatTime, getStoreTimeZoneMoment } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';
import { useHost } from '../../host/host-context.ts';
import { usePrintTime } from '../../host/use-print-time.ts';

type Dates = NonNullable<ReportRequest['dates']>;

const describeOne = ({ label, range }: Dates['primary']) => `${label} (${range})`;

function describeRange({ primary, secondary }: Dates): string {
  const range = describeOne(primary);
  return secondary
    ? sprintf(
        /* translators: 1: a range of dates; 2: the range that it is compared with. */
        __('%1$s, compared with %2$s', 'tillview'),
        range,
        describeOne(secondary),
      )
    : range;
}

type Props = {
  dates: ReportRequest['dates'];
  /** The active filters, one per line; those that are undefined are left out. */
  filters?: readonly (string | undefined)[];
  /** Describes the rows that are not printed. */
  rest?: string | undefined;
};

/** The lines of a printed page: store, range, comparison, filters and the date of printing. */
export default function PrintLines({ dates, filters = [], rest }: Props) {
  const { storeName } = useHost();
  const printedAt = usePrintTime(() => getStoreTimeZoneMoment());
  const lines = [
    storeName,
    dates && describeRange(dates),
    ...filters,
    sprintf(
      /* translators: 1: a date; 2: a time of day. */
      __('Printed on %1$s at %2$s', 'tillview'),
      formatDate(printedAt),
      formatTime(printedAt),
    ),
    rest,
  ];
  return <>{lines.map((line) => line && <p key={line}>{line}</p>)}</>;
}

/** The header of a printed page, which only prints show. */
export const PrintHeader = (props: Props) => (
  <div className="tillview-report__print">
    <PrintLines {...props} />
  </div>
);
