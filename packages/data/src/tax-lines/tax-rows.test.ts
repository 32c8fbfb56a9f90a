import { describe, expect, it } from 'vitest';
import { roundMillionths, toMillionths, type HalfMode } from './round-tax.ts';
import type { TaxAddress } from './tax-place.ts';
import {
  getTaxDestinations,
  getTaxReport,
  type OrderTaxRate,
  type TaxEntry,
  type TaxKind,
  type TaxLine,
} from './tax-rows.ts';

const DAY = '2026-10-05T12:00:00';
const OCTOBER = {
  basis: 'date_created',
  after: '2026-10-01T00:00:00',
  before: '2026-10-31T23:59:59',
  decimals: 2,
} as const;

let lastId = 0;

const line = (
  kind: TaxKind,
  amount: string,
  taxes: TaxLine['taxes'] = [],
  tax = String(taxes.reduce((sum, [, each]) => sum + Number(each), 0)),
): TaxLine => ({ kind, amount, tax, taxes });

const rate = (id: number, percent: number, tax: string, more: Partial<OrderTaxRate> = {}) => ({
  id,
  percent,
  tax,
  code: `DE-VAT ${percent}-1`,
  label: 'VAT',
  isCompound: false,
  shippingTax: '0',
  ...more,
});

/** An order with the total of its lines, unless another is given. */
function order(lines: readonly TaxLine[], more: Partial<TaxEntry> = {}): TaxEntry {
  const sum = (read: (each: TaxLine) => string) =>
    lines.reduce((total, each) => total + Number(read(each)), 0).toFixed(6);
  const tax = more.tax ?? sum((each) => each.tax);
  return {
    id: (lastId += 1),
    parentId: 0,
    country: 'DE',
    state: '',
    billing: { country: 'DE', state: '' },
    rates: [],
    lines,
    tax,
    hasVatNumber: false,
    isExempt: false,
    includesTax: false,
    times: {
      date_created: DAY,
      date_paid: DAY,
      date_completed: '',
    },
    total: (Number(sum(({ amount }) => amount)) + Number(tax)).toFixed(6),
    ...more,
  };
}

/** Type, percent, kind, amount, tax and orders of each row. */
const rowsOf = (...entries: readonly TaxEntry[]) =>
  getTaxReport(entries, OCTOBER).rows.map(({ type, percent, kind, amount, tax, orders }) => [
    type,
    percent,
    kind,
    amount,
    tax,
    orders,
  ]);

describe('rounding of a tax', () => {
  it.each<[text: string, half: HalfMode, expected: number]>([
    // The nearest number to 1.005 is below it, so that Math.round( 1.005 * 100 ) gives 100.
    ['1.005000', 'up', 1.01],
    ['1.005000', 'down', 1],
    ['1.005001', 'down', 1.01],
    ['-1.005000', 'up', -1.01],
    ['-1.005000', 'down', -1],
    ['-0.004000', 'up', 0],
    ['8.575', 'up', 8.58],
  ])('of %s with a half %s is %d', (text, half, expected) => {
    expect(roundMillionths(toMillionths(text), 2, half) / 1e6).toBe(expected);
  });

  it('keeps whole amounts of a currency without decimals', () => {
    expect(roundMillionths(toMillionths('12.500000'), 0, 'up')).toBe(13e6);
  });
});

