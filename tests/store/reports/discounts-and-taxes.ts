import { counted, detailsOf, metricCells, textOf } from '../cells.ts';
import type { ReportCheck } from '../report-check.ts';
import { toNumber } from '../store-client.ts';
import { withBoxes } from './catalog.ts';

const COUPON_TYPES: Readonly<Record<string, string>> = {
  percent: 'Percentage',
  fixed_cart: 'Fixed cart',
  fixed_product: 'Fixed product',
};
const DISCOUNTED = [
  ['orders_count', 'count'],
  ['amount', 'money'],
] as const;

/** The expected Coupons report. */
export const coupons: ReportCheck = {
  path: '/analytics/coupons',
  title: 'Coupons',
  stats: 'coupons',
  cards: [
    ['Discounted orders', 'orders_count', 'count'],
    ['Amount', 'amount', 'money'],
  ],
  table: withBoxes({
    endpoint: 'coupons',
    params: { extended_info: 'true' },
    id: ({ coupon_id }) => textOf(coupon_id),
    sortValue: (row, orderby) => (orderby === 'code' ? detailsOf(row)['code'] : row[orderby]),
    head: ['Coupon code', 'Orders', 'Amount discounted', 'Created', 'Expires', 'Type'],
    row: (row, { texts }) => {
      const { code, date_created: created, date_expires: expires, discount_type } = detailsOf(row);
      const type = textOf(discount_type);
      return [
        textOf(code) || `#${textOf(row['coupon_id'])}`,
        ...metricCells(texts, row, DISCOUNTED),
        created ? texts.shortDate(textOf(created)) : 'N/A',
        expires ? texts.shortDate(textOf(expires)) : 'N/A',
        COUPON_TYPES[type] ?? (type || 'N/A'),
      ];
    },
    foot: (totals, { rows }, { texts }) => [
      `Totals ${counted(texts, rows, 'coupon', 'coupons')}`,
      ...metricCells(texts, totals, DISCOUNTED),
      '',
      '',
      '',
    ],
  }),
};

const TAXED = [
  ['total_tax', 'money'],
  ['order_tax', 'money'],
  ['shipping_tax', 'money'],
  ['orders_count', 'count'],
] as const;

/** The expected Taxes report. */
export const taxes: ReportCheck = {
  path: '/analytics/taxes',
  title: 'Taxes',
  stats: 'taxes',
  cards: [
    ['Total tax', 'total_tax', 'money'],
    ['Order tax', 'order_tax', 'money'],
    ['Shipping tax', 'shipping_tax', 'money'],
    ['Orders', 'orders_count', 'count'],
  ],
  table: withBoxes({
    endpoint: 'taxes',
    // A store that joins tax rates by location lists one id under several names.
    id: ({ tax_rate_id, name, priority }) => [tax_rate_id, name, priority].map(textOf).join(' '),
    sortValue: (row, orderby) => {
      // Codes consist of several fields, and are practically unique.
      if (orderby === 'tax_code')
        return ['country', 'state', 'name'].map((key) => textOf(row[key])).join('-');
      return orderby === 'rate' ? row['tax_rate'] : row[orderby];
    },
    head: ['Tax code', 'Rate', 'Total tax', 'Order tax', 'Shipping tax', 'Orders'],
    row: (row, { texts }) => {
      const { country, state, name, priority } = row;
      const parts = [
        country,
        state === country ? '' : state,
        name,
        String(toNumber(priority) ?? 0),
      ];
      const rate = toNumber(row['tax_rate']);
      return [
        name || country
          ? parts.map(textOf).filter(Boolean).join('-').toUpperCase()
          : `#${textOf(row['tax_rate_id'])}`,
        rate === undefined ? 'N/A' : `${texts.decimal(rate, 4)}%`,
        ...metricCells(texts, row, TAXED),
      ];
    },
    foot: (totals, { rows }, { texts }) => [
      `Totals ${counted(texts, rows, 'tax code', 'tax codes')}`,
      '',
      ...metricCells(texts, totals, TAXED),
    ],
  }),
};
