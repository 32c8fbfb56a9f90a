import { daysBetween, shortDate } from '../expected-texts.ts';
import { REPORT_TEXTS } from '../report-texts.ts';
import type { RecordedView, ReportExpectation } from './recorded-view.ts';
import {
  countOf,
  figureOf,
  readRecording,
  type Row,
  rowsIn,
  type Stats,
  textOf,
} from './recordings.ts';
import { uncompared, type Query } from './ranges.ts';
import { figureViews, lastYearViews, rangeViews, sortViews } from './views.ts';

const EMBEDDING = ['j-downloads-list-mtd', 'j-downloads-list-lastyear-50'];

/** The product name of a row; some recorded lists do not embed it. */
function productOf({ product_id: id }: Row): string {
  const row = EMBEDDING.flatMap((name) => readRecording<Row[]>(name).body).find(
    ({ product_id }) => product_id === id,
  );
  const [product] = rowsIn((row?.['_embedded'] as Row | undefined)?.['product']);
  if (!product) throw new Error(`No recorded list embeds product ${textOf(id)}.`);
  return textOf(product['name']);
}

/** The number of days from the first to the last interval. */
const daysIn = (intervals: Stats['intervals']): number =>
  daysBetween(intervals[0]?.date_start ?? '', intervals.at(-1)?.date_end ?? '') + 1;

/** The texts that Downloads shows for a recording. */
export const downloads: ReportExpectation = {
  ...REPORT_TEXTS.downloads,
  row: (row) => [
    shortDate(textOf(row['date'])),
    productOf(row),
    textOf(row['file_name']),
    textOf(row['order_number']),
    textOf(row['username']),
    textOf(row['ip_address']),
  ],
  foot: (totals, _rows, { intervals }) => [
    `Totals ${countOf(daysIn(intervals), 'day', 'days')}`,
    countOf(figureOf(totals, 'download_count'), 'download', 'downloads'),
    '',
    '',
    '',
    '',
  ],
};

const ADVANCED: Readonly<Record<string, Query>> = {
  'ip-includes': { ip_address_includes: '203.0.113.203' },
  'match-any': { match: 'any', product_includes: '50', ip_address_includes: '203.0.113.203' },
  'order-includes': { order_includes: '1360' },
  'product-excludes': { product_excludes: '50' },
  'product-includes': { product_includes: '50' },
};
const common = uncompared('lastyear', 'month');

/** The recorded views of Downloads. */
export const downloadViews: readonly RecordedView[] = [
  ...rangeViews('downloads'),
  ...figureViews('downloads'),
  ...lastYearViews('downloads', 'product'),
  ...sortViews('downloads', ['product']),
  ...Object.entries(ADVANCED).map(([name, query]) => ({
    ...common,
    name: `filter ${name}`,
    kind: 'filter' as const,
    query: { ...common.query, filter: 'advanced', ...query },
    list: `downloads-list-${name}`,
    // No list is recorded for product 50 or order 1360.
    isNameless: name !== 'ip-includes',
    ...(name === 'product-includes' ? { stats: 'downloads-stats-product-includes' } : {}),
  })),
];
