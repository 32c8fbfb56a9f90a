import { couponRows, aggregateCoupons } from '../analytics/coupons.ts';
import { downloadRows } from '../analytics/downloads.ts';
import { groupBy, lineRows, aggregateLines } from '../analytics/lines.ts';
import type { LineRow, Range } from '../analytics/lines.ts';
import { aggregateRevenue } from '../analytics/revenue.ts';
import { dateTypeOf, excludedStatuses, salesRows } from '../analytics/sales-rows.ts';
import type { SalesRow } from '../analytics/sales-rows.ts';
import { aggregateTaxes, taxRows } from '../analytics/taxes.ts';
import type { Db } from '../db.ts';
import { moneyHtml } from '../money-text.ts';
import { toMajor } from '../money.ts';
import type { ArgSchemas, RestArgs } from '../rest-args.ts';
import { sum } from '../sum.ts';
import { DATE, TEXT, each, linksOf, oneOf, canViewReports } from './list.ts';
import type { RestRequest, Route } from './route.ts';
import { readRange } from './stats-response.ts';

const REPORTS = '/wc-analytics/reports';
const NONE: ReadonlySet<number> = new Set();

/** Report, figure, label and format of each indicator, in the order in which a store shows them. */
const INDICATORS = [
  ['revenue/total_sales', 'Total sales', 'currency'],
  ['revenue/net_revenue', 'Net sales', 'currency'],
  ['orders/orders_count', 'Orders', 'number'],
  ['orders/avg_order_value', 'Average order value', 'currency'],
  ['products/items_sold', 'Products sold', 'number'],
  ['revenue/refunds', 'Returns', 'currency'],
  ['coupons/orders_count', 'Discounted orders', 'number'],
  ['coupons/amount', 'Net discount amount', 'currency'],
  ['taxes/total_tax', 'Total tax', 'currency'],
  ['taxes/order_tax', 'Order tax', 'currency'],
  ['taxes/shipping_tax', 'Shipping tax', 'currency'],
  ['revenue/shipping', 'Shipping', 'currency'],
  ['downloads/download_count', 'Downloads', 'number'],
  ['revenue/gross_sales', 'Gross sales', 'currency'],
  ['variations/items_sold', 'Variations Sold', 'number'],
] as const;

/** In the order in which a store names what it accepts. */
const STATS =
  'revenue/total_sales revenue/net_revenue revenue/shipping revenue/refunds revenue/gross_sales orders/orders_count orders/avg_order_value products/items_sold variations/items_sold coupons/amount coupons/orders_count taxes/total_tax taxes/order_tax taxes/shipping_tax downloads/download_count'.split(
    ' ',
  );

const INDICATOR_ARGS: ArgSchemas = {
  context: oneOf(['view', 'edit'], 'view'),
  stats: { type: 'list', items: 'string', enum: STATS, default: STATS },
  ...each('after before', DATE),
};

const BOARDS = {
  customers: ['Top Customers - Total Spend', 'Customer Name', 'Orders', 'Total Spend'],
  coupons: ['Top Coupons - Number of Orders', 'Coupon code', 'Orders', 'Amount discounted'],
  categories: ['Top categories - Items sold', 'Category', 'Items sold', 'Net sales'],
  products: ['Top products - Items sold', 'Product', 'Items sold', 'Net sales'],
} as const;
type Board = keyof typeof BOARDS;
const BOARD_NAMES = ['customers', 'coupons', 'categories', 'products'] as const satisfies Board[];

const BOARD_ARGS: ArgSchemas = {
  page: { type: 'integer', minimum: 1, default: 1 },
  per_page: { type: 'integer', minimum: 1, maximum: 20, default: 5 },
  ...each('after before', DATE),
  persisted_query: TEXT,
};

const INDEX = [
  [
    'performance-indicators',
    'Batch endpoint for getting specific performance indicators from `stats` endpoints.',
  ],
  ['revenue/stats', 'Stats about revenue.'],
  ['orders/stats', 'Stats about orders.'],
  ['products', 'Products detailed reports.'],
  ['products/stats', 'Stats about products.'],
  ['variations', 'Variations detailed reports.'],
  ['variations/stats', 'Stats about variations.'],
  ['categories', 'Product categories detailed reports.'],
  ['coupons', 'Coupons detailed reports.'],
  ['coupons/stats', 'Stats about coupons.'],
  ['taxes', 'Taxes detailed reports.'],
  ['taxes/stats', 'Stats about taxes.'],
  ['downloads', 'Product downloads detailed reports.'],
  ['downloads/stats', 'Stats about product downloads.'],
  ['customers', 'Customers detailed reports.'],
] as const;

