import { isForbidden } from '../core/rest-error.ts';
import type { RestClient } from '../core/rest-client.ts';
import { listOf, recordWith } from '../core/shapes.ts';
import { addMonths } from '../ledger/ledger-columns.ts';
import {
  countCreated,
  ENTITY_PAGE,
  ORDERS,
  readCreated,
  readEntities,
  REFUNDS,
  type Entity,
  type ReadOptions,
  type Span,
} from '../ledger/order-entities.ts';
import { EXEMPT_KEY, toOrderEntry, toRefundEntry, VAT_KEYS } from './parse-tax-entries.ts';
import type { TaxBasis, TaxEntry } from './tax-rows.ts';
import { toRouteEntries, type RouteColumns } from './tax-route.ts';

/** The path of the lines in columns, in stores with Tillview's plugin. */
export const TAX_LINES_PATH = '/tillview/v1/tax-lines';

/** The fields that are read: of the addresses only country and state. */
const ORDER_FIELDS = [
  'id',
  'status',
  'date_created',
  'date_paid',
  'date_completed',
  'prices_include_tax',
  'total',
  'total_tax',
  'billing.country',
  'billing.state',
  'shipping.country',
  'shipping.state',
  'line_items',
  'shipping_lines',
  'fee_lines',
  'tax_lines',
  'meta_data',
].join();
const REFUND_FIELDS =
  'id,parent_id,date_created,amount,line_items,shipping_lines,fee_lines,tax_lines';

/** Six decimals: with those of the currency, the store would round the tax of each line. */
const ORDER_QUERY = {
  dp: 6,
  _fields: ORDER_FIELDS,
  include_meta: [...VAT_KEYS, EXEMPT_KEY],
};
const REFUND_QUERY = { dp: 6, _fields: REFUND_FIELDS };

/** The months that a request of the plugin's route may have, and those that are read together without it. */
const [ROUTE_MONTHS, LIST_MONTHS] = [24, 6];

/** The orders that were created before the range, but paid in it, are looked for in so many months. */
export const EARLIER_MONTHS = 2;

/** The months of a range and `earlier` months before it, 'YYYY-MM', newest first. */
export function getTaxMonths(after: string, before: string, earlier = 0): string[] {
  const months: string[] = [];
  const first = addMonths(after.slice(0, 7), -earlier);
  for (let month = before.slice(0, 7); month >= first; month = addMonths(month, -1))
    months.push(month);
  return months;
}

/** Consecutive months, newest first, in parts of at most `size`. */
function toParts(months: readonly string[], size: number): string[][] {
  const parts: string[][] = [];
  for (const month of months) {
    const part = parts.at(-1);
    if (part && part.length < size && addMonths(month, 1) === part.at(-1)) part.push(month);
    else parts.push([month]);
  }
  return parts;
}

/** One second before the first month to the end of the newest. */
const toSpan = (part: readonly string[]): Span => ({
  after: new Date(Date.parse(`${part.at(-1)}-01T00:00:00Z`) - 1000).toISOString().slice(0, 19),
  before: `${addMonths(part[0] ?? '', 1)}-01T00:00:00`,
});

/** The expected number of requests for months, which costs a request for each part of them. */
export async function countTaxRequests(
  rest: RestClient,
  months: readonly string[],
  usesRoute: boolean,
): Promise<number> {
  if (usesRoute) return toParts(months, ROUTE_MONTHS).length;
  const counts = await Promise.all(
    toParts(months, LIST_MONTHS).map((part) => countCreated(rest, toSpan(part))),
  );
  // One more for the refunds of each part.
  return counts.reduce((sum, count) => sum + Math.max(1, Math.ceil(count / ENTITY_PAGE)) + 1, 0);
}

/** What WooCommerce Analytics excludes, whatever its setting is. */
const NEVER_COUNTED = ['auto-draft', 'trash', 'checkout-draft'];
const EXCLUDED_BY_DEFAULT = ['pending', 'failed', 'cancelled'];
const EXCLUDED_SETTING = 'woocommerce_excluded_report_order_statuses';