describe('the rows of taxes', () => {
  it('separate goods, shipping and fees of a rate', () => {
    // 19 % of 100, of 10 and of 4.
    const sold = order(
      [
        line('goods', '100', [[1, '19']]),
        line('shipping', '10', [[1, '1.9']]),
        line('fees', '4', [[1, '0.76']]),
      ],
      { rates: [rate(1, 19, '19.76', { shippingTax: '1.9' })] },
    );
    expect(rowsOf(sold)).toEqual([
      ['rate', 19, 'goods', 100, 19, 1],
      ['rate', 19, 'shipping', 10, 1.9, 1],
      ['rate', 19, 'fees', 4, 0.76, 1],
    ]);
    expect(getTaxReport([sold], OCTOBER)).toMatchObject({
      amount: 114,
      tax: 21.66,
      shippingTax: 1.9,
      orders: 1,
    });
  });

  it('have a line with two rates at both, and take it away once', () => {
    // New York: 4 % and 4.5 % of 50: 2 and 2.25. The amounts: 50 + 50 - 50 = 50.
    const state = { country: 'US', state: 'NY' };
    const sold = order(
      [
        line('goods', '50', [
          [1, '2'],
          [2, '2.25'],
        ]),
      ],
      {
        ...state,
        rates: [rate(1, 4, '2', { code: 'US-NY-STATE-1' }), rate(2, 4.5, '2.25')],
      },
    );
    expect(rowsOf(sold)).toEqual([
      ['rate', 4, 'goods', 50, 2, 1],
      ['rate', 4.5, 'goods', 50, 2.25, 1],
      ['counted_again', null, '', -50, 0, 1],
    ]);
    expect(getTaxReport([sold], OCTOBER)).toMatchObject({ amount: 50, countedAgain: 50 });
    // The rate of a state: rows of this country have their state.
    expect(getTaxReport([sold], OCTOBER).rows.map((row) => row.state)).toEqual(['NY', 'NY', 'NY']);
  });

  it('have what a compound rate is applied to', () => {
    // 5 % of 200 = 10, then 10 % of 210 = 21. Standing: 200 + 210, of which 210 again.
    const sold = order(
      [
        line('goods', '200', [
          [2, '21'],
          [1, '10'],
        ]),
      ],
      {
        rates: [rate(1, 5, '10'), rate(2, 10, '21', { isCompound: true })],
      },
    );
    expect(rowsOf(sold)).toEqual([
      ['rate', 5, 'goods', 200, 10, 1],
      ['rate', 10, 'goods', 210, 21, 1],
      ['counted_again', null, '', -210, 0, 1],
    ]);
  });

  it('have tax on shipping only beside goods without tax', () => {
    expect(
      rowsOf(
        order([line('goods', '80'), line('shipping', '5', [[1, '0.95']])], {
          rates: [rate(1, 19, '0', { shippingTax: '0.95' })],
        }),
      ),
    ).toEqual([
      ['rate', 19, 'shipping', 5, 0.95, 1],
      ['without_tax', null, 'goods', 80, 0, 1],
    ]);
  });

  it('round a half down where prices contain tax, and have parts of a cent in a row', () => {
    // 10.00 with 19 %: net 8.403361, tax 1.596639, in the order 1.60: the net amount of the order is 8.40.
    // Shipping with a tax of exactly 0.125: 0.12 where prices contain tax.
    const sold = order(
      [
        line('goods', '8.403361', [[1, '1.596639']]),
        line('shipping', '0.657895', [[1, '0.125000']]),
      ],
      {
        includesTax: true,
        rates: [rate(1, 19, '1.6', { shippingTax: '0.12' })],
        tax: '1.720000',
        total: '10.780000',
      },
    );
    expect(rowsOf(sold)).toEqual([
      ['rate', 19, 'goods', 8.403361, 1.6, 1],
      ['rate', 19, 'shipping', 0.657895, 0.12, 1],
      // 10.78 - 1.72 = 9.06; the lines have 9.061256.
      ['rounding', null, '', -0.001256, 0, 1],
    ]);
    expect(getTaxReport([sold], OCTOBER).differences).toEqual([]);
  });

  it('add up unrounded taxes where the store rounds at the subtotal', () => {
    // 7.25 % of 1.19 is 0.086275. Three lines: 0.258825; rounded each, they would be 0.27.
    const three = [1, 2, 3].map(() => line('goods', '1.19', [[1, '0.086275']]));
    const unrounded = order(three, { rates: [rate(1, 7.25, '0.258825')], tax: '0.26' });
    expect(rowsOf(unrounded)[0]).toEqual(['rate', 7.25, 'goods', 3.57, 0.258825, 1]);
    const rounded = order(three, { rates: [rate(1, 7.25, '0.27')], tax: '0.27' });
    expect(rowsOf(rounded)[0]).toEqual(['rate', 7.25, 'goods', 3.57, 0.27, 1]);
  });

  it('have a rate of 0 % as a rate', () => {
    const sold = order([line('goods', '30', [[4, '0']])], { rates: [rate(4, 0, '0')] });
    expect(rowsOf(sold)).toEqual([['rate', 0, 'goods', 30, 0, 1]]);
  });

  it.each<[name: string, more: Partial<TaxEntry>, type: string]>([
    ['an exempt customer', { isExempt: true }, 'exempt'],
    ['a VAT number', { hasVatNumber: true, isExempt: true }, 'reverse_charge'],
  ])('have the amounts of %s without tax', (_, more, type) => {
    expect(rowsOf(order([line('goods', '30')], more))).toEqual([[type, null, 'goods', 30, 0, 1]]);
  });

  it('do not take an order with a VAT number and with tax for a reverse charge', () => {
    const sold = order([line('goods', '30', [[1, '5.7']]), line('shipping', '4')], {
      hasVatNumber: true,
      rates: [rate(1, 19, '5.7')],
    });
    expect(rowsOf(sold).map(([type]) => type)).toEqual(['rate', 'without_tax']);
  });

  it('have a partial refund of shipping as negative amounts, without an order', () => {
    // Of 10 with 1.90 tax, 4 with 0.76 are refunded.
    const refund = order([line('shipping', '-4', [[1, '-0.76']])], {
      parentId: 1,
      rates: [rate(1, 19, '0', { shippingTax: '-0.76' })],
    });
    expect(rowsOf(refund)).toEqual([['rate', 19, 'shipping', -4, -0.76, 0]]);
  });

  it('have a refund without items in a row of its own, and name it', () => {
    const refund = order([], { id: 90, parentId: 9, total: '-25.000000' });
    expect(rowsOf(refund)).toEqual([['no_lines', null, '', -25, 0, 0]]);
    expect(getTaxReport([refund], OCTOBER).differences).toEqual([
      { id: 90, parentId: 9, tax: 0, amount: -25 },
    ]);
  });

  it('have the tax of an old order without rates in a row of its own', () => {
    const sold = order([line('goods', '40', [], '7.600000')]);
    expect(rowsOf(sold)).toEqual([['unknown_rate', null, 'goods', 40, 7.6, 1]]);
  });

  it('keep a renamed rate together, and apart when its percent has changed', () => {
    // 19 % of 100 and, in 2020, 16 % of 100, with the same id; the name does not matter.
    const sold = (percent: number, label: string) =>
      order([line('goods', '100', [[1, String(percent)]])], {
        rates: [rate(1, percent, String(percent), { label })],
      });
    expect(rowsOf(sold(19, 'VAT'), sold(19, 'MwSt'), sold(16, 'VAT'))).toEqual([
      ['rate', 16, 'goods', 100, 16, 1],
      ['rate', 19, 'goods', 200, 38, 2],
    ]);
  });

  it('have both in the range in which a store has turned taxes off', () => {
    // With taxes: 19 % of 50 = 9.50. Without: 50 and shipping of 4, and a refund of the taxed order keeps its tax.
    const taxed = order([line('goods', '50', [[1, '9.5']])], { rates: [rate(1, 19, '9.5')] });
    const untaxed = order([line('goods', '50'), line('shipping', '4')]);
    const refund = order([line('goods', '-10', [[1, '-1.9']])], {
      parentId: taxed.id,
      rates: [rate(1, 19, '-1.9')],
    });
    expect(rowsOf(taxed, untaxed, refund)).toEqual([
      ['rate', 19, 'goods', 40, 7.6, 1],
      ['without_tax', null, 'goods', 50, 0, 1],
      ['without_tax', null, 'shipping', 4, 0, 1],
    ]);
    expect(getTaxReport([taxed, untaxed, refund], OCTOBER)).toMatchObject({ amount: 94, tax: 7.6 });
  });

  it('have a fee that is a discount, and its tax, as negative amounts', () => {
    // 19 % of 100 = 19, of -10 = -1.90: 90 net, 17.10 tax.
    const sold = order([line('goods', '100', [[1, '19']]), line('fees', '-10', [[1, '-1.9']])], {
      rates: [rate(1, 19, '17.1')],
    });
    expect(rowsOf(sold)).toEqual([
      ['rate', 19, 'goods', 100, 19, 1],
      ['rate', 19, 'fees', -10, -1.9, 1],
    ]);
    expect(getTaxReport([sold], OCTOBER)).toMatchObject({ amount: 90, tax: 17.1, differences: [] });
  });

  it('keep name and percent of a rate that the store has deleted, beside the one that follows it', () => {
    // The rate 1 was deleted and entered again as 9: 19 % of 100 = 19, of 50 = 9.50.
    const [before, after] = [
      order([line('goods', '100', [[1, '19']])], { rates: [rate(1, 19, '19')] }),
      order([line('goods', '50', [[9, '9.5']])], { rates: [rate(9, 19, '9.5')] }),
    ];
    const report = getTaxReport([before, after], OCTOBER);
    expect(
      report.rows.map(({ rate: id, label, percent, amount, tax }) => [
        id,
        label,
        percent,
        amount,
        tax,
      ]),
    ).toEqual([
      [1, 'VAT', 19, 100, 19],
      [9, 'VAT', 19, 50, 9.5],
    ]);
    expect([...report.taxByRate]).toEqual([
      [1, 19],
      [9, 9.5],
    ]);
  });

  it.each<[basedOn: TaxAddress | undefined, country: string]>([
    [undefined, 'AT'],
    ['shipping', 'AT'],
    ['billing', 'FR'],
    ['base', 'DE'],
  ])('have the country of the address that taxes are based on: %s', (basedOn, country) => {
    const sold = order([line('goods', '30')], {
      country: 'AT',
      billing: { country: 'FR', state: '' },
    });
    const place = basedOn && { basedOn, base: { country: 'DE', state: 'DE-BY' } };
    const { rows } = getTaxReport([sold], { ...OCTOBER, place });
    expect(rows.map((row) => row.country)).toEqual([country]);
  });

  it('add up for consumers by country of destination and percent, of a store in Germany', () => {
    const to = (country: string, percent: number, amounts: readonly [TaxKind, string, string][]) =>
      order(
        amounts.map(([kind, amount, tax]) => line(kind, amount, [[percent, tax]])),
        { country, rates: [rate(percent, percent, amounts[0]?.[2] ?? '')] },
      );
    const entries = [
      // Austria, 20 %: 100 with shipping of 10, and 50 of another order: 160 and 32.
      to('AT', 20, [
        ['goods', '100', '20'],
        ['shipping', '10', '2'],
      ]),
      to('AT', 20, [['goods', '50', '10']]),
      // The reduced rate of 10 %: 30 and 3.
      to('AT', 10, [['goods', '30', '3']]),
      // A refund of 20 with 4: 140 and 28 are left.
      { ...to('AT', 20, [['goods', '-20', '-4']]), parentId: 1 },
      // A business, and a country outside the European Union.
      order([line('goods', '500')], { country: 'AT', hasVatNumber: true }),
      to('CH', 8.1, [['goods', '100', '8.1']]),
      to('DE', 19, [['goods', '10', '1.9']]),
    ];
    const found = getTaxDestinations(entries, OCTOBER);
    expect(
      found.map(({ country, percent, amount, tax }) => [country, percent, amount, tax]),
    ).toEqual([
      ['AT', 20, 140, 28],
      ['AT', 10, 30, 3],
      ['DE', 19, 10, 1.9],
    ]);
  });

  it('have a rate that the order itself does not keep without a percent', () => {
    expect(rowsOf(order([line('goods', '10', [[8, '1']])]))).toEqual([
      ['rate', null, 'goods', 10, 1, 1],
    ]);
  });

  it('of a store in Germany have no states, but those of the United States', () => {
    // A rate of Germany is one of the country: "DE-VAT 19-1".
    const inBavaria = order([line('goods', '10', [[1, '1.9']])], {
      state: 'DE-BY',
      rates: [rate(1, 19, '1.9')],
    });
    const inTexas = order([line('goods', '10', [[5, '0.63']])], {
      country: 'US',
      state: 'TX',
      rates: [rate(5, 6.25, '0.63', { code: 'US-TX-STATE-1' })],
    });
    const inOregon = order([line('goods', '10')], { country: 'US', state: 'OR' });
    const { rows } = getTaxReport([inBavaria, inTexas, inOregon], OCTOBER);
    expect(rows.map(({ country, state, tax }) => [country, state, tax])).toEqual([
      ['DE', '', 1.9],
      ['US', 'OR', 0],
      ['US', 'TX', 0.63],
    ]);
  });

  it('count an order on the day of the basis, with both ends of the range', () => {
    const sold = order([line('goods', '10')], {
      times: {
        date_created: '2026-09-30T23:59:59',
        date_paid: '2026-10-31T23:59:59',
        date_completed: '',
      },
    });
    const countBy = (basis: 'date_created' | 'date_paid' | 'date_completed') =>
      getTaxReport([sold], { ...OCTOBER, basis }).orders;
    expect([countBy('date_created'), countBy('date_paid'), countBy('date_completed')]).toEqual([
      0, 1, 0,
    ]);
  });

  it('name an order whose lines have another tax than itself', () => {
    const sold = order([line('goods', '10', [[1, '1.9']])], {
      id: 77,
      rates: [rate(1, 19, '1.9')],
      tax: '2.000000',
      total: '12.000000',
    });
    expect(getTaxReport([sold], OCTOBER).differences).toEqual([
      { id: 77, parentId: 0, tax: 0.1, amount: 0 },
    ]);
  });
});
