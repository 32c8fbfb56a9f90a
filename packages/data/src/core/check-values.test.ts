import { describe, expect, it } from 'vitest';
import { itemsStore } from '../items/index.ts';
import { readMonthSums, readOrders } from '../ledger/ledger-requests.ts';
import { readRouteMonths } from '../ledger/ledger-route.ts';
import { reportsStore } from '../reports/index.ts';
import { reviewsStore } from '../reviews/index.ts';
import { API_ROOT, createTestRegistry, serve, startRestServer } from '../testing/rest-server.ts';
import { checkValues } from './check-values.ts';
import { createRestClient } from './rest-client.ts';

const server = startRestServer();
const interval = { interval: '2026-11-01', date_start: '2026-11-01 00:00:00', subtotals: {} };

/** A product, a customer and a day, each with one value of a hostile store, and the row and field that the error names. */
const IMPOSSIBLE: readonly [field: string, value: unknown][] = [
  ['net_revenue', 'many'],
  ['net_revenue', 'NaN'],
  ['net_revenue', '1,234.50'],
  ['net_revenue', 'Infinity'],
  ['net_revenue', Number('1e999')],
  ['net_revenue', ' '],
  ['net_revenue', {}],
  ['net_revenue', true],
  ['orders_count', -1],
  ['orders_count', '-3'],
  ['orders_count', []],
  ['stock_quantity', '<b>3</b>'],
  ['date_created', '2026-02-30 10:00:00'],
  ['date_created', '2026-13-01T10:00:00'],
  ['date_created', '2026-11-01 25:00:00'],
  ['date_created', 'yesterday'],
  ['date_created', 1_700_000_000],
  ['date_created', {}],
];

it.each(IMPOSSIBLE)('refuses %s of %j with the name of the row', (field, value) => {
  const message = `The store returned an impossible value: ${field} of "Mug".`;
  const bodies = [
    [{ name: 'Cup' }, { name: 'Mug', [field]: value }],
    [{ product_id: 7, [field]: value, extended_info: { name: 'Mug' } }],
    [{ product_id: 7, extended_info: { name: 'Mug', [field]: value } }],
    { totals: {}, intervals: [{ interval: 'Mug', subtotals: { [field]: value } }] },
    { totals: { segments: [{ segment_label: 'Mug', subtotals: { [field]: value } }] } },
  ];
  for (const body of bodies) expect(() => checkValues(body)).toThrow(message);
});

it.each([
  ['net_revenue', [null, undefined, '', 0, -12.5, '12.50', '-1e2', '0']],
  ['orders_count', [null, '', 0, 3, '3']],
  // Refunds and backorders.
  ['num_items_sold', [-2]],
  ['stock_quantity', [-4, 4.3, null, '']],
  ['low_stock_amount', ['', false]],
  ['date_created', ['2026-02-28', '2026-11-01T10:00:00', '2024-02-29 10:00:00', '', null]],
  ['date_created', ['0000-00-00 00:00:00', '-001-11-30T00:00:00', '2026-11-01T10:00:00+02:00']],
  // An order and a tax rate.
  ['coupons', [[{ id: 7, code: 'x' }]]],
  ['shipping', [{ city: 'Oslo' }, true]],
  ['margin_of_an_extension', ['high', -1, {}]],
])('accepts %s of %j', (field, values) => {
  for (const value of values)
    expect(() => checkValues([{ name: 'Mug', [field]: value }])).not.toThrow();
});

