import { readName } from '../core/plain-text.ts';
import { LEDGER_VERSION, textDimensions } from './ledger-dimensions.ts';
import {
  toList,
  toRecord,
  toSeconds,
  toText,
  type IdLists,
  type LedgerMonth,
  type OrderRow,
  type TextColumn,
} from './ledger-month.ts';

const toNumber = (value: unknown): number => Number(value ?? 0) || 0;

/** The day and time that the store counts the order on; old stores send only the time of creation. */
const readTime = (row: OrderRow): string => toText(row['date'] ?? row['date_created']);

/** Encodes texts as indexes of the distinct texts. */
export function encode(texts: readonly string[]): TextColumn {
  const known = new Map<string, number>();
  const indexes = Uint16Array.from(texts, (text) => {
    const index = known.get(text) ?? known.size;
    known.set(text, index);
    return index;
  });
  return { indexes, names: [...known.keys()].map(readName) };
}

/** Where the list of each order starts, and the end of the last one, from the length of each list. */
export function toStarts(counts: readonly number[]): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  counts.forEach((count, index) => {
    starts[index + 1] = (starts[index] ?? 0) + count;
  });
  return starts;
}

const packIds = (lists: readonly (readonly number[])[]): IdLists => ({
  starts: toStarts(lists.map(({ length }) => length)),
  ids: Float64Array.from(lists.flat()),
});

const readIds = (list: unknown): number[] => toList(list).map(({ id }) => toNumber(id));

function packMonth(month: string, rows: readonly OrderRow[]): LedgerMonth {
  const details = rows.map((row) => toRecord(row['extended_info']));
  const numbers = (key: string) => Float64Array.from(rows, (row) => toNumber(row[key]));
  const texts = textDimensions.flatMap(({ column, readRow }) =>
    readRow ? [[column, encode(rows.map(readRow))] as const] : [],
  );
  return {
    version: LEDGER_VERSION,
    month,
    asOf: '',
    state: '',
    orderIds: numbers('order_id'),
    parentIds: numbers('parent_id'),
    times: Uint32Array.from(rows, (row) => toSeconds(readTime(row))),
    customerIds: numbers('customer_id'),
    net: numbers('net_total'),
    total: Float64Array.from(rows, (row) => Number(row['total_sales'] ?? Number.NaN)),
    items: Int32Array.from(rows, (row) => toNumber(row['num_items_sold'])),
    returning: Uint8Array.from(rows, (row) => Number(row['customer_type'] === 'returning')),
    texts: Object.fromEntries(texts),
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
