import { describe, expect, it } from 'vitest';
import { groupOrders } from './group-orders.ts';
import { findLosses, getCouponProfits, getItemProfits, sumLines } from './item-profit.ts';
import { toSeconds, type LedgerMonth } from './ledger-month.ts';
import { encode, packMonths, toStarts } from './pack-months.ts';
import { getPayouts, getProfits, type ProfitSettings } from './profit.ts';

type Row = {
  id: number;
  /** The refunded order. */
  of?: number;
  day: string;
  net: number;
  cost?: number;
  known?: number;
  fee?: number;
  shipping?: number;
  method?: string;
  status?: string;
  coupons?: readonly number[];
  /** Product, variation, quantity, net sales, and the cost if it is known. */
  lines?: readonly (readonly number[])[];
};

/** A month with these orders and refunds; total sales are net sales and shipping. */
function toMonth(month: string, rows: readonly Row[]): LedgerMonth {
  const [packed] = packMonths(
    rows.map(({ id, of = 0, day, net, shipping = 0, status = 'completed', coupons = [] }) => ({
      order_id: id,
      parent_id: of,
      date: `${day} 12:00:00`,
      net_total: net,
      total_sales: net + shipping,
      status,
      extended_info: { coupons: coupons.map((coupon) => ({ id: coupon })) },
    })),
    [month],
  );
  if (!packed) throw new Error('No month.');
  const numbers = (key: 'cost' | 'known' | 'shipping') =>
    Float64Array.from(rows, (row) => row[key] ?? 0);
  const lineNumbers = (at: number) =>
    Float64Array.from(
      rows.flatMap(({ lines = [] }) => lines.map((line) => line[at] ?? Number.NaN)),
    );
  return {
    ...packed,
    costs: {
      state: '',
      cost: numbers('cost'),
      known: numbers('known'),
      fee: Float64Array.from(rows, ({ fee = Number.NaN }) => fee),
      shipping: numbers('shipping'),
      tax: new Float64Array(rows.length),
      method: encode(rows.map(({ method = '' }) => method)),
      delivery: encode(rows.map(() => '')),
      lines: {
        starts: toStarts(rows.map(({ lines = [] }) => lines.length)),
        products: lineNumbers(0),
        variations: lineNumbers(1),
        quantities: lineNumbers(2),
        net: lineNumbers(3),
        cost: lineNumbers(4),
      },
    },
  };
}

const range = (after: string, before: string) => ({
  after: toSeconds(`${after}T00:00:00`),
  before: toSeconds(`${before}T23:59:59`),
});
const OCTOBER = range('2026-10-01', '2026-10-31');
const NONE: ProfitSettings = { rates: [], costs: [] };

const october = toMonth('2026-10', [
  { id: 1, day: '2026-10-02', net: 100, cost: 40, known: 80, fee: 3, shipping: 5, method: 'card' },
  { id: 2, day: '2026-10-12', net: 60, method: 'cod' },
  { id: 3, of: 1, day: '2026-10-20', net: -40, cost: -20, known: -40, shipping: -5 },
  { id: 4, of: 2, day: '2026-10-21', net: -60 },
]);

