import {
  customerKey,
  customerRows,
  filterCustomers,
  aggregateCustomers,
} from '../analytics/customers.ts';
import type { CustomerRow } from '../analytics/customers.ts';
import { toMajor } from '../money.ts';
import type { ArgSchemas } from '../rest-args.ts';
import { formatLocalTime } from '../local-time.ts';
import type { LocalTime } from '../local-time.ts';
import { localTimeToInstant } from '../zone.ts';
import {
  DATE,
  FLAG,
  INTEGER,
  INTEGERS,
  STRINGS,
  TEXT,
  each,
  linksOf,
  listResponse,
  oneOf,
  pageArgs,
  canViewReports,
  sortBy,
} from './list.ts';
import { pickMetrics } from './metrics.ts';
import type { RestRequest, Route } from './route.ts';

const FILTERS: ArgSchemas = {
  ...each('registered_before registered_after', DATE),
  match: oneOf(['all', 'any'], 'all'),
  search: TEXT,
  searchby: oneOf(['name', 'username', 'email', 'all'], 'name'),
  ...each(
    'name_includes name_excludes username_includes username_excludes email_includes email_excludes country_includes country_excludes',
    TEXT,
  ),
  ...each('last_active_before last_active_after', DATE),
  ...each('last_active_between registered_between', STRINGS),
  ...each('orders_count_min orders_count_max', INTEGER),
  orders_count_between: INTEGERS,
  ...each('total_spend_min total_spend_max', { type: 'number' }),
  total_spend_between: INTEGERS,
  ...each('avg_order_value_min avg_order_value_max', { type: 'number' }),
  avg_order_value_between: INTEGERS,
  ...each('last_order_before last_order_after', DATE),
};

/** The path of the customers report. */
export const CUSTOMERS_REPORT = '/wc-analytics/reports/customers';

/** The filters that only newer stores have, and only in the list: their stats ignore them. */
export const NEWER_FILTERS = {
  user_type: oneOf(['all', 'registered', 'guest'], 'all'),
  ...each('location_includes location_excludes', TEXT),
} satisfies ArgSchemas;

const LIST: ArgSchemas = {
  ...pageArgs(),
  ...each('after before', DATE),
  order: oneOf(['asc', 'desc'], 'desc'),
  orderby: oneOf(
    'username name country city state postcode date_registered date_last_active orders_count total_spend avg_order_value'.split(
      ' ',
    ),
    'date_registered',
  ),
  force_cache_refresh: FLAG,
  ...FILTERS,
  ...NEWER_FILTERS,
  users: INTEGERS,
  filter_empty: {
    type: 'list',
    items: 'string',
    enum: ['email', 'name', 'country', 'city', 'state', 'postcode'],
  },
};

/** The routes of the customers report and of the customer list for search; both return the same rows. */
export const customerRoutes: readonly Route[] = [
  ...['/wc-analytics/customers', CUSTOMERS_REPORT].map((path): Route => ({
    path,
    args: { ...LIST, [path.includes('reports') ? 'customers' : 'include']: INTEGERS },
    permission: canViewReports,
    handle: (request) =>
      listResponse(
        request,
        sortBy(request.args, rowsOf(request), customerKey),
        (row) => serializeCustomer(request, row),
        'no total',
      ),
  })),
  {
    path: `${CUSTOMERS_REPORT}/stats`,
    args: {
      context: oneOf(['view', 'edit'], 'view'),
      ...FILTERS,
      customers: INTEGERS,
      fields: STRINGS,
      force_cache_refresh: FLAG,
    },
    permission: canViewReports,
    handle: (request) => {
      const { avg_total_spend, avg_avg_order_value, ...counts } = aggregateCustomers(
        rowsOf(request),
      );
      const major = (amount: number) => toMajor(amount, request.store.db.currency);
      const totals = {
        ...counts,
        avg_total_spend: major(avg_total_spend),
        avg_avg_order_value: major(avg_avg_order_value),
      };
      return { body: { totals: pickMetrics(totals, request.args.list('fields')) } };
    },
  },
];

function rowsOf({ store: { db }, args }: RestRequest): CustomerRow[] {
  return filterCustomers(customerRows(db), args, 10 ** db.currency.decimals);
}

function serializeCustomer({ store, root }: RestRequest, row: CustomerRow) {
  const { id, user_id, username, first_name, last_name, email, ...place } = row.customer;
  const { timeZone } = store.settings;
  const local = (time: LocalTime | null) => (time === null ? null : formatLocalTime(time));
  const gmt = (time: LocalTime | null) =>
    time === null ? null : formatLocalTime(localTimeToInstant(time, timeZone));
  const major = (amount: number | null) => toMajor(amount ?? 0, store.db.currency);
  return {
    id,
    user_id: user_id ?? 0,
    username,
    name: `${first_name} ${last_name}`.trim(),
    email,
    country: place.country,
    city: place.city,
    state: place.state,
    postcode: place.postcode,
    date_registered: local(place.date_registered),
    date_last_active: local(row.lastActive),
    date_last_order: row.lastOrder === null ? null : formatLocalTime(row.lastOrder, ' '),
    orders_count: row.orders,
    total_spend: major(row.spend),
    avg_order_value: major(row.average),
    date_registered_gmt: gmt(place.date_registered),
    date_last_active_gmt: gmt(row.lastActive),
    // A real store adds `_links` only to customers with an account.
    _links:
      user_id === null
        ? undefined
        : {
            customer: [{ href: `${root}/wc-analytics/customers/${id}` }],
            ...linksOf(root, '/wc-analytics/customers'),
          },
  };
}
