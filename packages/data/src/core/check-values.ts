import { __, sprintf } from '@wordpress/i18n';
import { RestError } from './rest-error.ts';
import { isRecord } from './shapes.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * The fields of WooCommerce's reports and lists. A count cannot be negative; items, amounts and stock are, after refunds
 * and backorders. A sum is a number among totals only: an order has an address and lists by these names.
 */
const FIELDS = {
  count:
    'orders_count coupons_count customers_count products_count variations_count download_count tax_codes total_customers lowstock instock outofstock onbackorder avg_orders_count rating',
  number:
    'items_sold num_items_sold net_revenue gross_sales total_sales avg_items_per_order avg_order_value amount total_tax order_tax shipping_tax avg_total_spend avg_avg_order_value total_spend net_total stock_quantity low_stock_amount',
  sum: 'coupons refunds taxes shipping products',
  date: 'date date_created date_start date_registered date_last_active date_expires',
  // Values of the same row, or rows.
  part: 'totals intervals subtotals segments extended_info rows',
} as const;

const kinds = new Map(
  Object.entries(FIELDS).flatMap(([kind, names]) =>
    names.split(' ').map((name) => [name, kind as keyof typeof FIELDS] as const),
  ),
);

const isCount = (name: string | undefined): boolean => kinds.get(name ?? '') === 'count';

/** The fields that name a row to a person, best first. */
const ROW_NAMES = 'name interval segment_label order_number code stat order_id label id'.split(' ');

/** Whether a value says that the store does not know it, also as MySQL and PHP write no day. */
export const isUnknown = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (typeof value === 'string' && /^(?:0000-00-00|-0*1-11-30)/.test(value));

function isNumber(value: unknown, least = -Infinity): boolean {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return false;
  const number = Number(value);
  return Number.isFinite(number) && number >= least;
}

/** Whether a text is a day that exists, with or without a time. */
function isDate(value: unknown): boolean {
  const [day, year, month, date, hour = 0, minute = 0, second = 0] =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d):(\d\d).*)?$/
      .exec(String(value))
      ?.map((part) => Number(part ?? 0)) ?? [];
  // `Date` reads February 30 as March 2.
  const read = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, date));
  const exists = read.getUTCMonth() + 1 === month && read.getUTCDate() === date;
  return day !== undefined && exists && hour < 24 && minute < 60 && second < 60;
}

function isPossible(name: string, value: unknown, row: Row, isTotals: boolean): boolean {
  switch (kinds.get(name)) {
    case 'count':
      return isNumber(value, 0);
    case 'number':
      return isNumber(value);
    case 'sum':
      return !isTotals || isNumber(value);
    case 'date':
      return isDate(value);
    default:
      if (name !== 'value') return true;
      // An indicator, such as `orders/orders_count`.
      if ('stat' in row)
        return isNumber(value, isCount(String(row['stat']).split('/').at(-1)) ? 0 : undefined);
      // Cells of leaderboards are texts, or numbers in a format.
      return !/^(?:currency|number)$/.test(String(row['format'])) || isNumber(value);
  }
}

function getRowName(row: Row): string | undefined {
  const details = row['extended_info'];
  return (
    [row, isRecord(details) ? details : {}]
      .flatMap((fields) => ROW_NAMES.map((name) => fields[name]))
      .map((name) => (typeof name === 'string' || typeof name === 'number' ? String(name) : ''))
      // What is damaged like the rest names nothing.
      .find((name) => name !== '' && name !== 'NaN')
  );
}

type Impossible = { readonly field: string; readonly row: string | undefined; value: unknown };

function find(body: unknown, isTotals: boolean): Impossible | undefined {
  if (Array.isArray(body)) {
    for (const row of body) {
      const found = find(row, isTotals);
      if (!found) continue;
      // The first cell of a row of a leaderboard is its name.
      const [cell] = body as unknown[];
      return found.row === undefined && isRecord(cell)
        ? { ...found, row: getRowName({ name: cell['value'] }) }
        : found;
    }
    return undefined;
  }
  if (!isRecord(body)) return undefined;
  for (const name of Object.keys(body)) {
    const value = body[name];
    const found =
      kinds.get(name) === 'part'
        ? find(value, name.endsWith('totals'))
        : isPossible(name, value, body, isTotals) || isUnknown(value)
          ? undefined
          : { field: name, row: undefined, value };
    if (found) return { ...found, row: found.row ?? getRowName(body) };
  }
  return undefined;
}

/**
 * Throws a `RestError` with the name of the row and the field if a reply has a value that no store can mean: text or an
 * object for a number, a negative count, a day that does not exist. Unknown values (null, empty) are possible, and so are
 * all values of the fields of extensions.
 */
export function checkValues(body: unknown): void {
  const found = find(body, false);
  if (!found) return;
  const { field, value } = found;
  const row =
    found.row ??
    (Array.isArray(body)
      ? `#${body.findIndex((each) => find(each, false) !== undefined) + 1}`
      : 'totals');
  throw new RestError(
    'unexpected_response',
    sprintf(
      /* translators: 1: technical name of a field, such as "net_revenue"; 2: the row that has it, such as a product or a day. */
      __('The store returned an impossible value: %1$s of "%2$s".', 'tillview'),
      field,
      row,
    ),
    { cause: value },
  );
}