describe('the profit of a range', () => {
  it('has gross profit and margin of known sales alone, and unknown ones in no other amount', () => {
    expect(getProfits([october], [OCTOBER], NONE)).toEqual([
      {
        orders_count: 2,
        net_revenue: 60,
        known_net: 40,
        cost: 20,
        gross_profit: 20,
        margin: 50,
        unknown_net: 20,
        shipping: 0,
        fees: 3,
        assumed_fees: 0,
        postage: 0,
        own_costs: 0,
        kept: 17,
        known_share: 50,
        fee_share: 50,
      },
    ]);
  });

  it('counts a refund at its own time, and has no margin or share without sales', () => {
    const [first, later, none] = getProfits(
      [october],
      [
        range('2026-10-01', '2026-10-15'),
        range('2026-10-16', '2026-10-31'),
        range('2026-11-01', '2026-11-30'),
      ],
      NONE,
    );
    expect(first).toMatchObject({ known_net: 80, gross_profit: 40, shipping: 5, known_share: 50 });
    expect(later).toMatchObject({ known_net: -40, gross_profit: -20, known_share: null });
    expect(none).toMatchObject({ margin: null, known_share: null, fee_share: null, kept: 0 });
  });

  it('has no cost, profit or fee where none is known, instead of 0', () => {
    const sold = toMonth('2026-10', [{ id: 1, day: '2026-10-02', net: 60, method: 'cod' }]);
    const free = toMonth('2026-10', [{ id: 1, day: '2026-10-02', net: 60, known: 60, fee: 0 }]);
    const unknown = { cost: null, gross_profit: null, kept: null, fees: null, unknown_net: 60 };
    expect(getProfits([sold], [OCTOBER], NONE)).toMatchObject([unknown]);
    expect(getProfits([free], [OCTOBER], NONE)).toMatchObject([
      { cost: 0, gross_profit: 60, kept: 60, fees: 0 },
    ]);
  });

  it('assumes a fee of the rate of a method only where the store knows none', () => {
    const rates = [
      { method: 'card', percent: 50, fixed: 0 },
      { method: 'cod', percent: 1, fixed: 0.4 },
    ];
    const [profit] = getProfits([october], [OCTOBER], { ...NONE, rates });
    expect(profit).toMatchObject({ fees: 3, assumed_fees: 1, fee_share: 100, kept: 16 });
  });

  it('adds own costs per order and per part of a month, from their first to their last day', () => {
    const costs = [
      { name: 'Postage', per: 'order', amount: 4, from: '2026-10-10' },
      { name: 'Adverts', per: 'month', amount: 310, from: '2026-09-01', until: '2026-10-10' },
    ] as const;
    const [whole, day, september] = [
      OCTOBER,
      range('2026-10-02', '2026-10-02'),
      range('2026-09-16', '2026-10-01'),
    ].flatMap((each) => getProfits([october], [each], { ...NONE, costs }));
    expect(whole).toMatchObject({ postage: 4, own_costs: expect.closeTo(100) });
    expect(day).toMatchObject({ postage: 0, own_costs: expect.closeTo(10) });
    expect(september?.own_costs).toBeCloseTo(155 + 10);
  });

  it('is not over 100 % known because of a refund or a negative fee of an order', () => {
    const month = toMonth('2026-10', [
      { id: 1, day: '2026-10-02', net: 90, cost: 40, known: 100 },
      { id: 2, of: 9, day: '2026-10-03', net: -30 },
    ]);
    expect(getProfits([month], [OCTOBER], NONE)).toMatchObject([{ known_share: 100 }]);
  });
});

describe('payouts', () => {
  it('has gross and refunds by the method of the order, and no unpaid orders in what is expected', () => {
    const november = toMonth('2026-11', [
      { id: 5, of: 1, day: '2026-11-02', net: -10 },
      { id: 6, day: '2026-11-03', net: 70, method: 'bacs', status: 'on-hold' },
      { id: 7, day: '2026-11-03', net: 30, method: 'bacs' },
    ]);
    const rows = getPayouts([october, november], range('2026-10-01', '2026-11-30'), NONE);
    expect(rows).toMatchObject([
      {
        method: 'bacs',
        month: '2026-11',
        orders_count: 2,
        gross: 100,
        unpaid: 70,
        unpaid_orders: 1,
        fees: null,
        without_fee: 1,
        expected: 30,
      },
      { method: 'card', month: '2026-11', orders_count: 0, refunds: -10, fees: 0, expected: -10 },
      { method: 'card', month: '2026-10', gross: 105, refunds: -45, fees: 3, expected: 57 },
      { method: 'cod', month: '2026-10', gross: 60, refunds: -60, fees: null, expected: 0 },
    ]);
    const total = rows.reduce((sum, row) => sum + row.gross + row.refunds, 0);
    expect(total).toBe(105 + 60 - 45 - 60 - 10 + 70 + 30);
  });
});

