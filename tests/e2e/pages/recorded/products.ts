import { count, money } from '../expected-texts.ts';
import { REPORT_TEXTS } from '../report-texts.ts';
import type { RecordedView, ReportExpectation } from './recorded-view.ts';
import {
  countOf,
  figureOf,
  firstOf,
  info,
  readRecording,
  type Row,
  rowsIn,
  textOf,
} from './recordings.ts';
import {
  figureViews,
  journeyViews,
  lastYearViews,
  monthView,
  ofMonth,
  rangeViews,
  sortViews,
} from './views.ts';

/** The first two figures of a row, items sold and net sales, as cells. */
export const sold = (row: Row): string[] => [
  count(figureOf(row, 'items_sold')),
  money(figureOf(row, 'net_revenue')),
];

const STATUSES: Readonly<Record<string, string>> = {
  instock: 'In stock',
  outofstock: 'Out of stock',
  onbackorder: 'On backorder',
};

/**
 * Status and quantity. There is no quantity if the store does not track stock. For a variation the store does not send
 * whether it does, but 0 for one that is in stock.
 */
export function stockCells(row: Row): string[] {
  const { stock_status: status, stock_quantity: quantity, manage_stock: managed } = row;
  const isCounted = managed ?? !(quantity === 0 && status === 'instock');
  if (!isCounted || typeof quantity !== 'number') return [STATUSES[textOf(status)] ?? '', 'N/A'];
  const isLow = status === 'instock' && quantity <= Number(row['low_stock_amount'] ?? -Infinity);
  return [isLow ? 'Low stock' : (STATUSES[textOf(status)] ?? ''), count(quantity)];
}

/** The names of a category and its ancestors, the outermost first. */
function pathOf(id: number): string {
  const all = readRecording<Row[]>('categories-all').body;
  const own = all.find((category) => category['id'] === id);
  if (!own) throw new Error(`The recordings hold no category ${id}.`);
  const parent = figureOf(own, 'parent');
  return `${parent ? `${pathOf(parent)} › ` : ''}${textOf(own['name'])}`;
}

/** The table of a single product, and of the products of a single category. */
export const productTable = {
  head: REPORT_TEXTS.products.head,
  row: (row: Row) => {
    const { name, sku, category_ids: categories, variations } = info(row);
    return [
      textOf(name),
      textOf(sku),
      ...sold(row),
      count(figureOf(row, 'orders_count')),
      firstOf((Array.isArray(categories) ? categories : []).map((id) => pathOf(Number(id)))),
      count(rowsIn(variations).length),
      ...stockCells(info(row)),
    ];
  },
  foot: (totals: Row, rows: number) => [
    `Totals ${countOf(rows, 'product', 'products')}`,
    '',
    ...sold(totals),
    count(figureOf(totals, 'orders_count')),
    '',
    '',
    '',
    '',
  ],
};

/** The texts that Products shows for a recording: each row has a checkbox for a comparison. */
export const products: ReportExpectation = {
  ...REPORT_TEXTS.products,
  head: ['', ...productTable.head],
  row: (row) => ['', ...productTable.row(row)],
  foot: (totals, rows) => ['', ...productTable.foot(totals, rows)],
};

/** The recorded views of Products. */
export const productViews: readonly RecordedView[] = [
  ...rangeViews('products'),
  ...figureViews('products'),
  ...lastYearViews('products', 'net_revenue'),
  ofMonth('page', 'products-list-page2', { paged: '2' }, 'products'),
  ...sortViews('products', ['net_revenue', 'orders_count', 'product_name', 'sku']),
  ...journeyViews(
    'single item',
    'products-single',
    { filter: 'single_product', products: '34' },
    { table: productTable, lookUp: 'j-products-labels-one' },
  ),
  monthView(
    'single item',
    'one product',
    { filter: 'single_product', products: '22' },
    { stats: 'products-stats-single', list: 'products-list-single', table: productTable },
  ),
  ...journeyViews(
    'comparison',
    'products-compare',
    { filter: 'compare-products', products: '34,10,46' },
    { isItemComparison: true, lookUp: 'j-products-labels' },
  ),
  monthView(
    'comparison',
    'three products whose rows are not recorded',
    { filter: 'compare-products', products: '22,10,60' },
    { stats: 'products-stats-seg-product', isItemComparison: true },
  ),
  monthView(
    'comparison',
    'three products whose figures are not recorded',
    { filter: 'compare-products', products: '22,60,10' },
    { list: 'products-list-compare' },
  ),
];
