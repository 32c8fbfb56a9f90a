import { isRecord } from '../core/shapes.ts';

/** A list of ids per order: those of order `i` are `ids[starts[i]]` to `ids[starts[i + 1] - 1]`. */
export type IdLists = { readonly starts: Uint32Array; readonly ids: Float64Array };

/** A text per order, as an index of the distinct texts. Without indexes, all orders have the first. */
export type TextColumn = { readonly indexes: Uint16Array; readonly names: readonly string[] };

/** The lines of orders and refunds in columns: those of row `i` are from `starts[i]` to `starts[i + 1] - 1`. */
export type CostLines = {
  readonly starts: Uint32Array;
  readonly products: Float64Array;
  /** 0 for a product without variations. */
  readonly variations: Float64Array;
  readonly quantities: Float64Array;
  /** Net sales; negative for a refund, like quantity and cost. */
  readonly net: Float64Array;
  /** NaN if it is unknown. */
  readonly cost: Float64Array;
};

/**
 * What the figure of an order is in the reports: `own` its total in its own currency, `converted` that total by a rate that
 * the order has, `unknown` neither.
 */
export type StoredAs = (typeof STORED_AS)[number];

/** The values of `StoredAs`. */
export const STORED_AS = ['own', 'converted', 'unknown'] as const;

/** The amounts in their own currency of the orders and refunds whose figures in the reports are others, by their rows. */
export type OwnAmounts = {
  readonly rows: Uint32Array;
  readonly net: Float64Array;
  readonly total: Float64Array;
  readonly as: readonly StoredAs[];
};

/** What the orders and refunds of a month cost: read only if a screen needs it. */
export type MonthCosts = {
  /** The sums of costs of the store then, as the plugin sends them; empty without the plugin. */
  readonly state: string;
  /** The cost of the goods of lines with a known cost; negative for a refund. */
  readonly cost: Float64Array;
  /** The net sales of these lines. */
  readonly known: Float64Array;
  /** The payment fee of an order; NaN if it is unknown, and for a refund. */
  readonly fee: Float64Array;
  /** The shipping that the customer paid, without tax. */
  readonly shipping: Float64Array;
  readonly tax: Float64Array;
  /** The id of the payment method of an order; empty for a refund. */
  readonly method: TextColumn;
  /** The name of the shipping method. */
  readonly delivery: TextColumn;
  readonly lines: CostLines;
};

/** The orders and refunds of a month in columns, without names and addresses. */
export type LedgerMonth = {
  /** `LEDGER_VERSION` of the code that has read it. */
  readonly version: string;
  /** 'YYYY-MM', local time of the store. */
  readonly month: string;
  /** When its orders were as they are here, 'YYYY-MM-DDTHH:mm:ss' in UTC: see `LedgerChanges`. */
  readonly asOf: string;
  /** The state of its orders then, as the plugin sums it up; empty without the plugin. */
  readonly state: string;
  readonly orderIds: Float64Array;
  /** The refunded order of a refund; 0 for an order. */
  readonly parentIds: Float64Array;
  /** The day and time that the store counts the order on, in seconds since 1970, as if its local time were UTC. */
  readonly times: Uint32Array;
  readonly customerIds: Float64Array;
  /** Net sales; negative for a refund. */
  readonly net: Float64Array;
  /** Total sales; NaN if the store does not report them. */
  readonly total: Float64Array;
  readonly items: Int32Array;
  /** 1 for an order of a customer who ordered before. */
  readonly returning: Uint8Array;
  /** By the column of a dimension. Those that the store did not send are missing. */
  readonly texts: Readonly<Record<string, TextColumn>>;
  readonly coupons: IdLists;
  /** The products or variations. */
  readonly products: IdLists;
  /** Missing if the reports have the own amount of each order. */
  readonly own?: OwnAmounts;
  /** Missing if no screen needed it when the month was read, or if the user may not read it. */
  readonly costs?: MonthCosts;
};

/** What the value of a dimension is read from: columns that orders and groups both have. */
export type DimensionColumns = Pick<LedgerMonth, 'month' | 'times' | 'returning' | 'texts'>;

/**
 * The orders and refunds of a month in groups, as the database sums them up: in columns, one value for each group. A refund
 * is in the group of its order. All sums add up over groups.
 */
export type GroupMonth = DimensionColumns & {
  /** The version of the code that has read it. */
  readonly version: string;
  /** The state of its orders then, as the plugin sums it up. */
  readonly check: string;
  /** The times at which its groups are divided. */
  readonly cut: string;
  readonly orders: Float64Array;
  readonly net: Float64Array;
  /** Net sales without refunds. */
  readonly sold: Float64Array;
  readonly total: Float64Array;
  /** Net and total of what is negative. */
  readonly refundedNet: Float64Array;
  readonly refundedTotal: Float64Array;
  readonly items: Float64Array;
  /** The customers with their first order on the day of the group. */
  readonly newCustomers: Float64Array;
};

/** A month in one of both ways. */
export type OrderMonth = LedgerMonth | GroupMonth;

/** A row of `reports/orders` with extended info. */
export type OrderRow = Readonly<Record<string, unknown>>;

/** Reads a text of a row; empty if it is none. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads an object of a row; empty if it is none. */
export const toRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {};

/** Reads a list of objects; empty if it is none. */
export const toList = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.map(toRecord) : [];

/** Reads the text of a row; empty without the column. */
export const readText = (column: TextColumn | undefined, row: number): string =>
  column?.names[column.indexes[row] ?? 0] ?? '';

/** The number of values of a typed array; undefined for anything else. */
export const lengthOf = (column: unknown): unknown =>
  ArrayBuffer.isView(column) ? Reflect.get(column, 'length') : undefined;

/** Converts local time of the store, 'YYYY-MM-DD HH:mm:ss', to seconds since 1970 as if it were UTC. */
export const toSeconds = (time: string): number =>
  Math.floor(Date.parse(`${time.replace(' ', 'T').slice(0, 19)}Z`) / 1000) || 0;

/** Converts seconds since 1970, as if they were UTC, to local time of the store, 'YYYY-MM-DDTHH:mm:ss'. */
export const fromSeconds = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice(0, 19);
