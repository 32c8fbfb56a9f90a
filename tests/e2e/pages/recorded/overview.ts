import { count } from '../expected-texts.ts';
import { amount, cardTextOf, expectedChart } from '../recorded-report.ts';
import { coupons } from './coupons.ts';
import { downloads } from './downloads.ts';
import { orders } from './orders.ts';
import { products } from './products.ts';
import { rangeOf, type Compare, type Query } from './ranges.ts';
import type { RecordedView, ReportExpectation, Unit } from './recorded-view.ts';
import { figureOf, readRecording, rowsIn, textOf, type Row } from './recordings.ts';
import { revenue } from './revenue.ts';
import { taxes } from './taxes.ts';

/** A recorded view of the Overview. */
export type OverviewView = {
  name: string;
  query: Query;
  thenLabel: string;
  unit: Unit;
  indicators: string;
  earlierIndicators: string;
  leaderboards: string;
  /** The end of the names of the recorded figures. */
  stats: string;
  earlierStats: string;
};

const INFIX = { previous_period: 'prevperiod', previous_year: 'prevyear' } as const;

function viewOf(range: 'mtd' | 'lastyear', unit: Unit, compare: Compare): OverviewView {
  return {
    ...rangeOf(range, unit, compare),
    name: `${range} by ${unit} against the ${compare.replace('_', ' ')}`,
    indicators: `j-indicators-${range}`,
    earlierIndicators: `j-indicators-${range}-${INFIX[compare]}`,
    leaderboards: `j-leaderboards-${range}`,
    stats: `${range}-${unit}`,
    earlierStats: `${range}-${INFIX[compare]}-${unit}`,
  };
}

/** The recorded views of the Overview: month to date and last year, with each recorded comparison. */
export const overviewViews: readonly OverviewView[] = [
  viewOf('mtd', 'day', 'previous_year'),
  viewOf('mtd', 'day', 'previous_period'),
  viewOf('lastyear', 'month', 'previous_year'),
];

/** The charts in order: title, expectation, report and figure. */
export const overviewCharts: readonly (readonly [string, ReportExpectation, string, string])[] = [
  ['Net sales', revenue, 'revenue', 'net_revenue'],
  ['Orders', orders, 'orders', 'orders_count'],
  ['Total sales', revenue, 'revenue', 'total_sales'],
  ['Average order value', orders, 'orders', 'avg_order_value'],
  ['Items sold', products, 'products', 'items_sold'],
  ['Returns', revenue, 'revenue', 'refunds'],
  ['Discounted orders', coupons, 'coupons', 'orders_count'],
  ['Gross discounted', coupons, 'coupons', 'amount'],
  ['Total tax', taxes, 'taxes', 'total_tax'],
  ['Order tax', taxes, 'taxes', 'order_tax'],
  ['Shipping tax', taxes, 'taxes', 'shipping_tax'],
  ['Shipping', revenue, 'revenue', 'shipping'],
  ['Downloads', downloads, 'downloads', 'download_count'],
];

/** The texts of the cards, one for each indicator of the store. */
export function expectedIndicators(view: OverviewView): string[] {
  const earlier = readRecording<Row[]>(view.earlierIndicators).body;
  return readRecording<Row[]>(view.indicators).body.map((row) => {
    const before = earlier.find(({ stat }) => stat === row['stat']);
    return cardTextOf(
      textOf(row['label']),
      row['format'] === 'currency' ? 'money' : 'count',
      figureOf(row, 'value'),
      figureOf(before ?? {}, 'value'),
      view.thenLabel,
    );
  });
}

/** The rows of a chart's table. */
export function expectedOverviewChart(
  view: OverviewView,
  expectation: ReportExpectation,
  report: string,
  figure: string,
): string[][] {
  const ofReport: RecordedView = {
    name: view.name,
    kind: 'other range',
    query: view.query,
    stats: `j-${report}-stats-${view.stats}`,
    previous: `j-${report}-stats-${view.earlierStats}`,
    unit: view.unit,
  };
  return expectedChart(expectation, ofReport, figure);
}

function cellText(cell: Row): string {
  const { value, format } = cell;
  if (format === 'currency') return amount(figureOf(cell, 'value'));
  return format === 'number' ? count(figureOf(cell, 'value')) : textOf(value);
}

/** The expected text of each leaderboard of the store. */
export function expectedLeaderboards(view: OverviewView) {
  return readRecording<Row[]>(view.leaderboards).body.map((board) => ({
    title: textOf(board['label']),
    head: rowsIn(board['headers']).map(({ label }) => textOf(label)),
    rows: (board['rows'] as Row[][]).map((cells) => cells.map(cellText)),
  }));
}
