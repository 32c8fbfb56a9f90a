import { describe, expect, it } from 'vitest';
import { groupIntervals, groupOrders } from './group-orders.ts';
import { isRecorded } from './ledger-dimensions.ts';
import { toSeconds } from './ledger-month.ts';
import {
  areEqual,
  getBatches,
  getChangedMonths,
  getMonthSums,
  findStoreRules,
} from './month-sums.ts';
import { packMonths } from './pack-months.ts';

type Extra = { parent?: number; type?: string; customer?: number; country?: string };

/** A row of the sample shop's `reports/orders`, with the names and addresses that the ledger must not keep. */
const row = (id: number, date: string, net: number, origin: string, extra: Extra = {}) => ({
  order_id: id,
  parent_id: extra.parent ?? 0,
  date,
  date_created: '2020-01-01 00:00:00',
  status: 'completed',
  customer_id: extra.customer ?? id,
  net_total: net,
  total_sales: net * 1.1,
  num_items_sold: net > 0 ? 2 : -2,
  customer_type: extra.type ?? 'returning',
  extended_info: {
    products: [{ id: '34', name: 'Tea Towel', quantity: '2' }],
    coupons: [{ id: '7', code: 'welcome' }],
    customer: { first_name: 'Hugo', email: 'hugo@example.com', country: extra.country ?? 'US' },
    attribution: { origin },
  },
});

const rows = [
  row(4, '2026-11-05 10:00:00', -30, 'Unknown', { parent: 1 }),
  row(3, '2026-11-02 10:00:00', 20.1, 'Direct', { type: 'new', country: 'GB' }),
  row(2, '2026-11-01 00:00:00', 50.2, 'Organic: Google', { type: 'new' }),
  row(1, '2026-10-31 23:59:59', 100, 'Organic: Google'),
];
const months = new Map(
  packMonths([...rows, rows[1] ?? {}], ['2026-11', '2026-10']).map((each) => [each.month, each]),
);
/** The months with columns of campaigns: the indexes and the names of each month. */
function withCampaigns(
  columns: readonly (readonly [
    month: string,
    indexes: readonly number[],
    campaigns: readonly string[],
  ])[],
) {
  const changed = new Map(months);
  for (const [name, indexes, campaigns] of columns) {
    const month = months.get(name);
    if (!month) throw new Error(`There is no month ${name}.`);
    const campaign = { indexes: Uint16Array.from(indexes), names: campaigns };
    changed.set(name, { ...month, texts: { ...month.texts, campaign } });
  }
  return changed;
}
const november = {
  after: toSeconds('2026-11-01T00:00:00'),
  before: toSeconds('2026-11-30T23:59:59'),
};

describe('the orders of a month', () => {
  it('contains no name and no email address, and each order once', () => {
    const stored = JSON.stringify([...months.values()]);
    expect(stored).not.toMatch(/Hugo|example|Tea Towel|welcome/);
    expect([...(months.get('2026-11')?.orderIds ?? [])]).toEqual([4, 3, 2]);
    expect([...(months.get('2026-11')?.coupons.ids ?? [])]).toEqual([7, 7, 7]);
  });

  it('belongs to the day that the store counts an order on, not the day of creation', () => {
    expect(months.get('2026-10')?.times).toEqual(Uint32Array.of(toSeconds('2026-10-31 23:59:59')));
  });
});

