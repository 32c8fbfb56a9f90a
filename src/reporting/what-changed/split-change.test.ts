import { CurrencyFactory } from '@tillview/currency';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeSplits } from './change-splits.ts';
import { getChangeNote, getStoppedNote } from './change-table.tsx';
import { splitChange, type Amounts, type ChangeLine, type SplitPart } from './split-change.ts';

/** Splits in a currency with `precision` decimals. */
function split(
  parts: readonly SplitPart[],
  total: Amounts,
  {
    precision = 2,
    isPartial = false,
    byDayCreated,
  }: { precision?: number; isPartial?: boolean; byDayCreated?: Amounts | undefined } = {},
) {
  const { formatDecimal: round } = CurrencyFactory({ precision });
  return splitChange({ parts, total, byDayCreated, isPartial, round, unit: 10 ** -precision });
}

const part = (id: string, now: number, before: number): SplitPart => ({
  id,
  label: `Product ${id}`,
  now,
  before,
});

const DAY =
  'Counted on another day: The lines above count orders on the day they are created, the total on another day, such as the day they are paid.';

type Result = ReturnType<typeof split>;
const rowsOf = ({ lines, others, day, remainder }: Result): ChangeLine[] => [
  ...lines,
  ...[others, day, remainder].filter((row) => row !== null),
];

