import {
  estimateDispersion,
  getDailyRate,
  getEarliestRunOut,
  getExpectedRunOut,
  getOrderQuantity,
} from '@tillview/statistics';
import { getStoreTimeZoneMoment, isoDateFormat } from '@tillview/date';
import { searchKnownRows } from '../table/search-known-rows.ts';
import type { StockItem } from './stock-items.ts';
import { SALES_DAYS } from './stock-requests.ts';

/** Why an item is in the list, in the order of the list. */
export const ORDER_STATUSES = ['backorder', 'out', 'low', 'runs-out'] as const;

/** Why an item is in the list. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The user's settings: the days until an order arrives, and the days that it should last. */
export type OrderSettings = { readonly leadTime: number; readonly daysToCover: number };

/** The day on which stock is used up: today if there is none left, 'never' if nothing is sold. */
export type RunOut = { readonly days: number; readonly date: string } | 'never';

/** An item with its estimates, which are null if its sales are not known. */
export type OrderRow = StockItem & {
  readonly status: OrderStatus;
  readonly perDay: number | null;
  readonly expected: RunOut | null;
  readonly earliest: RunOut | null;
  readonly quantity: number | null;
  /** The present cost of a unit; undefined if it is unknown. */
  readonly unitCost?: number | undefined;
};

function toRunOut(days: number | null): RunOut {
  if (days === null) return 'never';
  const whole = Math.floor(days);
  return { days, date: getStoreTimeZoneMoment().add(whole, 'days').format(isoDateFormat) };
}

function getEstimates({ sold, stock }: StockItem, settings: OrderSettings) {
  if (!sold || stock === null)
    return { perDay: null, expected: null, earliest: null, quantity: null };
  const { units, orders } = sold;
  const demand = { units, days: SALES_DAYS, dispersion: estimateDispersion(units, orders) };
  return {
    perDay: getDailyRate(demand),
    expected: toRunOut(getExpectedRunOut(demand, stock)),
    earliest: toRunOut(getEarliestRunOut(demand, stock)),
    quantity: getOrderQuantity(demand, stock, settings.leadTime + settings.daysToCover),
  };
}

function getStatus(
  { isListed, isOnBackorder, stock, threshold }: StockItem,
  expected: RunOut | null,
  { leadTime }: OrderSettings,
): OrderStatus | undefined {
  if (isListed) {
    if (isOnBackorder) return 'backorder';
    return stock !== null && stock <= 0 ? 'out' : 'low';
  }
  const isAbove = stock !== null && stock > Math.max(0, threshold ?? 0);
  const runsOut = expected !== null && expected !== 'never' && expected.days <= leadTime;
  return isAbove && runsOut ? 'runs-out' : undefined;
}

/** Returns what to order: items on backorder, out of stock or low, and those that run out within the lead time. */
export function planOrders(
  items: readonly StockItem[],
  settings: OrderSettings,
): readonly OrderRow[] {
  return items.flatMap((item) => {
    const estimates = getEstimates(item, settings);
    const status = getStatus(item, estimates.expected, settings);
    return status ? [{ ...item, ...estimates, status }] : [];
  });
}

/** Returns the rows whose name or SKU contains every part of one of the words. */
export const searchRows = (
  rows: readonly OrderRow[],
  words: readonly string[],
): readonly OrderRow[] => searchKnownRows(rows, words, ({ name, sku }) => `${name} ${sku}`);

const getRank = ({ status }: OrderRow): number => ORDER_STATUSES.indexOf(status);

const toDays = (runOut: RunOut | null): number | null =>
  runOut === null || runOut === 'never' ? null : runOut.days;

/** What the stock of an item costs; null if its cost is unknown. Units that are owed to customers cost nothing. */
export const getStockValue = ({ stock, unitCost }: OrderRow): number | null =>
  stock === null || unitCost === undefined ? null : Math.max(0, stock) * unitCost;

/** What the stock of items costs, and of how many it is known; no value if it is known of none. */
export function sumStockValues(rows: readonly OrderRow[]): {
  value: number | undefined;
  known: number;
} {
  const values = rows.map(getStockValue).filter((value) => value !== null);
  const value = values.reduce((sum, each) => sum + each, 0);
  const isKnown = values.length > 0 || rows.length === 0;
  return { value: isKnown ? value : undefined, known: values.length };
}

/** The values that rows are sorted by, by the key of the column. */
const SORT_VALUES: Readonly<Record<string, (row: OrderRow) => number | string | null>> = {
  title: ({ name }) => name,
  sku: ({ sku }) => sku || null,
  status: getRank,
  stock: ({ stock }) => stock,
  value: getStockValue,
  threshold: ({ threshold }) => threshold,
  sold: ({ sold }) => sold?.units ?? null,
  per_day: ({ perDay }) => perDay,
  expected: ({ expected }) => toDays(expected),
  earliest: ({ earliest }) => toDays(earliest),
  order: ({ quantity }) => quantity,
};

/** The keys of the columns by which rows can be sorted. */
export const SORT_KEYS: readonly string[] = Object.keys(SORT_VALUES);

function compare(one: number | string | null, other: number | string | null, sign: number): number {
  // What is not known comes last in both directions.
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'string' || typeof other === 'string')
    return sign * String(one).localeCompare(String(other));
  return sign * (one - other);
}

/** Sorts rows by a column; rows with equal values by status, then by the expected run-out, the stock and the name. */
export function sortRows(
  rows: readonly OrderRow[],
  { orderby, order }: { readonly orderby: string; readonly order: 'asc' | 'desc' },
): readonly OrderRow[] {
  const getValue = SORT_VALUES[orderby] ?? getRank;
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted(
    (one, other) =>
      compare(getValue(one), getValue(other), sign) ||
      getRank(one) - getRank(other) ||
      compare(toDays(one.expected), toDays(other.expected), 1) ||
      compare(one.stock, other.stock, 1) ||
      compare(one.name, other.name, 1),
  );
}
