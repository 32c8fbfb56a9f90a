import { isRecord } from '../core/shapes.ts';
import {
  lengthOf,
  readText,
  toRecord,
  toText,
  type CostLines,
  type DimensionColumns,
  type LedgerMonth,
  type MonthCosts,
  type OrderRow,
} from './ledger-month.ts';

/** What orders can be grouped by: how it is read, from orders or from groups of the database. How it is shown: `src/shell/dimensions.ts`. */
type Dimension = {
  /** The texts of orders that it is, by their name in the plugin's routes: the database groups by it. Others are computed. */
  readonly column?: string;
  /** Reads the text from a row of `reports/orders`. Without it, only the plugin's route has the column. */
  readonly readRow?: (row: OrderRow) => string;
  /** Whether a store may not record it: it is offered if at least one order has a text. */
  readonly isOptional?: true;
  /** Whether it is offered only if orders have two texts. */
  readonly needsTwo?: true;
  /** Whether it is that of the refund itself. Others are those of the refunded order. */
  readonly isOwn?: true;
  /** Whether groups of one day do not show it, but groups of one hour do. */
  readonly isOfHour?: true;
  /** Reads the value of an order; empty if it is unknown. */
  readonly read: (month: DimensionColumns, index: number) => string;
};

const ofColumn = <Column extends string>(column: Column) => ({
  column,
  read: ({ texts }: DimensionColumns, index: number) => readText(texts[column], index),
});

const readDetails = (row: OrderRow, key: string) => toRecord(toRecord(row['extended_info'])[key]);

const readTime = ({ times }: DimensionColumns, index: number): number => times[index] ?? 0;

/** What orders can be grouped by. */
export const ledgerDimensions = {
  /** The source, as the store names it. */
  origins: {
    ...ofColumn('origin'),
    readRow: (row) => toText(readDetails(row, 'attribution')['origin']),
  },
  /** The code of the country. */
  countries: {
    ...ofColumn('country'),
    readRow: (row) => toText(readDetails(row, 'customer')['country']),
  },
  /** The campaign and the device, as the store names them. */
  campaigns: { ...ofColumn('campaign'), isOptional: true },
  devices: { ...ofColumn('device'), isOptional: true },
  /** The name of the payment method. */
  payments: { ...ofColumn('payment'), isOptional: true },
  /** The code of the currency; empty if it is not known which one. */
  currencies: { ...ofColumn('currency'), isOptional: true, needsTwo: true, isOwn: true },
  /** The status, as the store names it. */
  statuses: { ...ofColumn('status'), readRow: (row) => toText(row['status']) },
  /** 'new' or 'returning'. */
  customer_types: {
    read: ({ returning }, index) => (returning[index] === 0 ? 'new' : 'returning'),
  },
  /** 'YYYY-MM'. */
  months: { isOwn: true, read: ({ month }) => month },
  /** From 0 for Sunday. 1 January 1970 was a Thursday. */
  weekdays: {
    isOwn: true,
    read: (month, index) => String((Math.floor(readTime(month, index) / 86_400) + 4) % 7),
  },
  /** From 0. */
  hours: {
    isOwn: true,
    isOfHour: true,
    read: (month, index) => String(Math.floor(readTime(month, index) / 3600) % 24),
  },
} as const satisfies Readonly<Record<string, Dimension>>;

/** The key of a dimension, also in the URL of the Explorer. */
export type LedgerDimension = keyof typeof ledgerDimensions;

/** The dimensions that a store may not record. */
export type OptionalDimension = {
  [Key in LedgerDimension]: (typeof ledgerDimensions)[Key] extends { isOptional: true }
    ? Key
    : never;
}[LedgerDimension];

/** Returns how a dimension is read. */
export const getDimension = (key: LedgerDimension): Dimension => ledgerDimensions[key];

/** The dimensions that are columns of texts. */
export const textDimensions = Object.keys(ledgerDimensions).flatMap((key) => {
  const { column, readRow } = getDimension(key as LedgerDimension);
  return column === undefined ? [] : [{ column, readRow }];
});

/** The form of months. With the columns in it, months that were stored before a column was added are read again. */
export const LEDGER_VERSION = ['4', ...textDimensions.map(({ column }) => column)].join(' ');

const COLUMNS = [
  'orderIds',
  'parentIds',
  'times',
  'customerIds',
  'net',
  'total',
  'items',
  'returning',
] as const satisfies readonly (keyof LedgerMonth)[];

const COST_COLUMNS = [
  'cost',
  'known',
  'fee',
  'shipping',
  'tax',
] as const satisfies readonly (keyof MonthCosts)[];

const LINE_COLUMNS = [
  'products',
  'variations',
  'quantities',
  'net',
  'cost',
] as const satisfies readonly (keyof CostLines)[];

function hasLines({ starts, ...lines }: Readonly<Record<string, unknown>>, length: unknown) {
  const count = starts instanceof Uint32Array ? starts.at(-1) : undefined;
  return (
    lengthOf(starts) === Number(length) + 1 &&
    LINE_COLUMNS.every((name) => lengthOf(lines[name]) === count)
  );
}

const hasCostColumns = (costs: Readonly<Record<string, unknown>>, length: unknown): boolean =>
  COST_COLUMNS.every((name) => lengthOf(costs[name]) === length) &&
  hasLines(toRecord(costs['lines']), length) &&
  [costs['method'], costs['delivery']].every(
    (column) => lengthOf(toRecord(column)['indexes']) === length,
  );

const hasOwnColumns = ({ rows, as, ...amounts }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(as) &&
  [rows, amounts['net'], amounts['total']].every((column) => lengthOf(column) === as.length);

/** Whether a stored value is a month that this code can read: of its version, and with all columns. */
export function isCurrentMonth(value: unknown): value is LedgerMonth {
  if (!isRecord(value) || value['version'] !== LEDGER_VERSION) return false;
  const length = lengthOf(value['orderIds']);
  return (
    /^\d{4}-\d\d$/.test(toText(value['month'])) &&
    length !== undefined &&
    COLUMNS.every((name) => lengthOf(value[name]) === length) &&
    [value['texts'], value['coupons'], value['products']].every(isRecord) &&
    (value['own'] === undefined || hasOwnColumns(toRecord(value['own']))) &&
    (value['costs'] === undefined || hasCostColumns(toRecord(value['costs']), length))
  );
}

/** Whether the orders can be grouped by a dimension: each month with orders has its column, with a text if it is optional. */
export function isRecorded(months: Iterable<DimensionColumns>, key: LedgerDimension): boolean {
  const { column, isOptional, needsTwo } = getDimension(key);
  if (column === undefined) return true;
  const columns = [...months]
    .filter(({ times }) => times.length > 0)
    .map(({ texts }) => texts[column]);
  return (
    columns.every((each) => each !== undefined) &&
    (!isOptional || columns.some((each) => each?.names.some((name) => name !== ''))) &&
    (!needsTwo || new Set(columns.flatMap((each) => each?.names ?? [])).size > 1)
  );
}
