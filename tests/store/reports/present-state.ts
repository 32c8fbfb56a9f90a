import { counted, metricCells, stockCells, textOf } from '../cells.ts';
import type { ReportCheck } from '../report-check.ts';
import { toNumber, toRow, toRows, type Params, type Row } from '../store-client.ts';
import type { Texts } from '../store-formatters.ts';

/** The expected Downloads report. */
export const downloads: ReportCheck = {
  path: '/analytics/downloads',
  title: 'Downloads',
  stats: 'downloads',
  cards: [['Downloads', 'download_count', 'count']],
  table: {
    endpoint: 'downloads',
    params: { _embed: 'true' },
    id: ({ id }) => textOf(id),
    sortValue: (row, orderby) => (orderby === 'product' ? row['product_id'] : row[orderby]),
    head: ['Date', 'Product title', 'File name', 'Order # Order number', 'Username', 'IP'],
    row: (row, { texts }) => {
      const [product] = toRows(toRow(row['_embedded'])['product']);
      return [
        texts.shortDate(textOf(row['date'])),
        textOf(product?.['name']) ||
          `#${textOf(row['product_id'])} (${
            toNumber(toRow(product?.['data'])['status']) === 404
              ? 'no longer in the store'
              : 'no permission to see the name'
          })`,
        textOf(row['file_name']),
        textOf(row['order_number'] ?? row['order_id']),
        textOf(row['username']),
        textOf(row['ip_address']),
      ];
    },
    foot: (totals, { days }, { texts }) => [
      `Totals ${counted(texts, days, 'day', 'days')}`,
      counted(texts, toNumber(totals['download_count']), 'download', 'downloads'),
      '',
      '',
      '',
      '',
    ],
  },
};

/** The expected Stock report. */
export const stock: ReportCheck = {
  path: '/analytics/stock',
  title: 'Stock',
  stats: 'stock',
  cards: [],
  table: {
    endpoint: 'stock',
    id: ({ id }) => textOf(id),
    sortValue: (row, orderby) => (orderby === 'title' ? row['name'] : row[orderby]),
    head: ['Product / Variation', 'Stock', 'Status', 'SKU'],
    row: (row, { texts }) => [
      textOf(row['name']) || `#${textOf(row['id'])}`,
      ...stockCells(texts, row).toReversed(),
      textOf(row['sku']),
    ],
    foot: (totals, { rows }, { texts }) => {
      const count = (key: string) => texts.metric('count', toNumber(totals[key]));
      const isPart = rows < (toNumber(totals['products']) ?? 0);
      return [
        isPart
          ? `Totals ${texts.metric('count', rows)} of ${count('products')} products`
          : `Totals ${counted(texts, rows, 'product', 'products')}`,
        '',
        `${count('outofstock')} out of stock, ${count('onbackorder')} on backorder, ${count('instock')} in stock, of which ${count('lowstock')} low stock`,
        '',
      ];
    },
  },
};

const BOUGHT = [
  ['total_spend', 'money'],
  ['orders_count', 'count'],
  ['avg_order_value', 'money'],
] as const;

/** Whether a customer matches a filter by the number of orders. The store also counts refunds. */
function matchesOrders(row: Row, { orders_count_between: range }: Params): boolean {
  const [min, max] = (Array.isArray(range) ? range : []).map(Number);
  const count = toNumber(row['orders_count']) ?? 0;
  return min === undefined || max === undefined || (count >= min && count <= max);
}

/** The averages over the customers with orders, and the average order value over all orders. */
function averagesOf(rows: readonly Row[], texts: Texts, isWhole: boolean): string[] {
  const sum = (key: string) => rows.reduce((so, row) => so + (toNumber(row[key]) ?? 0), 0);
  const [orders, spend] = [sum('orders_count'), sum('total_spend')];
  const buyers = rows.filter((row) => (toNumber(row['orders_count']) ?? 0) > 0).length;
  if (buyers === 0) return ['', '', ''];
  // The short text, and the one for screen readers.
  const total = (average: string) =>
    `${average} on average ${average} on average, over customers with orders`;
  return [
    total(texts.metric('money', spend / buyers)),
    total(texts.metric('decimal', orders / buyers)),
    // The store's own averages are too rough for it.
    isWhole ? `${texts.metric('money', spend / orders)} per order` : '',
  ];
}

/** The expected Customers report. */
export const customers: ReportCheck = {
  path: '/customers',
  title: 'Customers',
  stats: 'customers',
  cards: [],
  table: {
    endpoint: 'customers',
    id: ({ id }) => textOf(id),
    sortValue: (row, orderby) => row[orderby],
    head: [
      'Name',
      'Lifetime spend',
      'Lifetime orders',
      'Lifetime AOV Lifetime average order value',
      'Username',
      'Last active',
      'Date registered',
      'Email',
      'Country / Region',
      'City',
      'Region',
      'Postal code',
    ],
    row: (row, { texts }) => {
      const date = (key: string) => (row[key] ? texts.shortDate(textOf(row[key])) : 'N/A');
      return [
        textOf(row['name']) || 'N/A',
        ...metricCells(texts, row, BOUGHT),
        textOf(row['username']),
        date('date_last_active'),
        date('date_registered'),
        textOf(row['email']),
        ...['country', 'city', 'state', 'postcode'].map((key) => textOf(row[key])),
      ];
    },
    needsAll: true,
    correct: (rows, { params }) =>
      Promise.resolve(rows.filter((row) => matchesOrders(row, params))),
    foot: (_totals, { all, isWhole }, { texts }) => [
      `Totals ${counted(texts, all.length, 'customer', 'customers')}`,
      ...averagesOf(all, texts, isWhole),
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
    ],
  },
};
