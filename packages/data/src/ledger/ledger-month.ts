import { readName } from '../core/plain-text.ts';
import { isRecord } from '../core/shapes.ts';

/** A list of ids per order: those of order `i` are `ids[starts[i]]` to `ids[starts[i + 1] - 1]`. */
export type IdLists = { readonly starts: Uint32Array; readonly ids: Float64Array };

/** The orders and refunds of a month in columns, without names and addresses. */
export type LedgerMonth = {
  /** 'YYYY-MM', local time of the store. */
  readonly month: string;
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
  /** Indexes in `names`. */
  readonly statuses: Uint16Array;
  readonly origins: Uint16Array;
  readonly countries: Uint16Array;
  /**
   * Null if the store did not send them: only the route of the plugin has them, for users who may read orders. Undefined in
   * a month that a version without them has stored.
   */
  readonly campaigns?: Uint16Array | null;
  readonly devices?: Uint16Array | null;
  readonly names: {
    readonly statuses: readonly string[];
    readonly origins: readonly string[];
    readonly countries: readonly string[];
    readonly campaigns?: readonly string[];
    readonly devices?: readonly string[];
  };
  readonly coupons: IdLists;
  /** The products or variations. */
  readonly products: IdLists;
};

/** A row of `reports/orders` with extended info. */
export type OrderRow = Readonly<Record<string, unknown>>;

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

const toNumber = (value: unknown): number => Number(value ?? 0) || 0;

const toRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {};

/** Converts local time of the store, 'YYYY-MM-DD HH:mm:ss', to seconds since 1970 as if it were UTC. */
export const toSeconds = (time: string): number =>
  Math.floor(Date.parse(`${time.replace(' ', 'T').slice(0, 19)}Z`) / 1000) || 0;

/** Converts seconds since 1970, as if they were UTC, to local time of the store, 'YYYY-MM-DDTHH:mm:ss'. */
export const fromSeconds = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice(0, 19);

/** The day and time that the store counts the order on; old stores send only the time of creation. */
const readTime = (row: OrderRow): string => toText(row['date'] ?? row['date_created']);

/** Encodes texts as indexes of the distinct texts. */
function encode(texts: readonly string[]): { indexes: Uint16Array; names: readonly string[] } {
  const known = new Map<string, number>();
  const indexes = Uint16Array.from(texts, (text) => {
    const index = known.get(text) ?? known.size;
    known.set(text, index);
    return index;
  });
  return { indexes, names: [...known.keys()] };
}

function packIds(lists: readonly (readonly number[])[]): IdLists {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, index) => {
    starts[index + 1] = (starts[index] ?? 0) + list.length;
  });
  return { starts, ids: Float64Array.from(lists.flat()) };
}

const readIds = (list: unknown): number[] =>
  Array.isArray(list) ? list.map((each) => toNumber(toRecord(each)['id'])) : [];

function packMonth(month: string, rows: readonly OrderRow[]): LedgerMonth {
  const details = rows.map((row) => toRecord(row['extended_info']));
  const numbers = (key: string) => Float64Array.from(rows, (row) => toNumber(row[key]));
  const statuses = encode(rows.map((row) => toText(row['status'])));
  const origins = encode(
    details.map(({ attribution }) => readName(toText(toRecord(attribution)['origin']))),
  );
  const countries = encode(details.map(({ customer }) => toText(toRecord(customer)['country'])));
  return {
    month,
    orderIds: numbers('order_id'),
    parentIds: numbers('parent_id'),
    times: Uint32Array.from(rows, (row) => toSeconds(readTime(row))),
    customerIds: numbers('customer_id'),
    net: numbers('net_total'),
    total: Float64Array.from(rows, (row) => Number(row['total_sales'] ?? Number.NaN)),
    items: Int32Array.from(rows, (row) => toNumber(row['num_items_sold'])),
    returning: Uint8Array.from(rows, (row) => Number(row['customer_type'] === 'returning')),
    statuses: statuses.indexes,
    origins: origins.indexes,
    countries: countries.indexes,
    campaigns: null,
    devices: null,
    names: { statuses: statuses.names, origins: origins.names, countries: countries.names },
    coupons: packIds(details.map(({ coupons }) => readIds(coupons))),
    products: packIds(details.map(({ products }) => readIds(products))),
  };
}

/**
 * Reduces the rows of `reports/orders` to the columns of the given months, each with its own rows, also a month without
 * any. A row that two pages contain is counted once.
 */
export function packMonths(rows: readonly OrderRow[], months: readonly string[]): LedgerMonth[] {
  const unique = [...new Map(rows.map((row) => [row['order_id'], row])).values()];
  const byMonth = new Map<string, OrderRow[]>(months.map((month) => [month, []]));
  for (const row of unique) byMonth.get(readTime(row).slice(0, 7))?.push(row);
  return months.map((month) => packMonth(month, byMonth.get(month) ?? []));
}
