import { downloadRows } from '../analytics/downloads.ts';
import { filterOrders, firstOrders } from '../analytics/order-filters.ts';
import { dateTypeOf, paidTotalOf } from '../analytics/sales-rows.ts';
import type { SalesRow } from '../analytics/sales-rows.ts';
import { aggregateStock, stockRows } from '../analytics/stock.ts';
import type { StockRow } from '../analytics/stock.ts';
import { customerRows } from '../analytics/customers.ts';
import type { Db, Download } from '../db.ts';
import { formatMoney } from '../money-text.ts';
import { toMajor } from '../money.ts';
import { sum } from '../sum.ts';
import type { ArgSchemas } from '../rest-args.ts';
import { formatLocalTime } from '../local-time.ts';
import type { LocalTime } from '../local-time.ts';
import { localTimeToInstant } from '../zone.ts';
import { PRODUCTS, embedProduct, fileAddress, writeProduct } from './catalog-entities.ts';
import {
  FLAG,
  INTEGER,
  INTEGERS,
  STRINGS,
  each,
  listResponse,
  oneOf,
  pageArgs,
  canViewReports,
  select,
  sortBy,
} from './list.ts';
import { ORDER_FILTERS } from './order-filter-args.ts';
import type { RestResponse, RestRequest, Route } from './route.ts';
import { rangeArgs, readRange, statsArgs } from './stats-response.ts';
import { respondWithStats } from './stats-route.ts';

const DOWNLOAD_FILTERS: ArgSchemas = {
  match: oneOf(['all', 'any'], 'all'),
  ...each(
    'product_includes product_excludes order_includes order_excludes customer_includes customer_excludes',
    INTEGERS,
  ),
  ...each('ip_address_includes ip_address_excludes', STRINGS),
};
const STOCK_TYPES = ['all', 'lowstock', 'instock', 'outofstock', 'onbackorder'] as const;

/** Orders one by one, downloads one by one with their figures, and what is in stock. */
export const listReportRoutes: readonly Route[] = [
  {
    methods: ['GET'],
    path: '/wc-analytics/reports/orders',
    args: {
      ...rangeArgs('date num_items_sold net_total', 'date', 0),
      ...ORDER_FILTERS,
      customer_type: oneOf(['', 'returning', 'new'], ''),
      ...each('order_includes order_excludes', INTEGERS),
      extended_info: FLAG,
    },
    permission: canViewReports,
    handle: listOrders,
  },
  {
    methods: ['GET'],
    path: '/wc-analytics/reports/downloads',
    args: { ...rangeArgs('date product', 'date'), ...DOWNLOAD_FILTERS },
    permission: canViewReports,
    handle: listDownloads,
  },
  {
    methods: ['GET'],
    path: '/wc-analytics/reports/downloads/stats',
    args: { ...statsArgs('date download_count'), fields: STRINGS, ...DOWNLOAD_FILTERS },
    permission: canViewReports,
    handle: (request) =>
      respondWithStats(request, {
        rows: downloadRows(request.store.db, readRange(request.args, request.store), request.args),
        localTimeOf: ({ date }) => date,
        aggregate: (rows) => ({ download_count: rows.length }),
      }),
  },
  {
    methods: ['GET'],
    path: '/wc-analytics/reports/stock',
    args: {
      ...pageArgs(),
      order: oneOf(['asc', 'desc'], 'asc'),
      orderby: oneOf(
        ['stock_status', 'stock_quantity', 'date', 'id', 'include', 'title', 'sku'],
        'stock_status',
      ),
      ...each('exclude include', INTEGERS),
      offset: INTEGER,
      ...each('parent parent_exclude', INTEGERS),
      type: oneOf(STOCK_TYPES, 'all'),
    },
    permission: canViewReports,
    handle: listStock,
  },
  {
    methods: ['GET'],
    path: '/wc-analytics/reports/stock/stats',
    args: { context: oneOf(['view', 'edit'], 'view') },
    permission: canViewReports,
    handle: ({ store }) => ({ body: { totals: aggregateStock(stockRows(store.db)) } }),
  },
];

function listOrders(request: RestRequest): RestResponse {
  const { args, store, root } = request;
  const { db } = store;
  const date = dateTypeOf(db);
  const rows = filterOrders(db, args, { date, ...readRange(args, store) });
  const sorted = sortBy(
    args,
    rows,
    (row, orderby) => {
      if (orderby === 'num_items_sold') return row.items;
      return orderby === 'net_total' ? row.net : row.dates[date];
    },
    ({ id }) => id,
  );
  const first = firstOrders(db);
  const details = args.flag('extended_info') ? createDetails(db) : null;
  const text = (time: LocalTime | null) => (time === null ? null : formatLocalTime(time, ' '));
  return listResponse(
    request,
    sorted,
    (row) => {
      const created = row.dates.date_created ?? 0;
      return {
        order_id: row.id,
        parent_id: row.parentId,
        date: text(row.dates[date]),
        date_created: text(created),
        date_created_gmt: formatLocalTime(
          localTimeToInstant(created, store.settings.timeZone),
          ' ',
        ),
        status: row.status,
        customer_id: row.customerId,
        net_total: toMajor(row.net, db.currency),
        total_sales: toMajor(row.total, db.currency),
        num_items_sold: row.items,
        customer_type: first.get(row.customerId) === row.id ? 'new' : 'returning',
        ...(details ? { extended_info: details(row) } : {}),
        order_number: row.order.id,
        total_formatted: totalText(db, row),
        _links: { order: [{ href: `${root}/wc-analytics/orders/${row.id}` }] },
      };
    },
    'no pages',
  );
}

