import type { RevenueTotals, StatsInterval } from '@tillview/data';
import { toISODate } from '../../../reporting/table/date-cells.ts';
import { getIntervalColumn, writeDate } from '../../../reporting/table/interval-column.tsx';
import { metricColumns } from '../../../reporting/table/metric-columns.tsx';
import type {
  ReportColumn,
  ReportContext,
} from '../../../reporting/definition/report-definition.ts';
import { metrics } from './metrics.ts';

export type RevenueRow = StatsInterval<RevenueTotals>;
type Column = ReportColumn<RevenueRow, RevenueTotals>;

/** The URL of a screen for the days of an interval; undefined for an hour, since ranges consist of whole days. */
function getDaysHref(
  path: string,
  row: RevenueRow,
  { compare, until, interval, screenHref }: ReportContext,
) {
  const after = toISODate(row.date_start, 'day');
  const before = toISODate(row.date_end, 'day');
  if (interval === 'hour' || !after || !before) return undefined;
  const days = {
    period: 'custom',
    preset: undefined,
    after,
    before,
    compare,
    compare_until: until,
    interval: undefined,
  };
  return screenHref(path, days);
}

/** The columns of Revenue: headers, cells, totals and the CSV all come from here. */
export const columns: readonly Column[] = [
  getIntervalColumn<RevenueRow, RevenueTotals>(),
  ...metricColumns<RevenueRow>(metrics, {
    read: ({ subtotals }) => subtotals,
    orders: {
      href: (row, context) => getDaysHref('/analytics/orders', row, context),
      of: writeDate,
    },
    refunds: {
      href: (row, context) =>
        context.canReadOrders ? getDaysHref('/analytics/refunds', row, context) : undefined,
      of: writeDate,
    },
  }),
];
