import type { ReportRow } from '@tillview/data';

/** A refund as a row of the list. Amounts are positive. */
export type RefundRow = {
  readonly id: number;
  /** Local time of the store, 'YYYY-MM-DDTHH:mm:ss'. */
  readonly date: string;
  readonly order: number;
  /** The names of what was returned, with the number of units; 0 for what has none, such as shipping. */
  readonly items: readonly { readonly name: string; readonly units: number }[];
  /** With tax and shipping. */
  readonly amount: number;
  readonly tax: number;
  readonly reason: string;
  /** The id of the user; 0 for a refund that no user has made. */
  readonly user: number;
};

/** What was returned of a product that was sold in a month. */
export type ReturnedProduct = {
  readonly key: string;
  /** 'YYYY-MM'; empty if the order cannot be read. */
  readonly month: string;
  readonly name: string;
  /** The number of refunds with it. */
  readonly refunds: number;
  readonly units: number;
  /** Without tax. */
  readonly amount: number;
  readonly tax: number;
};

const toList = (value: unknown): readonly ReportRow[] =>
  Array.isArray(value) ? value.map((each: unknown) => Object(each)) : [];

const toNumber = (value: unknown): number => Number(value) || 0;
const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The lines of a refund, of products, shipping and fees, of which some units or an amount were returned. */
const getLines = (refund: ReportRow): readonly ReportRow[] =>
  ['line_items', 'shipping_lines', 'fee_lines']
    .flatMap((key) => toList(refund[key]))
    .filter(({ quantity, total }) => toNumber(quantity) !== 0 || toNumber(total) !== 0);

const getName = ({ name, method_title: method }: ReportRow): string =>
  toText(name) || toText(method);

// Never a negative zero, which would be shown as one.
const negate = (value: unknown): number => 0 - toNumber(value);

/** Reads refunds of `wc/v3/refunds`, whose quantities and lines are negative. */
export const toRefundRows = (refunds: readonly ReportRow[]): readonly RefundRow[] =>
  refunds.map((refund) => ({
    id: toNumber(refund['id']),
    date: toText(refund['date_created']),
    order: toNumber(refund['parent_id']),
    items: getLines(refund).map((line) => ({
      name: getName(line),
      units: negate(line['quantity']),
    })),
    amount: Math.abs(toNumber(refund['amount'])),
    tax: toList(refund['tax_lines']).reduce(
      (sum, line) => sum + negate(line['tax_total']) + negate(line['shipping_tax_total']),
      0,
    ),
    reason: toText(refund['reason']),
    user: toNumber(refund['refunded_by']),
  }));

/**
 * Adds refunded products up by product, or variation, and the month in which their order was created. `getDay` returns the
 * day of an order, undefined if it cannot be read.
 */
export function getReturnedProducts(
  refunds: readonly ReportRow[],
  getDay: (order: number) => string | undefined,
): readonly ReturnedProduct[] {
  const found = new Map<string, ReturnedProduct>();
  for (const refund of refunds) {
    const month = (getDay(toNumber(refund['parent_id'])) ?? '').slice(0, 7);
    const counted = new Set<string>();
    for (const line of toList(refund['line_items'])) {
      const name = getName(line);
      // A deleted product has no id any more, but its name is in the line.
      const id = toNumber(line['variation_id']) || toNumber(line['product_id']) || name;
      const key = `${month} ${id}`;
      const known = found.get(key);
      found.set(key, {
        key,
        month,
        name: known?.name || name,
        refunds: (known?.refunds ?? 0) + (counted.has(key) ? 0 : 1),
        units: (known?.units ?? 0) + negate(line['quantity']),
        amount: (known?.amount ?? 0) + negate(line['total']),
        tax: (known?.tax ?? 0) + negate(line['total_tax']),
      });
      counted.add(key);
    }
  }
  return [...found.values()];
}

/** Sorts rows by the value of a key; rows with equal values keep their order. */
export function sortBy<Row>(
  rows: readonly Row[],
  read: (row: Row) => number | string,
  order: string,
): readonly Row[] {
  const compare = (one: Row, other: Row): number => {
    const [a, b] = [read(one), read(other)];
    return typeof a === 'number' && typeof b === 'number'
      ? a - b
      : String(a).localeCompare(String(b));
  };
  return rows.toSorted((one, other) =>
    order === 'asc' ? compare(one, other) : compare(other, one),
  );
}