describe('the parts of a change', () => {
  // A shop with sales in two ranges; some sales belong to no product. Amounts have up to three decimals more than the
  // currency, as prices without tax can have.
  const shop = fc
    .record({
      precision: fc.constantFrom(0, 2, 3, 8),
      decimals: fc.nat(3),
      products: fc.integer({ min: 0, max: 130 }),
      sales: fc.array(
        fc.record({
          product: fc.nat(129),
          isEarlier: fc.boolean(),
          amount: fc.integer({ min: -(10 ** 6), max: 10 ** 7 }),
        }),
        { maxLength: 200 },
      ),
    })
    .map(({ precision, decimals, products, sales }) => {
      const scale = 10 ** (precision + decimals);
      const round = CurrencyFactory({ precision }).formatDecimal;
      const sum = (isEarlier: boolean, product?: number) =>
        sales
          .filter((sale) => sale.isEarlier === isEarlier)
          .filter((sale) => product === undefined || sale.product === product)
          .reduce((total, { amount }) => total + amount / scale, 0);
      const parts = Array.from({ length: products }, (_, id) =>
        part(String(id), sum(false, id), sum(true, id)),
      );
      return { precision, parts, total: { now: round(sum(false)), before: round(sum(true)) } };
    });

  it('add up to the whole change, for any shop, currency and range', () => {
    fc.assert(
      fc.property(
        shop,
        fc.boolean(),
        fc.nat(100),
        ({ precision, parts, total }, isPartial, later) => {
          const byDayCreated = { ...total, now: total.now - later };
          const result = split(parts, total, { precision, isPartial, byDayCreated });
          const units = (amount: number) => BigInt(Math.round(amount * 10 ** precision));
          for (const name of ['now', 'before', 'change'] as const) {
            const sum = rowsOf(result).reduce((added, row) => added + units(row[name]), 0n);
            expect(sum).toBe(units(result.total[name]));
          }
          expect(units(result.total.change)).toBe(units(total.now) - units(total.before));
          for (const { now, before, change } of rowsOf(result))
            expect(units(change)).toBe(units(now) - units(before));
          if (result.total.share !== null) {
            const shares = rowsOf(result).map(({ share }) => share ?? NaN);
            const error = shares.reduce((sum, share) => sum + share, 0) - 1;
            expect(Math.abs(error)).toBeLessThan(1e-9 * Math.max(1, ...shares.map(Math.abs)));
          }
          // No part is duplicated or lost, and the lines are sorted by size.
          const sizes = result.lines.map(({ change }) => Math.abs(change));
          expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
          const { formatDecimal: round } = CurrencyFactory({ precision });
          const sold = parts.filter(({ now, before }) => round(now) !== 0 || round(before) !== 0);
          if (!isPartial)
            expect(result.lines.length + (result.others?.count ?? 0)).toBe(sold.length);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are at most eleven lines: more than eleven parts become ten lines and one line for the rest', () => {
    const parts = Array.from({ length: 12 }, (_, id) => part(String(id), id, 0));
    const eleven = split(parts.slice(1), { now: 66, before: 0 });
    expect(eleven.lines).toHaveLength(11);
    expect(eleven.others).toBeNull();
    const twelve = split([...parts, part('12', 12, 0)], { now: 78, before: 0 });
    expect(twelve.lines).toHaveLength(10);
    expect(twelve.others).toMatchObject({ count: 2, now: 3, change: 3 });
  });

  it('have no shares if the total did not change', () => {
    const { lines, total } = split([part('a', 10, 0), part('b', 0, 10)], { now: 10, before: 10 });
    expect(total).toEqual({ now: 10, before: 10, change: 0, share: null });
    expect(lines.map(({ share }) => share)).toEqual([null, null]);
  });

  it('have no shares if the change of a part is larger than the whole change', () => {
    const parts = [part('a', 42, 0), part('b', 0, 32)];
    const larger = split(parts, { now: 42, before: 32 });
    expect([larger.total, ...larger.lines].map(({ share }) => share)).toEqual([null, null, null]);
    const smaller = split([part('a', 8, 0), part('b', 2, 0)], { now: 10, before: 0 });
    expect([smaller.total, ...smaller.lines].map(({ share }) => share)).toEqual([1, 0.8, 0.2]);
  });

  it('are omitted if nothing was sold', () => {
    const nothing = split([part('a', 0, 0), part('b', 1e-15, 0)], { now: 0, before: 0 });
    expect(rowsOf(nothing)).toEqual([]);
  });

  it('leave a remainder, which is marked as rounding if rounding is its only cause', () => {
    const halves = split([part('a', 0.125, 0), part('b', 0.125, 0)], { now: 0.25, before: 0 });
    expect(halves.remainder).toMatchObject({ now: -0.01, isRounding: true });
    const refund = split([part('a', 20, 10)], { now: 17.5, before: 10 });
    expect(refund.remainder).toMatchObject({ now: -2.5, change: -2.5, isRounding: false });
  });

  // The real store in October 2026, compared with the days before.
  it('leave what comes from the day, and only the rest of it to what belongs to no part', () => {
    const parts = [part('a', 16738.87, 12000)];
    const byDayCreated = { now: 16726.87, before: 12000 };
    const both = split(parts, { now: 16197.62, before: 12000 }, { byDayCreated });
    expect([both.day?.change, both.remainder?.change]).toEqual([-529.25, -12]);
    const day = split(parts, { now: 16209.62, before: 12000 }, { byDayCreated: parts[0] });
    expect([day.day?.change, day.remainder]).toEqual([-529.25, null]);
    expect([both, day].map((result) => getChangeNote(changeSplits.product, result))).toEqual([
      `${DAY} Not assigned to a product: Fees and refunds without items, for example, belong to no product.`,
      DAY,
    ]);
  });

  it('are compared with the total if the store has more parts', () => {
    const result = split([part('a', 20, 10)], { now: 50, before: 20 }, { isPartial: true });
    expect(result.others).toMatchObject({ count: null, now: 30, before: 10, change: 20 });
    expect(result.remainder).toBeNull();
  });

  it('name the products that sold in the earlier range only, the largest first', () => {
    const parts = [part('a', 20, 10), part('b', 0, 5), part('c', 0, 9), part('d', 0, -3)];
    const describe = (list: readonly SplitPart[]) =>
      getStoppedNote(changeSplits.product, split(list, { now: 20, before: 21 }), {
        formatNumber: String,
      });
    expect(describe(parts)).toBe(
      '2 products sold only in the earlier range: Product c, Product b.',
    );
    expect(describe(Array.from({ length: 12 }, (_, id) => part(String(id), 0, 100 - id)))).toMatch(
      /^12 products sold only in the earlier range: Product 0, .+, Product 9, …\.$/,
    );
    expect(describe([part('a', 20, 21)])).toBeUndefined();
  });
});
