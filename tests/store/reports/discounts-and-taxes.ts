import { counted, detailsOf, metricCells, metricsOf, textOf } from '../cells.ts';
import type { CorrectionSource, ReportCheck } from '../report-check.ts';
import { toNumber, toRow, toRows, type Row } from '../store-client.ts';
import { withBoxes } from './catalog.ts';

const COUPON_TYPES: Readonly<Record<string, string>> = {
  percent: 'Percentage',
  fixed_cart: 'Fixed cart',
  fixed_product: 'Fixed product',
};
const COUPON_CARDS = [
  ['Discounted orders', 'orders_count', 'count'],
  ['Amount', 'amount', 'money'],
] as const;
const DISCOUNTED = metricsOf(COUPON_CARDS);

/** The expected Coupons report. */
export const coupons: ReportCheck = {
  path: '/analytics/coupons',
  title: 'Coupons',
  stats: 'coupons',
  cards: COUPON_CARDS,
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

const TAX_CARDS = [
  ['Total tax', 'total_tax', 'money'],
  ['Order tax', 'order_tax', 'money'],
  ['Shipping tax', 'shipping_tax', 'money'],
  ['Orders', 'orders_count', 'count'],
] as const;
const TAXED = metricsOf(TAX_CARDS);

/** The code of a rate, as the store writes it. */
const codeOf = ({ country, state, name, priority }: Row): string =>
  [country, state === country ? '' : state, name, String(toNumber(priority) ?? 0)]
    .map(textOf)
    .filter(Boolean)
    .join('-')
    .toUpperCase();

/** One row per rate, with its present name and the amounts of its segment. */
async function mergeRates(
  rows: readonly Row[],
  { client, params }: CorrectionSource,
): Promise<readonly Row[]> {
  const ids = [...new Set(rows.map((row) => textOf(row['tax_rate_id'])))];
  if (ids.length === rows.length) return rows;
  const path = 'wc-analytics/reports/taxes/stats';
  const { totals } = await client.stats(path, {
    ...params,
    interval: 'year',
    segmentby: 'tax_rate_id',
  });
  const segments = toRows(totals['segments']);
  return ids.map((id) => {
    const own = rows.filter((row) => textOf(row['tax_rate_id']) === id);
    const segment = segments.find((one) => textOf(one['segment_id']) === id);
    const label = textOf(segment?.['segment_label']).toUpperCase();
    const named = own.find((row) => codeOf(row) === label);
    const { orders_count: _orders, ...amounts } = toRow(segment?.['subtotals']);
    return { ...own[0], ...named, ...amounts, ...(named ? {} : { segment_label: label }) };
  });
}

/** The expected Taxes report. */
export const taxes: ReportCheck = {
  path: '/analytics/taxes',
  title: 'Taxes',
  stats: 'taxes',
  cards: TAX_CARDS,
  table: withBoxes({
    endpoint: 'taxes',
    // The store lists an id under the names of all taxes of its orders: each row counts before they are merged.
    id: ({ tax_rate_id, name, priority }) => [tax_rate_id, name, priority].map(textOf).join(' '),
    needsAll: true,
    correct: mergeRates,
    sortValue: (row, orderby) => {
      // Codes consist of several fields, and are practically unique.
      if (orderby === 'tax_code')
        return ['country', 'state', 'name'].map((key) => textOf(row[key])).join('-');
      return orderby === 'rate' ? row['tax_rate'] : row[orderby];
    },
    head: ['Tax code', 'Rate', 'Total tax', 'Order tax', 'Shipping tax', 'Orders'],
    row: (row, { texts }) => {
      const { country, name, segment_label: present } = row;
      const rate = toNumber(row['tax_rate']);
      return [
        present
          ? textOf(present).toUpperCase()
          : name || country
            ? codeOf(row)
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
