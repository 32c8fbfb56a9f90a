import { eachRow, findParents, toMargin, type Months, type SecondsRange } from './group-orders.ts';

/** The lines of a range with the same product or variation: orders minus refunds, each at its own time. */
export type LineSums = {
  /** 0 for lines of deleted products, whose number the store no longer knows. */
  readonly product: number;
  /** 0 for a product without variations. */
  readonly variation: number;
  readonly net: number;
  /** Net sales of the lines whose cost is known, and this cost. */
  readonly known: number;
  readonly cost: number;
  /** Net sales and units of the other lines. */
  readonly unknown: number;
  readonly unknownUnits: number;
};

/** What is left of the sales of an item after its cost. */
export type ItemProfit = {
  readonly net: number;
  readonly known: number;
  readonly cost: number;
  readonly gross: number;
  /** Gross profit in percent of the net sales with a known cost, with one decimal; null without such sales. */
  readonly margin: number | null;
  /** What the units without a known cost would cost at present; null if that is unknown, or if there are none. */
  readonly today: number | null;
};

type Sums = { net: number; known: number; cost: number; today: number | null };

const NONE: Sums = { net: 0, known: 0, cost: 0, today: null };

const toProfit = (sums: Sums): ItemProfit => ({
  ...sums,
  gross: sums.known - sums.cost,
  margin: toMargin(sums.known, sums.cost),
});

/** Adds the lines of orders and refunds of a range up. A refund without items has none. */
export function sumLines(months: Months, range: SecondsRange): LineSums[] {
  type Row = { -readonly [Key in keyof LineSums]: LineSums[Key] };
  // Products and variations have different numbers.
  const found = new Map<number, Row>();
  eachRow(months.values(), range, ({ costs }, row) => {
    if (!costs) return;
    const { starts, products, variations, quantities, net, cost } = costs.lines;
    for (let index = starts[row] ?? 0; index < (starts[row + 1] ?? 0); index++) {
      const [product = 0, variation = 0] = [products[index], variations[index]];
      const key = variation || product;
      let sums = found.get(key);
      if (!sums) {
        sums = { product, variation, net: 0, known: 0, cost: 0, unknown: 0, unknownUnits: 0 };
        found.set(key, sums);
      }
      const [sales = 0, own = Number.NaN] = [net[index], cost[index]];
      sums.net += sales;
      if (Number.isNaN(own)) {
        sums.unknown += sales;
        sums.unknownUnits += quantities[index] ?? 0;
      } else {
        sums.known += sales;
        sums.cost += own;
      }
    }
  });
  return [...found.values()];
}

/** A product whose sold lines have less net sales than they cost. */
export type LossItem = { readonly product: number; readonly net: number; readonly cost: number };

/** Finds the products that were sold below cost in a range, the largest loss first. Refunds do not count. */
export function findLosses(months: Months, range: SecondsRange): LossItem[] {
  const found = new Map<number, LossItem>();
  eachRow(months.values(), range, ({ costs, parentIds }, row) => {
    if (!costs || parentIds[row] !== 0) return;
    const { starts, products, net, cost } = costs.lines;
    for (let index = starts[row] ?? 0; index < (starts[row + 1] ?? 0); index++) {
      const [product = 0, own = Number.NaN] = [products[index], cost[index]];
      // A deleted product has no number.
      if (product === 0 || Number.isNaN(own)) continue;
      const sums = found.get(product) ?? { product, net: 0, cost: 0 };
      found.set(product, {
        product,
        net: sums.net + (net[index] ?? 0),
        cost: sums.cost + own,
      });
    }
  });
  // Sums of the same amounts can differ in their last digits.
  return [...found.values()]
    .filter(({ net, cost }) => cost - net > 0.005)
    .toSorted((one, other) => other.cost - other.net - (one.cost - one.net));
}

/**
 * Adds the lines of items up: each line belongs to all of its keys, such as the categories of its product. `unitCosts`: the
 * present costs of a unit, by product or variation.
 */
export function getItemProfits(
  lines: readonly LineSums[],
  keysOf: (line: LineSums) => readonly number[],
  unitCosts: ReadonlyMap<number, number> = new Map(),
): ReadonlyMap<number, ItemProfit> {
  const found = new Map<number, Sums>();
  for (const line of lines) {
    const unit = unitCosts.get(line.variation || line.product);
    for (const key of keysOf(line)) {
      const { net, known, cost, today } = found.get(key) ?? NONE;
      found.set(key, {
        net: net + line.net,
        known: known + line.known,
        cost: cost + line.cost,
        today:
          unit === undefined || line.unknownUnits === 0
            ? today
            : (today ?? 0) + unit * line.unknownUnits,
      });
    }
  }
  return new Map([...found].map(([key, sums]) => [key, toProfit(sums)]));
}

/**
 * Adds the orders and refunds of a range up by coupon. An order with two coupons counts at both. A refund belongs to the
 * coupons of its order.
 */
export function getCouponProfits(
  months: Months,
  range: SecondsRange,
): ReadonlyMap<number, ItemProfit> {
  const parents = findParents(months, range);
  const found = new Map<number, Sums>();
  eachRow(months.values(), range, (month, index) => {
    const { parentIds, net, costs } = month;
    const parent = parents.get(parentIds[index] ?? 0);
    const { starts, ids } = (parent?.[0] ?? month).coupons;
    const at = parent?.[1] ?? index;
    for (let place = starts[at] ?? 0; place < (starts[at + 1] ?? 0); place++) {
      const coupon = ids[place] ?? 0;
      let sums = found.get(coupon);
      if (!sums) found.set(coupon, (sums = { ...NONE }));
      sums.net += net[index] ?? 0;
      sums.known += costs?.known[index] ?? 0;
      sums.cost += costs?.cost[index] ?? 0;
    }
  });
  return new Map([...found].map(([key, sums]) => [key, toProfit(sums)]));
}

/** Whether the cost of at least half of the sales is known: otherwise gross profit would say little of them. */
export const isMostlyKnown = (net: number, known: number): boolean => net > 0 && known >= net / 2;