/** What an overview shows: single figures, leaderboards, and which reports there are. */
export const overviewRoutes: readonly Route[] = [
  {
    methods: ['GET'],
    path: REPORTS,
    args: { context: oneOf(['view'], 'view') },
    permission: canViewReports,
    handle: ({ root }) => ({
      body: INDEX.map(([slug, description]) => ({
        slug,
        description,
        path: `${REPORTS}/${slug}`,
        _links: {
          self: [{ href: `${root}${REPORTS}/${slug}` }],
          report: [{ href: `/analytics/${slug.replace('/stats', '')}` }],
          ...linksOf(root, REPORTS),
        },
      })),
    }),
  },
  ...(['', '/allowed'] as const).map((suffix): Route => ({
    methods: ['GET'],
    path: `${REPORTS}/performance-indicators${suffix}`,
    args: INDICATOR_ARGS,
    permission: canViewReports,
    handle: (request) => indicators(request, suffix === ''),
  })),
  {
    methods: ['GET'],
    path: '/wc-analytics/leaderboards',
    args: BOARD_ARGS,
    permission: canViewReports,
    handle: (request) => ({ body: BOARD_NAMES.map((name) => writeBoard(request, name)) }),
  },
  {
    methods: ['GET'],
    path: '/wc-analytics/leaderboards/allowed',
    permission: canViewReports,
    handle: () => ({
      headers: { 'x-wp-total': '4', 'x-wp-totalpages': '1' },
      body: BOARD_NAMES.map((name) => boardHeader(name)),
    }),
  },
  ...BOARD_NAMES.map((name): Route => ({
    methods: ['GET'],
    path: `/wc-analytics/leaderboards/${name}`,
    args: BOARD_ARGS,
    permission: canViewReports,
    handle: (request) => ({ body: [writeBoard(request, name)] }),
  })),
];

function indicators(request: RestRequest, hasValues: boolean) {
  const { args, root } = request;
  const wanted = args.list('stats');
  const figures = hasValues ? indicatorFigures(request) : null;
  const body = INDICATORS.filter(([stat]) => wanted.includes(stat)).map(([stat, label, format]) => {
    const [report = '', chart = ''] = stat.split('/');
    return {
      stat,
      chart,
      label,
      ...(figures ? { format, value: figures(report, chart) } : {}),
      _links: {
        api: [{ href: `${root}${REPORTS}/${report}/stats` }],
        report: [{ href: `/analytics/${report}` }],
      },
    };
  });
  return { headers: { 'x-wp-total': String(body.length), 'x-wp-totalpages': '1' }, body };
}

/** Reckons each report once, and only if one of its figures is asked for. */
function indicatorFigures({ args, store }: RestRequest) {
  const { db } = store;
  const range = readRange(args, store);
  const reports: Readonly<Record<string, () => object>> = {
    revenue: () => aggregateRevenue(db, salesIn(db, range)),
    products: () => aggregateLines(db, lineRows(db, range)),
    variations: () =>
      aggregateLines(
        db,
        lineRows(db, range).filter(({ line }) => line.variation_id !== 0),
      ),
    coupons: () => aggregateCoupons(db, couponRows(db, range, NONE)),
    taxes: () => aggregateTaxes(db, taxRows(db, range, NONE)),
    downloads: () => ({ download_count: downloadRows(db, range, args).length }),
  };
  const known = new Map<string, object>();
  return (name: string, figure: string): unknown => {
    // Revenue and orders are one and the same reckoning.
    const report = name === 'orders' ? 'revenue' : name;
    const figures = known.get(report) ?? reports[report]?.() ?? {};
    known.set(report, figures);
    return Object.entries(figures).find(([name]) => name === figure)?.[1];
  };
}