/** The statuses that the reports exclude; those of a new store if the user may not see the setting. */
async function readExcluded(rest: RestClient): Promise<ReadonlySet<string>> {
  let value: unknown;
  try {
    const settings = await rest.read(
      '/wc-analytics/settings/wc_admin',
      {},
      listOf<{ id?: unknown; value?: unknown }>(),
    );
    value = settings.find(({ id }) => id === EXCLUDED_SETTING)?.value;
  } catch (error) {
    if (!isForbidden(error)) throw error;
  }
  return new Set([
    ...NEVER_COUNTED,
    ...(Array.isArray(value) ? value.map(String) : EXCLUDED_BY_DEFAULT),
  ]);
}

const idOf = ({ id }: Entity): number => Number(id);
const parentOf = ({ parent_id: id }: Entity): number => Number(id);

/** The orders and refunds of months by the day created, without those that the reports exclude. */
async function readListed(
  rest: RestClient,
  part: readonly string[],
  excluded: ReadonlySet<string>,
  options: ReadOptions,
): Promise<TaxEntry[]> {
  const span = toSpan(part);
  const orders = await readCreated(rest, ORDERS, { ...span, ...ORDER_QUERY }, options);
  const refunds = await readCreated(rest, REFUNDS, { ...span, ...REFUND_QUERY }, options);
  const known = new Map(orders.map((order) => [idOf(order), order] as const));
  const ids = [...new Set(refunds.map(parentOf))].filter((id) => !known.has(id));
  for (const order of await readEntities(rest, ORDERS, { ids, ...ORDER_QUERY }, options))
    known.set(idOf(order), order);
  const isCounted = (order: Entity | undefined): order is Entity =>
    order !== undefined && !excluded.has(String(order['status']));
  return [
    ...orders.filter(isCounted).map(toOrderEntry),
    ...refunds.flatMap((refund) => {
      const order = known.get(parentOf(refund));
      return isCounted(order) ? [toRefundEntry(refund, order)] : [];
    }),
  ];
}

async function readRoute(
  rest: RestClient,
  part: readonly string[],
  basis: TaxBasis,
  { onRequest }: ReadOptions,
): Promise<TaxEntry[]> {
  const columns = await rest.read<RouteColumns>(
    TAX_LINES_PATH,
    { after: part.at(-1), before: part[0], basis },
    recordWith<RouteColumns>('orders', 'lines', 'rates'),
  );
  onRequest();
  return toRouteEntries(columns);
}

type Options = ReadOptions & {
  /** Whether the store has the plugin's route. It reads by the day of the basis, otherwise it is the day created. */
  usesRoute: boolean;
  basis: TaxBasis;
  /** Called with months that are read, and the orders and refunds of each. */
  onMonths: (months: readonly (readonly [month: string, entries: TaxEntry[]])[]) => void;
};

/**
 * Reads the orders and refunds of months with the lines that their tax is on. Throws the failure of a request, and an
 * `AbortError` when it is stopped: months that were read before are kept by the caller.
 */
export async function readTaxMonths(
  rest: RestClient,
  months: readonly string[],
  { usesRoute, basis, onMonths, ...options }: Options,
): Promise<void> {
  const excluded = usesRoute ? new Set<string>() : await readExcluded(rest);
  for (const part of toParts(months, usesRoute ? ROUTE_MONTHS : LIST_MONTHS)) {
    options.signal.throwIfAborted();
    const entries = await (usesRoute
      ? readRoute(rest, part, basis, options)
      : readListed(rest, part, excluded, options));
    options.signal.throwIfAborted();
    const day = usesRoute ? basis : 'date_created';
    onMonths(
      part.map((month) => [month, entries.filter(({ times }) => times[day].startsWith(month))]),
    );
  }
}