/** What the order came to and, once something was given back, what is left of it. */
function totalText(db: Db, { order }: SalesRow): string {
  const total = paidTotalOf(order);
  const back = sum(order.refunds, paidTotalOf);
  const text = formatMoney(total, db.currency);
  return order.refunds.length > 0 ? `${text} ${formatMoney(total + back, db.currency)}` : text;
}

/** Tells of a row what was bought, by whom and how they found the shop. */
function createDetails(db: Db) {
  const customers = new Map(customerRows(db).map((row) => [row.customer.id, row]));
  const text = (time: LocalTime | null | undefined) =>
    time === null || time === undefined ? null : formatLocalTime(time, ' ');
  return (row: SalesRow) => {
    const entry = customers.get(row.customerId);
    const customer = entry?.customer;
    // Of a refund a store tells the goods of the order too.
    const lines = row.parentId === 0 ? row.lines : [...row.order.lines, ...row.lines];
    return {
      products: lines.map((line) => ({
        id: String(line.variation_id || line.product_id),
        name: line.name,
        quantity: String(line.quantity),
      })),
      coupons:
        row.parentId === 0
          ? row.order.coupons.map(({ coupon_id, code }) => ({ id: String(coupon_id), code }))
          : [],
      customer: {
        customer_id: row.customerId,
        user_id: customer?.user_id ? String(customer.user_id) : null,
        username: customer?.username ?? '',
        first_name: customer?.first_name ?? '',
        last_name: customer?.last_name ?? '',
        email: customer?.email ?? '',
        date_last_active: text(entry?.lastActive),
        date_registered: text(customer?.date_registered),
        country: customer?.country ?? '',
        postcode: customer?.postcode ?? '',
        city: customer?.city ?? '',
        state: customer?.state ?? '',
      },
      attribution: { origin: row.order.origin },
    };
  };
}

function listDownloads(request: RestRequest): RestResponse {
  const { args, store, root, site } = request;
  const { db } = store;
  const products = new Map(db.products.map((product) => [product.id, product]));
  const customers = new Map(db.customers.map((customer) => [customer.id, customer]));
  const nameOf = ({ product_id }: Download) => products.get(product_id)?.name ?? '';
  const sorted = sortBy(
    args,
    downloadRows(db, readRange(args, store), args),
    (row, orderby) => (orderby === 'product' ? nameOf(row) : row.date),
    ({ id }) => id,
  );
  const gmt = (time: LocalTime) =>
    formatLocalTime(localTimeToInstant(time, store.settings.timeZone), ' ');
  const isEmbedding = request.query['_embed'] !== undefined;
  return listResponse(
    request,
    sorted,
    (row) => {
      const product = products.get(row.product_id);
      const file = product?.files.find(({ id }) => id === row.file_id)?.name ?? '';
      const customer = customers.get(row.customer_id);
      return {
        id: row.id,
        date_gmt: gmt(row.date),
        download_id: row.file_id,
        product_id: row.product_id,
        order_id: row.order_id,
        user_id: customer?.user_id ?? 0,
        ip_address: row.ip_address,
        date: formatLocalTime(row.date, ' '),
        file_name: file,
        file_path: fileAddress(site, file),
        username: customer?.username ?? '',
        order_number: row.order_id,
        _links: {
          product: [{ embeddable: true, href: `${root}${PRODUCTS}/${row.product_id}` }],
        },
        ...(isEmbedding && product
          ? {
              _embedded: {
                product: [embedProduct(writeProduct(request, product, new Map()))],
              },
            }
          : {}),
      };
    },
    'nothing',
  );
}

function listStock(request: RestRequest): RestResponse {
  const { args, store, root } = request;
  const type = args.choice('type', STOCK_TYPES) ?? 'all';
  const parents = new Set(args.integers('parent'));
  const others = new Set(args.integers('parent_exclude'));
  const rows = select(args, stockRows(store.db), ({ name }) => name).filter(
    (row) =>
      (type === 'all' || (type === 'lowstock' ? row.isLow : row.item.stock_status === type)) &&
      (parents.size === 0 || parents.has(row.parentId)) &&
      !others.has(row.parentId),
  );
  const sorted = sortBy(
    args,
    rows,
    (row, orderby) => stockKey(request, row, orderby),
    ({ id }) => id,
  );
  return listResponse(request, sorted, (row) => ({
    id: row.id,
    parent_id: row.parentId,
    name: row.name,
    sku: row.item.sku,
    stock_status: row.item.stock_status,
    stock_quantity: row.quantity,
    manage_stock: row.item.manage_stock,
    low_stock_amount: row.lowAmount,
    _links: row.parentId
      ? {
          product: [{ href: `${root}${PRODUCTS}/${row.parentId}/variations/${row.id}` }],
          parent: [{ href: `${root}${PRODUCTS}/${row.parentId}` }],
        }
      : { product: [{ href: `${root}${PRODUCTS}/${row.id}` }] },
  }));
}

function stockKey({ args }: RestRequest, row: StockRow, orderby: string): string | number {
  switch (orderby) {
    case 'stock_status':
      // Rows of one state stand by what is left of them.
      return `${row.item.stock_status} ${String(row.quantity + 1e6).padStart(9, '0')}`;
    case 'stock_quantity':
      return row.quantity;
    case 'title':
      return row.name;
    case 'sku':
      return row.item.sku;
    case 'include':
      return args.integers('include').indexOf(row.id);
    case 'date':
      return row.item.date_created;
    default:
      return row.id;
  }
}