describe('the average order value', () => {
  // One order of 100.00 in October; 70.30 from two orders and -30.00 from a refund in November.
  const sums = (average: number) => [
    { ...getMonthSums(months.get('2026-10')!), avg_order_value: 100 },
    { ...getMonthSums(months.get('2026-11')!), avg_order_value: average },
  ];

  it.each([
    ['with', 20.15, false],
    ['without', 35.15, true],
    ['unknown', Number.NaN, false],
  ])('of the store is found from a month with refunds: %s', (_, average, expected) => {
    expect(findStoreRules(sums(average), months).leavesRefundsOut).toBe(expected);
  });

  it('is that of the store', () => {
    const averageOf = (leavesOut: boolean) =>
      groupOrders(months, november, ['origins'], {
        leavesRefundsOut: leavesOut,
        returnsHaveTax: false,
      }).total.avg_order_value;
    expect(averageOf(false)).toBeCloseTo(20.15, 8);
    expect(averageOf(true)).toBeCloseTo(35.15, 8);
    const [day] = groupIntervals(months, [november], ['origins'], {
      leavesRefundsOut: true,
      returnsHaveTax: false,
    });
    expect(day?.total.avg_order_value).toBeCloseTo(35.15, 8);
  });
});

describe('grouping', () => {
  it('adds a refund to the source of its order, also of an earlier month', () => {
    const { groups, total } = groupOrders(months, november, ['origins']);
    expect(groups).toMatchObject([
      {
        key: 'Organic: Google',
        values: ['Organic: Google'],
        orders_count: 1,
        net_revenue: expect.closeTo(20.2, 8),
        total_sales: expect.closeTo(22.22, 8),
        refunds: 30,
        num_items_sold: 0,
        avg_order_value: expect.closeTo(20.2, 8),
        new_customers: 1,
      },
      {
        key: 'Direct',
        values: ['Direct'],
        orders_count: 1,
        net_revenue: 20.1,
        total_sales: expect.closeTo(22.11, 8),
        refunds: 0,
        num_items_sold: 2,
        avg_order_value: 20.1,
        new_customers: 1,
      },
    ]);
    expect(total.net_revenue).toBeCloseTo(40.3, 8);
  });

  it.each([
    ['without tax and shipping', 30],
    ['with tax and shipping, where the store does', 33],
  ])('counts returns as the store: %s', (_, expected) => {
    const sums = [{ ...getMonthSums(months.get('2026-11')!), refunds: expected }];
    const rules = findStoreRules(sums, months);
    const { total } = groupOrders(months, november, ['origins'], rules);
    expect(total.refunds).toBeCloseTo(expected, 8);
  });

  it('counts only the orders of one type of customers, and their refunds', () => {
    const sumsOf = (value: string) => {
      const only = { dimension: 'customer_types', value } as const;
      const { groups, total } = groupOrders(months, november, ['origins'], undefined, only);
      return [groups.length, total.orders_count, total.refunds];
    };
    expect(sumsOf('new')).toEqual([2, 2, 0]);
    expect(sumsOf('returning')).toEqual([1, 0, 30]);
  });

  it('groups by country', () => {
    const { groups } = groupOrders(months, november, ['countries']);
    expect(groups.map(({ values, orders_count }) => [values[0], orders_count])).toEqual([
      ['US', 1],
      ['GB', 1],
    ]);
  });

  it('adds a refund to the campaign of its order, and keeps orders without one together', () => {
    // In November a refund of the order of October, and two orders.
    const { groups } = groupOrders(
      withCampaigns([
        ['2026-11', [0, 0, 1], ['', 'spring']],
        ['2026-10', [0], ['autumn']],
      ]),
      november,
      ['campaigns'],
    );
    expect(groups.map(({ values, net_revenue: net }) => [values[0], net])).toEqual([
      ['autumn', -30],
      ['', 20.1],
      ['spring', 50.2],
    ]);
  });

  it('groups by two dimensions: a refund by its own day and the customer type of its order', () => {
    const { groups } = groupOrders(months, november, ['customer_types', 'weekdays']);
    expect(groups.map(({ values, net_revenue: net }) => [...values, net])).toEqual([
      ['returning', '4', -30],
      ['new', '1', 20.1],
      ['new', '0', 50.2],
    ]);
    const byHour = groupOrders(months, november, ['months', 'hours']).groups;
    expect(byHour.map(({ values }) => values)).toEqual([
      ['2026-11', '10'],
      ['2026-11', '0'],
    ]);
  });
});

