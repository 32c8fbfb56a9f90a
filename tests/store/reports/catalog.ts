import { counted, detailsOf, metricCells, firstOf, stockCells, textOf } from '../cells.ts';
import type { ReportCheck, TableCheck } from '../report-check.ts';
import { toNumber, type Row } from '../store-client.ts';
import type { Texts } from '../store-formatters.ts';

const SOLD = [
  ['items_sold', 'count'],
  ['net_revenue', 'money'],
  ['orders_count', 'count'],
] as const;

const CARDS = [
  ['Items sold', 'items_sold', 'count'],
  ['Net sales', 'net_revenue', 'money'],
  ['Orders', 'orders_count', 'count'],
] as const;

/** Products without row checkboxes: the table of a single product or category. */
export const productTable: TableCheck = {
  endpoint: 'products',
  params: { extended_info: 'true' },
  id: ({ product_id }) => textOf(product_id),
  sortValue: (row, orderby) => {
    if (orderby === 'product_name') return detailsOf(row)['name'];
    return orderby === 'sku' ? detailsOf(row)['sku'] : row[orderby];
  },
  head: [
    'Product title',
    'Items sold',
    'Net sales',
    'Orders',
    'SKU',
    'Category',
    'Variations',
    'Status',
    'Stock',
  ],
  row: (row, { texts, categories }) => {
    const details = detailsOf(row);
    const { category_ids: ids, variations } = details;
    const isKnown = Object.keys(details).length > 0;
    const paths = (Array.isArray(ids) ? ids : []).flatMap((id) => categories.get(Number(id)) ?? []);
    const count = Array.isArray(variations) ? variations.length : 0;
    return [
      textOf(details['name']) || `#${textOf(row['product_id'])}`,
      ...metricCells(texts, row, SOLD),
      textOf(details['sku']),
      firstOf(paths),
      isKnown ? texts.metric('count', count) : '',
      ...(isKnown ? stockCells(texts, details) : ['', '']),
    ];
  },
  foot: (totals, { rows }, { texts }) => [
    `Totals ${counted(texts, rows, 'product', 'products')}`,
    ...metricCells(texts, totals, SOLD),
    '',
    '',
    '',
    '',
    '',
  ],
};

/** Variations without row checkboxes. */
export const variationTable: TableCheck = {
  endpoint: 'variations',
  params: { extended_info: 'true' },
  id: ({ variation_id }) => textOf(variation_id),
  sortValue: (row, orderby) => (orderby === 'sku' ? detailsOf(row)['sku'] : row[orderby]),
  head: [
    'Product / Variation title',
    'Items sold',
    'Net sales',
    'Orders',
    'SKU',
    'Status',
    'Stock',
  ],
  row: (row, { texts }) => {
    const details = detailsOf(row);
    return [
      textOf(details['name']) || `#${textOf(row['variation_id'])}`,
      ...metricCells(texts, row, SOLD),
      textOf(details['sku']),
      ...(Object.keys(details).length > 0 ? stockCells(texts, details) : ['', '']),
    ];
  },
  foot: (totals, { rows }, { texts }) => [
    `Totals ${counted(texts, rows, 'variation sold', 'variations sold')}`,
    ...metricCells(texts, totals, SOLD),
    '',
    '',
    '',
  ],
};

/** The same table with a checkbox in each row that selects it for a comparison. */
export function withBoxes(table: TableCheck): TableCheck {
  return {
    ...table,
    head: ['', ...table.head],
    row: (row, context, totals) => ['', ...table.row(row, context, totals)],
    foot: (totals, counts, context) => ['', ...table.foot(totals, counts, context)],
  };
}

/** The expected Products report. */
export const products: ReportCheck = {
  path: '/analytics/products',
  title: 'Products',
  stats: 'products',
  cards: CARDS,
  table: withBoxes(productTable),
};

/** The expected Variations report. */
export const variations: ReportCheck = {
  path: '/analytics/variations',
  title: 'Variations',
  stats: 'variations',
  cards: CARDS,
  table: withBoxes(variationTable),
};

/** The share of net sales in percent, with one decimal. */
const shareCell = (texts: Texts, part = 0, whole = 0): string =>
  whole > 0 && part >= 0
    ? `${texts.decimal(Math.round((1000 * part) / whole) / 10, 1, 1)}%`
    : 'N/A';

/** The expected Categories report. */
export const categories: ReportCheck = {
  path: '/analytics/categories',
  title: 'Categories',
  stats: 'products',
  cards: CARDS,
  table: withBoxes({
    endpoint: 'categories',
    params: { extended_info: 'true' },
    id: ({ category_id }) => textOf(category_id),
    sortValue: (row, orderby) => (orderby === 'category' ? detailsOf(row)['name'] : row[orderby]),
    head: ['Category', 'Items sold', 'Net sales', 'Share of net sales, %', 'Products', 'Orders'],
    hasSums: true,
    row: (row, { texts, categories }, totals) => [
      categories.get(Number(row['category_id'])) ??
        (textOf(detailsOf(row)['name']) || `#${textOf(row['category_id'])}`),
      ...metricCells(texts, row, SOLD.slice(0, 2)),
      shareCell(texts, toNumber(row['net_revenue']), toNumber(totals['net_revenue'])),
      ...metricCells(texts, row, [['products_count', 'count'], SOLD[2]]),
    ],
    foot: (totals, { rows, all }, { texts, facts }) => {
      const { precision } = facts.currency;
      const sums = SOLD.slice(0, 2).map(([key, kind]) => {
        // Of the amounts in the table, each of which is rounded on its own.
        const amountOf = (row: Row) => Number((toNumber(row[key]) ?? 0).toFixed(precision));
        const added = all.reduce((sum, row) => sum + amountOf(row), 0);
        const more = all.length > 0 ? added - amountOf(totals) : 0;
        const most = kind === 'money' ? (all.length * 10 ** -precision) / 2 : 0;
        const isEqual = Math.abs(more) <= most + 1e-6;
        const note = `Rows: ${texts.metric(kind, Math.abs(more))} ${more > 0 ? 'more' : 'less'}`;
        return { note: isEqual ? '' : ` ${note}`, isMore: !isEqual && more > 0 };
      });
      const why = sums.some(({ isMore }) => isMore)
        ? ' A product in several categories counts in each of them.'
        : '';
      return [
        `Totals ${counted(texts, rows, 'category', 'categories')}${why}`,
        ...metricCells(texts, totals, SOLD.slice(0, 2)).map(
          (text, index) => `${text}${sums[index]?.note}`,
        ),
        '',
        '',
        ...metricCells(texts, totals, [SOLD[2]]),
      ];
    },
  }),
};