describe('the profit of items', () => {
  const september = toMonth('2026-09', [
    { id: 1, day: '2026-09-30', net: 100, cost: 40, known: 100, coupons: [7, 8] },
  ]);
  const ofItems = toMonth('2026-10', [
    {
      id: 2,
      day: '2026-10-02',
      net: 90,
      cost: 30,
      known: 60,
      coupons: [7],
      lines: [
        [5, 51, 2, 40, 20],
        [5, 52, 1, 20, 10],
        [6, 0, 3, 30],
      ],
    },
    {
      id: 3,
      of: 1,
      day: '2026-10-05',
      net: -50,
      cost: -20,
      known: -50,
      lines: [[5, 51, -1, -50, -20]],
    },
    { id: 4, of: 2, day: '2026-10-06', net: -5 },
  ]);
  const months = new Map([september, ofItems].map((month) => [month.month, month]));

  it('has known lines minus returns at their own time, and unknown lines in neither cost nor profit', () => {
    const lines = sumLines(months, OCTOBER);
    expect(lines.find(({ product }) => product === 6)).toEqual({
      product: 6,
      variation: 0,
      net: 30,
      known: 0,
      cost: 0,
      unknown: 30,
      unknownUnits: 3,
    });
    const byProduct = getItemProfits(lines, ({ product }) => [product]);
    expect(byProduct.get(5)).toMatchObject({ net: 10, known: 10, gross: 0, margin: 0 });
    expect(byProduct.get(6)).toMatchObject({ margin: null, today: null });
    const byVariation = getItemProfits(lines, ({ variation }) => [variation]);
    expect(byVariation.get(52)).toMatchObject({ gross: 10, margin: 50 });
    const atPresent = getItemProfits(lines, ({ product }) => [product], new Map([[6, 4]]));
    expect(atPresent.get(6)).toMatchObject({ known: 0, cost: 0, today: 12 });
    expect(atPresent.get(5)?.today).toBeNull();
    const twice = getItemProfits(lines, () => [1, 2]);
    expect(twice.get(1)).toEqual(twice.get(2));
  });

  it('finds products whose sold lines cost more than their net sales, not those that were returned', () => {
    const sold = toMonth('2026-10', [
      {
        id: 1,
        day: '2026-10-02',
        net: 30,
        lines: [
          [5, 51, 1, 8, 10],
          [6, 0, 1, 22, 22],
          [0, 0, 1, 0, 9],
        ],
      },
      {
        id: 2,
        day: '2026-10-03',
        net: 4,
        lines: [
          [7, 0, 1, 4, 9],
          [8, 0, 1, 0],
        ],
      },
      { id: 3, of: 1, day: '2026-10-04', net: -9, lines: [[6, 0, -1, -22, -2]] },
    ]);
    expect(findLosses(new Map([['2026-10', sold]]), OCTOBER)).toEqual([
      { product: 7, net: 4, cost: 9 },
      { product: 5, net: 8, cost: 10 },
    ]);
  });

  it('counts an order at each of its coupons, and a refund at those of its order', () => {
    const found = getCouponProfits(months, OCTOBER);
    expect(found.get(7)).toMatchObject({ net: 35, known: 10, cost: 10 });
    expect(found.get(8)).toMatchObject({ net: -50, known: -50, cost: -20, gross: -30 });
  });

  it('is unknown in groups of orders without a known cost, and where returns leave no sales', () => {
    // 0.1 + 0.2 - 0.3 is not 0 in binary numbers.
    const found = toMonth('2026-10', [
      { id: 1, day: '2026-10-02', net: 10, method: 'cod' },
      { id: 2, day: '2026-10-02', net: 0.1, known: 0.1, cost: 0, status: 'processing' },
      { id: 3, day: '2026-10-02', net: 0.2, known: 0.2, cost: 4, status: 'processing' },
      { id: 4, of: 3, day: '2026-10-03', net: -0.3, known: -0.3, cost: 0 },
    ]);
    const { groups } = groupOrders(new Map([['2026-10', found]]), OCTOBER, ['statuses']);
    expect(groups).toMatchObject([
      { values: ['completed'], cost: null, gross_profit: null, margin: null },
      { values: ['processing'], cost: 4, gross_profit: expect.closeTo(-4), margin: null },
    ]);
    expect(getProfits([found], [OCTOBER], NONE)).toMatchObject([{ margin: null }]);
  });
});
