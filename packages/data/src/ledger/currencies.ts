import type { Months, SecondsRange } from './group-orders.ts';
import type { CostLines, IdLists, LedgerMonth, StoredAs, TextColumn } from './ledger-month.ts';
import { ledgerDimensions } from './ledger-dimensions.ts';
import { toStarts } from './pack-months.ts';

const { column, read: readCode } = ledgerDimensions.currencies;

/** The currencies of orders, in no order; an empty code for those that are not known. */
export const getCurrencyCodes = (months: Iterable<LedgerMonth>): readonly string[] => [
  ...new Set([...months].flatMap(({ texts }) => texts[column]?.names ?? [])),
];

/** The orders of a range in a currency, without refunds, and their total in the reports. */
export type CurrencySum = {
  readonly code: string;
  readonly as: StoredAs;
  readonly orders_count: number;
  readonly total_sales: number;
};

/** What a range has in other currencies than that of the store: also the reply of the plugin's route. */
export type CurrencySums = {
  readonly currencies: readonly CurrencySum[];
  /** The total of all orders in the reports. */
  readonly total_sales: number;
};

/** Adds up the orders of a range that are in other currencies than that of the store. */
export function getCurrencySums(
  months: Iterable<LedgerMonth>,
  { after, before }: SecondsRange,
  shop: string,
): CurrencySums {
  const sums = new Map<string, { -readonly [Key in keyof CurrencySum]: CurrencySum[Key] }>();
  let all = 0;
  for (const month of months) {
    const storedAs = new Map<number, StoredAs>();
    month.own?.rows.forEach((row, index) => storedAs.set(row, month.own?.as[index] ?? 'own'));
    month.times.forEach((time, row) => {
      if (time < after || time > before || month.parentIds[row] !== 0) return;
      const total = month.total[row] ?? 0;
      all += total;
      const code = readCode(month, row);
      if (code === shop) return;
      const as = storedAs.get(row) ?? 'own';
      const sum = sums.get(`${code} ${as}`) ?? { code, as, orders_count: 0, total_sales: 0 };
      sum.orders_count++;
      sum.total_sales += total;
      sums.set(`${code} ${as}`, sum);
    });
  }
  const currencies = [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { currencies: currencies.map(([, sum]) => sum), total_sales: all };
}

/** A month with the amounts of each order in its own currency, in place of those of the reports. */
function withOwnAmounts(month: LedgerMonth): LedgerMonth {
  const { own } = month;
  if (!own) return month;
  const [net, total] = [month.net.slice(), month.total.slice()];
  own.rows.forEach((row, index) => {
    net[row] = own.net[index] ?? Number.NaN;
    total[row] = own.total[index] ?? Number.NaN;
  });
  return { ...month, net, total };
}

/** The positions in lists per row of those of some rows, and where each of these rows starts among them. */
function pickPositions(starts: Uint32Array, rows: readonly number[]) {
  const lists = rows.map((row) => {
    const [from = 0, to = 0] = [starts[row], starts[row + 1]];
    return Array.from({ length: to - from }, (_, index) => from + index);
  });
  return { starts: toStarts(lists.map(({ length }) => length)), positions: lists.flat() };
}

function pickIds({ starts, ids }: IdLists, rows: readonly number[]): IdLists {
  const picked = pickPositions(starts, rows);
  return {
    starts: picked.starts,
    ids: Float64Array.from(picked.positions, (at) => ids[at] ?? 0),
  };
}

/** The lines of some rows. */
function pickLines(lines: CostLines, rows: readonly number[]): CostLines {
  const { starts, positions } = pickPositions(lines.starts, rows);
  const pick = (values: Float64Array) => Float64Array.from(positions, (at) => values[at] ?? 0);
  return {
    starts,
    products: pick(lines.products),
    variations: pick(lines.variations),
    quantities: pick(lines.quantities),
    net: pick(lines.net),
    cost: pick(lines.cost),
  };
}

/**
 * A month in which the costs of goods of orders in other currencies than that of the store are not known: they are entered in
 * that of the store, and the amounts of lines are never converted.
 */
export function withShopCosts(month: LedgerMonth, shop: string): LedgerMonth {
  const { costs, texts } = month;
  if (!costs || (texts[column]?.names ?? []).every((code) => code === shop)) return month;
  const isOfShop = Array.from(month.times, (_, row) => readCode(month, row) === shop);
  const { starts } = costs.lines;
  const cost = costs.lines.cost.slice();
  isOfShop.forEach((isKept, row) => {
    if (!isKept) cost.fill(Number.NaN, starts[row], starts[row + 1]);
  });
  const goods = (values: Float64Array) => values.map((value, row) => (isOfShop[row] ? value : 0));
  return {
    ...month,
    costs: {
      ...costs,
      cost: goods(costs.cost),
      known: goods(costs.known),
      lines: { ...costs.lines, cost },
    },
  };
}

/** The rows of a month in a currency. */
function pickCurrency(month: LedgerMonth, code: string): LedgerMonth {
  const all = Array.from(month.times, (_, row) => row);
  const rows = all.filter((row) => readCode(month, row) === code);
  const floats = (values: Float64Array) => Float64Array.from(rows, (row) => values[row] ?? 0);
  const text = ({ indexes, names }: TextColumn): TextColumn => ({
    indexes: Uint16Array.from(rows, (row) => indexes[row] ?? 0),
    names,
  });
  const { costs } = month;
  return {
    ...month,
    orderIds: floats(month.orderIds),
    parentIds: floats(month.parentIds),
    times: Uint32Array.from(rows, (row) => month.times[row] ?? 0),
    customerIds: floats(month.customerIds),
    net: floats(month.net),
    total: floats(month.total),
    items: Int32Array.from(rows, (row) => month.items[row] ?? 0),
    returning: Uint8Array.from(rows, (row) => month.returning[row] ?? 0),
    texts: Object.fromEntries(
      Object.entries(month.texts).map(([name, column]) => [name, text(column)]),
    ),
    coupons: pickIds(month.coupons, rows),
    products: pickIds(month.products, rows),
    ...(costs
      ? {
          costs: {
            ...costs,
            cost: floats(costs.cost),
            known: floats(costs.known),
            fee: floats(costs.fee),
            shipping: floats(costs.shipping),
            tax: floats(costs.tax),
            method: text(costs.method),
            delivery: text(costs.delivery),
            lines: pickLines(costs.lines, rows),
          },
        }
      : {}),
  };
}

/** The orders with amounts in their own currencies. `code`: only those in a currency. */
export const toOwnAmounts = (months: Months, code: string | undefined): Months =>
  new Map(
    [...months].map(([key, month]) => {
      const own = withOwnAmounts(month);
      return [key, code === undefined ? own : pickCurrency(own, code)] as const;
    }),
  );