describe('a dimension', () => {
  it('is recorded if each month with orders has the column, and an order has a text if it is optional', () => {
    const empty = packMonths([], ['2026-09']);
    const isKnown = (map: typeof months) => isRecorded([...map.values(), ...empty], 'campaigns');
    expect(isKnown(months)).toBe(false);
    expect(isKnown(withCampaigns([['2026-11', [0, 0, 1], ['', 'spring']]]))).toBe(false);
    const october = ['2026-10', [0], ['']] as const;
    expect(isKnown(withCampaigns([['2026-11', [0, 0, 1], ['', 'spring']], october]))).toBe(true);
    expect(isKnown(withCampaigns([['2026-11', [0, 0, 0], ['']], october]))).toBe(false);
    expect(isRecorded(months.values(), 'origins')).toBe(true);
    expect(
      isRecorded(
        [...months.values()].map((each) => ({ ...each, texts: {} })),
        'origins',
      ),
    ).toBe(false);
  });
});

describe('the check', () => {
  const expected = [...months.values()].map(getMonthSums);

  it('counts refunds in amounts and items, but not as orders', () => {
    expect(expected[0]).toMatchObject({ month: '2026-11', orders_count: 2, num_items_sold: 2 });
  });

  it('ignores the error of floating-point sums, and finds a cent', () => {
    const [sums] = expected;
    if (!sums) throw new Error('There are no sums.');
    expect(areEqual(sums, { ...sums, net_revenue: sums.net_revenue + 1e-9 }, 2)).toBe(true);
    expect(areEqual(sums, { ...sums, net_revenue: sums.net_revenue + 0.01 }, 2)).toBe(false);
    expect(areEqual(sums, { ...sums, total_sales: Number.NaN }, 2)).toBe(true);
  });

  it('finds changed, moved and missing months, newest first, and no empty ones', () => {
    const [first, second] = expected;
    if (!first || !second) throw new Error('There are no sums.');
    const none = { orders_count: 0, net_revenue: 0, num_items_sold: 0, total_sales: 0 };
    const store = [
      { month: '2026-08', ...none },
      { month: '2026-09', ...none, orders_count: 3 },
      second,
      { ...first, orders_count: 3 },
    ];
    const nothing = { by: 'nothing', asOf: '' } as const;
    expect(getChangedMonths(store, months, 2, nothing)).toEqual(['2026-11', '2026-09']);
    expect(getChangedMonths([{ month: '2026-10', ...none }], months, 2, nothing)).toEqual([
      '2026-10',
    ]);
  });

  it('reads neighbouring months together, up to 1,000 orders', () => {
    const sums = ['2026-11', '2026-10', '2026-08', '2025-12', '2026-01'].map((month) => ({
      month,
      orders_count: month === '2025-12' ? 950 : 77,
      net_revenue: 1,
      num_items_sold: 1,
      total_sales: 1,
    }));
    expect(getBatches(['2026-11', '2026-10', '2026-08', '2026-01', '2025-12'], sums)).toMatchObject(
      [
        { months: ['2026-11', '2026-10'], requests: 2 },
        { months: ['2026-08'], requests: 1 },
        { months: ['2026-01'], requests: 1 },
        { months: ['2025-12'], requests: 10 },
      ],
    );
  });
});

describe('grouping by interval', () => {
  it('gives each interval its own orders, and a refund to the interval of the refund', () => {
    const day = (date: string) => ({
      after: toSeconds(`${date}T00:00:00`),
      before: toSeconds(`${date}T23:59:59`),
    });
    const days = ['2026-11-01', '2026-11-02', '2026-11-05'].map(day);
    const byDay = groupIntervals(months, days, ['origins']);
    expect(
      byDay.map(({ groups }) => groups.map(({ values, net_revenue: net }) => [values[0], net])),
    ).toEqual([[['Organic: Google', 50.2]], [['Direct', 20.1]], [['Organic: Google', -30]]]);
  });
});
