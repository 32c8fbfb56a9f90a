import { readName } from '../core/plain-text.ts';
import type { RestClient } from '../core/rest-client.ts';
import { recordWith } from '../core/shapes.ts';
import type { IdLists, LedgerMonth } from './ledger-month.ts';

/** The path of the orders in columns, in stores with Tillview's plugin. */
export const LEDGER_PATH = '/tillview/v1/ledger';

type RouteIds = { readonly counts: readonly number[]; readonly ids: readonly number[] };

/** A month of the route: each column has the values of all orders (`wordpress/plugin/includes/ledger.php`). */
type RouteMonth = {
  readonly month: string;
  readonly order_id: readonly number[];
  readonly parent_id: readonly number[];
  readonly date: readonly number[];
  readonly customer_id: readonly number[];
  readonly net_total: readonly number[];
  readonly total_sales: readonly number[];
  readonly num_items_sold: readonly number[];
  readonly returning: readonly number[];
  readonly status: readonly number[];
  readonly origin: readonly number[];
  readonly country: readonly number[];
  /** Missing for users who may not read orders. */
  readonly campaign?: readonly number[];
  readonly device?: readonly number[];
  readonly names: Readonly<Record<'status' | 'origin' | 'country', readonly string[]>> &
    Readonly<Partial<Record<'campaign' | 'device', readonly string[]>>>;
  readonly coupons: RouteIds;
  readonly products: RouteIds;
};

type Reply = { months: readonly RouteMonth[] };

function toIdLists({ counts, ids }: RouteIds): IdLists {
  const starts = new Uint32Array(counts.length + 1);
  counts.forEach((count, index) => {
    starts[index + 1] = (starts[index] ?? 0) + count;
  });
  return { starts, ids: Float64Array.from(ids) };
}

const toLedgerMonth = (month: RouteMonth): LedgerMonth => ({
  month: month.month,
  orderIds: Float64Array.from(month.order_id),
  parentIds: Float64Array.from(month.parent_id),
  times: Uint32Array.from(month.date),
  customerIds: Float64Array.from(month.customer_id),
  net: Float64Array.from(month.net_total),
  total: Float64Array.from(month.total_sales),
  items: Int32Array.from(month.num_items_sold),
  returning: Uint8Array.from(month.returning),
  statuses: Uint16Array.from(month.status),
  origins: Uint16Array.from(month.origin),
  countries: Uint16Array.from(month.country),
  campaigns: month.campaign ? Uint16Array.from(month.campaign) : null,
  devices: month.device ? Uint16Array.from(month.device) : null,
  names: {
    statuses: month.names.status,
    origins: month.names.origin.map(readName),
    countries: month.names.country,
    ...(month.names.campaign && { campaigns: month.names.campaign.map(readName) }),
    ...(month.names.device && { devices: month.names.device }),
  },
  coupons: toIdLists(month.coupons),
  products: toIdLists(month.products),
});

/**
 * Reads months from the route of the WordPress plugin: newest first, without a gap, at most 24. Throws the failure of the
 * request.
 */
export async function readRouteMonths(
  rest: RestClient,
  months: readonly string[],
): Promise<LedgerMonth[]> {
  const { months: found } = await rest.read<Reply>(
    LEDGER_PATH,
    { after: months.at(-1), before: months[0] },
    recordWith<Reply>('months'),
  );
  return found.map(toLedgerMonth);
}
