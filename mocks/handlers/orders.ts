import type { Order } from '../entities/order.ts';
import { RestError } from '../rest-error.ts';
import { localTimeToInstant } from '../zone.ts';
import {
  FLAG,
  INTEGER,
  INTEGERS,
  STRINGS,
  TEXT,
  collectionArgs,
  each,
  listResponse,
  canViewItem,
  canManageShop,
  select,
  sortBy,
} from './list.ts';
import { ORDERS, customersOf, getModified, serializeOrder } from './order-entity.ts';
import { STATUSES } from './order-filter-args.ts';
import { addCosts } from './order-costs.ts';
import type { RestResponse, RestRequest, Route } from './route.ts';

/** The routes of orders, for the search by number and the overview. */
export const orderRoutes: readonly Route[] = [
  ...[ORDERS, '/wc/v3/orders'].map((path): Route => ({
    path,
    args: {
      ...collectionArgs('date id include title slug modified', 'date'),
      ...each('parent parent_exclude', INTEGERS),
      status: { ...STATUSES, default: ['any'] },
      ...each('customer product', INTEGER),
      dp: { type: 'integer', default: 2 },
      order_item_display_meta: FLAG,
      ...each('include_meta exclude_meta', STRINGS),
      number: TEXT,
      ...each('dates_are_gmt', FLAG),
    },
    permission: canManageShop,
    handle: listOrders,
  })),
  {
    path: `${ORDERS}/#id`,
    permission: canViewItem,
    handle: (request) => {
      const order = request.store.db.orders.find(({ id }) => String(id) === request.path['id']);
      if (!order) throw new RestError('woocommerce_rest_shop_order_invalid_id', 'Invalid ID.', 404);
      return { body: serializeOrder(request, order, customersOf(request.store.db)) };
    },
  },
];

function listOrders(request: RestRequest): RestResponse {
  const { args, store, url } = request;
  const statuses = args.list('status');
  const isAny = statuses.length === 0 || statuses.includes('any');
  const number = args.text('number');
  const [customer, product] = [args.integer('customer'), args.integer('product')];
  const [after, before] = [args.date('after'), args.date('before')];
  const modifiedAfter = args.date('modified_after') ?? -Infinity;
  const toModified = (order: Order) =>
    args.flag('dates_are_gmt')
      ? localTimeToInstant(getModified(order), store.settings.timeZone)
      : getModified(order);
  const customers = customersOf(store.db);
  const found = select(
    args,
    store.db.orders.filter(
      (order) =>
        (isAny
          ? !['trash', 'checkout-draft'].includes(order.status)
          : statuses.includes(order.status)) &&
        (!number || String(order.id).startsWith(number)) &&
        (customer === null || customers.get(order.customer_id)?.user_id === customer) &&
        (product === null || order.lines.some((line) => line.product_id === product)) &&
        toModified(order) > modifiedAfter &&
        order.date_created > (after ?? -Infinity) &&
        order.date_created < (before ?? Infinity),
    ),
    (order) => `${order.id} ${customers.get(order.customer_id)?.email ?? ''}`,
  );
  const sorted = sortBy(args, found, (order, orderby) =>
    orderby === 'date' || orderby === 'modified' ? order.date_created : order.id,
  );
  // A real store writes the parsed parameters into the pagination links.
  const normalized = new URL(url);
  for (const name of Array.from(normalized.searchParams.keys()))
    if (name.startsWith('status[')) normalized.searchParams.delete(name);
  for (const [index, status] of statuses.entries())
    normalized.searchParams.set(`status[${index}]`, status);
  for (const [name, value] of [
    ['dp', '2'],
    ['context', 'view'],
  ] as const)
    if (!normalized.searchParams.has(name)) normalized.searchParams.set(name, value);
  const hasCosts = url.pathname.includes('/wc/v3/');
  return listResponse({ args, url: normalized }, sorted, (order) => {
    const serialized = serializeOrder(request, order, customers);
    return hasCosts ? addCosts(store.db, order, serialized) : serialized;
  });
}