/** The rows that revenue counts in a range; `date` is the shop's usual one unless it says otherwise. */
function salesIn(db: Db, range: Range, date = dateTypeOf(db)): SalesRow[] {
  const excluded = excludedStatuses(db);
  return salesRows(db, {
    counts: ({ status }) => !excluded.has(status),
    range: { date, ...range },
  });
}

function boardHeader(name: Board) {
  const [label, ...headers] = BOARDS[name];
  return { id: name, label, headers: headers.map((header) => ({ label: header })) };
}

/** A entry in a leaderboard: what it is, how often, and what it brought. */
type BoardEntry = {
  id: number;
  name: string;
  count: number;
  amount: number;
};

function writeBoard({ store, args, site }: RestRequest, name: Board) {
  const { db } = store;
  const range = readRange(args, store);
  const entriesOf: Readonly<Record<Board, () => BoardEntry[]>> = {
    customers: () => topCustomers(db, range),
    coupons: () => topCoupons(db, range),
    categories: () => {
      const categoriesOf = new Map(db.products.map(({ id, category_ids }) => [id, category_ids]));
      return topItems(
        db,
        range,
        db.categories,
        ({ line }) => categoriesOf.get(line.product_id) ?? [],
      );
    },
    products: () => topItems(db, range, db.products, ({ line }) => [line.product_id]),
  };
  const single = {
    customers: 'customer',
    coupons: 'coupon',
    categories: 'category',
    products: 'product',
  }[name];
  const page = args.integer('page') ?? 1;
  const size = args.integer('per_page') ?? 5;
  const entries = entriesOf[name]()
    .toSorted(
      (a, b) => (name === 'customers' ? b.amount - a.amount : b.count - a.count) || a.id - b.id,
    )
    .slice((page - 1) * size, page * size);
  return {
    ...boardHeader(name),
    rows: entries.map((entry) => {
      const address = `${site}/wp-admin/admin.php?page=wc-admin&path=/analytics/${name}${persistedQuery(args)}&filter=single_${single}&${name}=${entry.id}`;
      return [
        { display: `<a href='${address}'>${entry.name}</a>`, value: entry.name },
        { display: String(entry.count), value: entry.count, format: 'number' },
        {
          display: moneyHtml(entry.amount, db.currency),
          value: toMajor(entry.amount, db.currency),
          format: 'currency',
        },
      ];
    }),
  };
}

/** What of the page's address its links should keep; a text that is no JSON object keeps nothing. */
function persistedQuery(args: RestArgs): string {
  try {
    const kept: unknown = JSON.parse(args.text('persisted_query') ?? '{}');
    if (typeof kept !== 'object' || kept === null) return '';
    return Object.entries(kept)
      .map(([name, value]) => `&${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
      .join('');
  } catch (error) {
    if (error instanceof SyntaxError) return '';
    throw error;
  }
}

function topCustomers(db: Db, range: Range): BoardEntry[] {
  const customers = new Map(db.customers.map((customer) => [customer.id, customer]));
  const groups = groupBy(salesIn(db, range, 'date_created'), ({ customerId }) => [customerId]);
  return [...groups].map(([id, rows]) => {
    const customer = customers.get(id);
    return {
      id,
      name: `${customer?.first_name ?? ''} ${customer?.last_name ?? ''}`.trim(),
      count: rows.filter(({ parentId }) => parentId === 0).length,
      amount: sum(rows, ({ total }) => total),
    };
  });
}

function topCoupons(db: Db, range: Range): BoardEntry[] {
  const codes = new Map(db.coupons.map(({ id, code }) => [id, code]));
  return [...groupBy(couponRows(db, range, NONE), ({ couponId }) => [couponId])].map(
    ([id, rows]) => ({
      id,
      name: codes.get(id) ?? '',
      count: new Set(rows.map(({ order }) => order.id)).size,
      amount: sum(rows, ({ discount }) => discount),
    }),
  );
}

function topItems(
  db: Db,
  range: Range,
  items: readonly { id: number; name: string }[],
  keysOf: (row: LineRow) => readonly number[],
): BoardEntry[] {
  const names = new Map(items.map(({ id, name }) => [id, name]));
  return [...groupBy(lineRows(db, range), keysOf)].map(([id, rows]) => ({
    id,
    name: names.get(id) ?? '',
    count: sum(rows, ({ line }) => line.quantity),
    amount: sum(rows, ({ line }) => line.total),
  }));
}
