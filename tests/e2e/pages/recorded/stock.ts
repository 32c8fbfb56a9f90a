import { count } from '../expected-texts.ts';
import { REPORT_TEXTS } from '../report-texts.ts';
import type { RecordedView, ReportExpectation, ViewKind } from './recorded-view.ts';
import { countOf, figureOf, type Row, textOf } from './recordings.ts';

/** Whether a product is in stock with a quantity at or below its low-stock amount. */
const isLow = (row: Row): boolean =>
  row['stock_status'] === 'instock' &&
  Boolean(row['manage_stock']) &&
  figureOf(row, 'stock_quantity') <= figureOf(row, 'low_stock_amount');

/** The texts that Stock shows for a recording. */
export const stock: ReportExpectation = {
  ...REPORT_TEXTS.stock,
  row: (row) => {
    const statuses: Readonly<Record<string, string>> = {
      instock: 'In stock',
      outofstock: 'Out of stock',
      onbackorder: 'On backorder',
      lowstock: 'Low stock',
    };
    return [
      textOf(row['name']),
      textOf(row['sku']),
      statuses[isLow(row) ? 'lowstock' : textOf(row['stock_status'])] ?? '',
      row['manage_stock'] ? count(figureOf(row, 'stock_quantity')) : 'N/A',
    ];
  },
  foot: (totals, rows) => [
    rows < figureOf(totals, 'products')
      ? `Totals ${count(rows)} of ${count(figureOf(totals, 'products'))} products`
      : `Totals ${countOf(rows, 'product', 'products')}`,
    '',
    [
      `${count(figureOf(totals, 'outofstock'))} out of stock`,
      `${count(figureOf(totals, 'lowstock'))} low stock`,
      `${count(figureOf(totals, 'onbackorder'))} on backorder`,
      `${count(figureOf(totals, 'instock'))} in stock`,
    ].join(', '),
    '',
  ],
};

const view = (kind: ViewKind, list: string, query: RecordedView['query'] = {}): RecordedView => ({
  name: list,
  kind,
  query,
  stats: 'stock-stats',
  list,
});

/** The recorded views of Stock. */
export const stockViews: readonly RecordedView[] = [
  view('default view', 'stock-list'),
  view('page', 'stock-list-page2', { paged: '2' }),
  ...['lowstock', 'outofstock', 'instock'].map((type) =>
    view('filter', `stock-list-${type}`, { type }),
  ),
  ...['stock_quantity', 'title'].map((orderby) =>
    view('sort', `stock-list-sort-${orderby}`, { orderby, order: 'desc' }),
  ),
];
