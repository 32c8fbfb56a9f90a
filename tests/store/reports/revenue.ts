import { daysBetween } from '../days.ts';
import { metricCells, metricsOf } from '../cells.ts';
import type { ExpectedRow } from '../compare-cells.ts';
import { PAGE_SIZE, type ViewMetrics } from '../expected-view.ts';
import type { CellContext, ReportCheck, View, ViewRange } from '../report-check.ts';
import { toNumber, type Interval } from '../store-client.ts';

const CARDS = [
  ['Gross sales', 'gross_sales', 'money'],
  ['Returns', 'refunds', 'money'],
  ['Coupons', 'coupons', 'money'],
  ['Net sales', 'net_revenue', 'money'],
  ['Taxes', 'taxes', 'money'],
  ['Shipping', 'shipping', 'money'],
  ['Total sales', 'total_sales', 'money'],
] as const;
const HEAD = ['Date', 'Orders', ...CARDS.map(([title]) => title)];
const METRICS = [['orders_count', 'count'], ...metricsOf(CARDS)] as const;

/** The expected Revenue report, whose rows are the intervals of its metrics. */
export const revenue: ReportCheck = {
  path: '/analytics/revenue',
  title: 'Revenue',
  stats: 'revenue',
  cards: CARDS,
  chart: 'net_revenue',
};

/**
 * The value that a row is sorted by. Sums of floats differ in their last digits, so amounts are rounded to 6 decimals.
 */
const sortValue = ({ date_start: start, subtotals }: Interval, orderby: string): number | string =>
  orderby === 'date' ? start : Number((toNumber(subtotals[orderby]) ?? 0).toFixed(6));

/** The expected page of the Revenue table. */
export function expectedRevenuePage(
  {
    sort = { orderby: 'date', order: 'desc' },
    page = 1,
    pageSize = PAGE_SIZE,
    range,
  }: View & { range: ViewRange },
  { primary }: ViewMetrics,
  { texts }: CellContext,
) {
  const { orderby, order } = sort;
  const direction = order === 'asc' ? 1 : -1;
  const begun = primary.intervals.filter(({ date_start }) => texts.hasBegun(date_start));
  const sorted = begun.toSorted((a, b) => {
    const [left, right] = [sortValue(a, orderby), sortValue(b, orderby)];
    return left === right ? 0 : left < right ? -direction : direction;
  });
  const hasSeveralDays = daysBetween(...range.primary) > 0;
  const rows = sorted.map((interval): ExpectedRow => {
    const { date_start: start, date_end: end, subtotals } = interval;
    const part = texts.partOf(range.unit, start, end);
    const mark = `${texts.isIncomplete(start, end) ? ' so far' : ''}${part && ` (${part})`}`;
    return {
      cells: [
        texts.intervalInTable(range.unit, start, end, hasSeveralDays) + mark,
        ...metricCells(texts, subtotals, METRICS),
      ],
      tie: String(sortValue(interval, orderby)),
    };
  });
  // After the last page, Tillview shows the last page.
  const end = Math.min(page, Math.max(1, Math.ceil(rows.length / pageSize))) * pageSize;
  const units = `${rows.length} ${range.unit}${rows.length === 1 ? '' : 's'}`;
  return {
    head: HEAD,
    rows: rows.slice(end - pageSize, end),
    foot: [`Totals ${units}`, ...metricCells(texts, primary.totals, METRICS)],
    readTied: (tie: string) => Promise.resolve(rows.filter((row) => row.tie === tie)),
  };
}