describe('every reader of figures refuses an impossible one', () => {
  const rest = createRestClient();
  const { resolveSelect } = createTestRegistry();
  const cell = (value: unknown, format?: string) => ({ display: 'x', value, format });
  const readAll = { months: ['2026-11'], signal: new AbortController().signal };

  it.each<[string, unknown, () => Promise<unknown>, string]>([
    [
      'wc-analytics/reports/revenue/stats',
      { totals: { orders_count: 'many' }, intervals: [] },
      () => resolveSelect(reportsStore).getReportStats('revenue', {}),
      'orders_count of "totals"',
    ],
    [
      'wc-analytics/reports/orders/stats',
      { totals: null, intervals: [{ ...interval, subtotals: { net_revenue: 'NaN' } }] },
      () => resolveSelect(reportsStore).getReportStats('orders', {}),
      'net_revenue of "2026-11-01"',
    ],
    [
      'wc-analytics/reports/coupons',
      [{ coupon_id: 7, orders_count: -1, extended_info: { code: 'mug' } }],
      () => resolveSelect(reportsStore).getReportItems('coupons', {}),
      'orders_count of "mug"',
    ],
    [
      'wc-analytics/reports/stock',
      [{ name: 'Mug', stock_status: 'instock', stock_quantity: 'many' }],
      () => resolveSelect(reportsStore).getReportItems('stock', {}),
      'stock_quantity of "Mug"',
    ],
    [
      'wc-analytics/reports/stock/stats',
      { totals: { lowstock: -2 } },
      () => resolveSelect(reportsStore).getReportStats('stock', {}),
      'lowstock of "totals"',
    ],
    [
      'wc-analytics/reports/performance-indicators',
      [{ stat: 'revenue/total_sales', value: 'many' }],
      () => resolveSelect(reportsStore).getReportItems('performance-indicators', {}),
      'value of "revenue/total_sales"',
    ],
    [
      'wc-analytics/reports/performance-indicators',
      [
        { stat: 'revenue/net_revenue', value: -1 },
        { stat: 'orders/orders_count', value: -1 },
      ],
      () => resolveSelect(reportsStore).getReportItems('performance-indicators', { stats: '' }),
      'value of "orders/orders_count"',
    ],
    [
      'wc-analytics/leaderboards',
      [{ id: 'products', rows: [[cell('Mug'), cell('many', 'currency')]] }],
      () => resolveSelect(reportsStore).getLeaderboards('leaderboards', {}),
      'value of "Mug"',
    ],
    [
      'wc-analytics/products/low-in-stock',
      [{ id: 7, name: 'Mug', stock_quantity: 'many' }],
      () => resolveSelect(itemsStore).getItems('products/low-in-stock', {}),
      'stock_quantity of "Mug"',
    ],
    [
      'wc-analytics/products/reviews',
      [{ id: 7, rating: 'many' }],
      () => resolveSelect(reviewsStore).getReviews({}),
      'rating of "7"',
    ],
    [
      'wc-analytics/reports/orders',
      [{ order_id: 7, date: '2026-02-30 10:00:00' }],
      () => readOrders(rest, { ...readAll, onRequest: () => undefined }),
      'date of "7"',
    ],
    [
      'wc-analytics/reports/orders',
      [{ order_id: 7, date: 'never' }],
      () => readMonthSums(rest, '2026-11'),
      'date of "7"',
    ],
  ])('%s: %j', async (path, body, read, named) => {
    serve(server, `${API_ROOT}/${path}`, body as object);
    await expect(read()).rejects.toMatchObject({
      code: 'unexpected_response',
      message: `The store returned an impossible value: ${named}.`,
    });
  });

  const month = {
    month: '2026-11',
    ...Object.fromEntries(
      [
        'order_id',
        'parent_id',
        'date',
        'customer_id',
        'net_total',
        'total_sales',
        'num_items_sold',
        'returning',
        'status',
      ].map((column) => [column, [1]]),
    ),
    names: { status: ['x', 'completed'] },
    coupons: { counts: [0], ids: [] },
    products: { counts: [1], ids: [7] },
  };

  it.each([
    { month: 'November' },
    { net_total: ['many'] },
    { net_total: [null] },
    { date: [] },
    { status: ['x'] },
    { names: null },
    { names: { status: [7] } },
    { products: { counts: [2], ids: [7] } },
    { coupons: null },
  ])('the columns of orders: %j', async (broken) => {
    const reply = (body: object) =>
      serve(server, `${API_ROOT}/tillview/v1/ledger`, { months: [body] });
    reply(month);
    await expect(readRouteMonths(rest, ['2026-11'])).resolves.toHaveLength(1);
    reply({ ...month, ...broken });
    await expect(readRouteMonths(rest, ['2026-11'])).rejects.toMatchObject({
      code: 'unexpected_response',
    });
  });
});

it.each(['coupons', 'refunds', 'taxes', 'shipping', 'products'])(
  'refuses text for the sum of %s',
  (field) => {
    for (const value of ['many', [], {}, true])
      expect(() => checkValues({ totals: { [field]: value } })).toThrow(`${field} of "totals"`);
  },
);

it('names no row by a number that is damaged too', () => {
  const order = { order_number: 'NaN', order_id: 7, date: '2026-02-30 10:00:00' };
  expect(() => checkValues([order])).toThrow('date of "7"');
  expect(() => checkValues([{ ...order, order_id: 'NaN' }])).toThrow('date of "#1"');
});

it('reads a day that the store does not know as none', async () => {
  const customer = { username: 'x', date_registered: '0000-00-00 00:00:00' };
  serve(server, `${API_ROOT}/wc-analytics/reports/customers`, [customer]);
  const { data } = await createTestRegistry()
    .resolveSelect(reportsStore)
    .getReportItems('customers', {});
  expect(data).toEqual([{ ...customer, date_registered: null }]);
});
