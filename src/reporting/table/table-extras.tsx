import { Button } from '@tillview/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReportContext } from '../definition/report-definition.ts';
import { describeOverlap, describeRowsDifference } from '../request/rows-difference.ts';

/** Tells that the store repeats rows of this page on another one. */
function Repeats({ rows: count, context }: { rows: number; context: ReportContext }) {
  return (
    <p className="tillview-report__notice">
      {sprintf(
        /* translators: %s: number of rows. */
        _n(
          '%s row of this page was also on another page, because the store does not order equal rows. Other rows may be missing. Narrow the report down, or sort by another column.',
          '%s rows of this page were also on another page, because the store does not order equal rows. Other rows may be missing. Narrow the report down, or sort by another column.',
          count,
          'tillview',
        ),
        context.formatNumber(count),
      )}
    </p>
  );
}

type DifferenceProps = Parameters<typeof describeRowsDifference>[0] & {
  columns: Parameters<typeof describeOverlap>[0];
};

/** Tells below a total that the rows do not add up to it, and below their number why. Shows nothing if they do. */
function Difference({ columns, ...props }: DifferenceProps) {
  const text = props.column.overlap
    ? describeOverlap(columns, props)
    : describeRowsDifference(props);
  return text === '' ? null : <small className="tillview-report__total-note">{text}</small>;
}

/** Replaces the totals if their request failed. */
function NoTotals({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      {__('The totals could not be loaded.', 'tillview')}{' '}
      <Button variant="link" onClick={onRetry}>
        {__('Retry', 'tillview')}
      </Button>
    </>
  );
}

/** Tells that a table has no rows although the store counts some. */
function NotSent({ rows, context }: { rows: number; context: ReportContext }) {
  return sprintf(
    /* translators: %s: number of rows. */
    _n(
      'The store counts %s row here, but did not send it.',
      'The store counts %s rows here, but did not send them.',
      rows,
      'tillview',
    ),
    context.formatNumber(rows),
  );
}

type Props =
  | ({ show: 'repeats' } & Parameters<typeof Repeats>[0])
  | ({ show: 'difference' } & Parameters<typeof Difference>[0])
  | ({ show: 'noTotals' } & Parameters<typeof NoTotals>[0])
  | ({ show: 'notSent' } & Parameters<typeof NotSent>[0]);

/** A part of a table that few tables need. */
export default function TableExtra(props: Props) {
  switch (props.show) {
    case 'repeats':
      return <Repeats {...props} />;
    case 'difference':
      return <Difference {...props} />;
    case 'noTotals':
      return <NoTotals {...props} />;
    default:
      return <NotSent {...props} />;
  }
}
