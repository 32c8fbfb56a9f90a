import { Card, Link, Table } from '@tillview/components';
import { MIN_SEGMENTED, SEGMENTS } from '@tillview/statistics';
import { __, _n, sprintf } from '@wordpress/i18n';
import { renderValue } from '../../reporting/definition/metric-values.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { useUrl } from '../../shell/use-url.ts';
import { listTexts } from './list-texts.ts';
import { getListQuery } from './retention-source.ts';
import type { CustomerRow, Retention } from './retention.ts';

type Props = { retention: Retention; context: ReportContext };

const sumNet = (rows: readonly CustomerRow[]): number =>
  rows.reduce((sum, { net_revenue: net }) => sum + net, 0);

/** The segments of the customers: how many, what they bought, and what to do. */
export function SegmentTable({ retention, context }: Props) {
  const { href } = useUrl();
  const { lists, customers, net } = retention;
  const { formatNumber, formatDecimal } = context;
  const title = __('Segments', 'tillview');
  const formatShare = (part: number, whole: number) =>
    whole > 0 ? `${formatDecimal((100 * part) / whole, 1, 1)}%` : __('N/A', 'tillview');
  if (!lists.best)
    return (
      <Card title={title}>
        <p className="tillview-retention__message">
          {sprintf(
            /* translators: %s: number of customers. */
            _n(
              'Segments compare customers with each other. They appear when %s customer has ordered.',
              'Segments compare customers with each other. They appear when %s customers have ordered.',
              MIN_SEGMENTED,
              'tillview',
            ),
            formatNumber(MIN_SEGMENTED),
          )}
        </p>
      </Card>
    );
  return (
    <Card
      title={title}
      description={__(
        'Each customer is in one segment, by the time since the last order, the number of orders and net sales. Recently means within the time in which nine of ten repeat orders come.',
        'tillview',
      )}
      isFlush
    >
      <Table
        caption={title}
        headers={[
          { key: 'segment', label: __('Segment', 'tillview') },
          { key: 'customers', label: __('Customers', 'tillview'), isNumeric: true },
          { key: 'share', label: __('Share of customers', 'tillview'), isNumeric: true },
          { key: 'net', label: __('Net sales', 'tillview'), isNumeric: true },
          { key: 'net_share', label: __('Share of net sales', 'tillview'), isNumeric: true },
          { key: 'advice', label: __('What to do', 'tillview') },
        ]}
        rows={SEGMENTS.map((segment) => {
          const rows = lists[segment] ?? [];
          const { name, description, advice } = listTexts[segment];
          const sum = sumNet(rows);
          return [
            {
              display: (
                <>
                  <Link href={href(getListQuery(segment))}>{name()}</Link>
                  <span className="tillview-retention__description">{description()}</span>
                </>
              ),
            },
            { display: formatNumber(rows.length) },
            { display: formatShare(rows.length, customers) },
            { display: renderValue('currency', sum, context) },
            { display: formatShare(sum, net) },
            { display: advice() },
          ];
        })}
        totals={{
          customers: formatNumber(customers),
          net: renderValue('currency', net, context),
        }}
      />
    </Card>
  );
}
