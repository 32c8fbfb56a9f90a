import {
  categorySegments,
  productSegments,
  rowsBySegment,
  variationSegments,
} from '../analytics/segments.ts';
import type { Cut } from '../analytics/segments.ts';
import {
  groupBy,
  lineRows,
  productTest,
  productsIn,
  aggregateLines,
  variationTest,
} from '../analytics/lines.ts';
import type { LineFigures, LineRow } from '../analytics/lines.ts';
import { lowStockAmount } from '../analytics/stock.ts';
import type { Db, Product, Variation } from '../db.ts';
import { toMajor } from '../money.ts';
import type { ArgSchemas, RestArgs } from '../rest-args.ts';
import {
  PRODUCTS,
  attributesOf,
  permalinkOf,
  variationLinkOf,
  variationName,
} from './catalog-entities.ts';
import {
  FLAG,
  INTEGERS,
  STRINGS,
  each,
  listResponse,
  oneOf,
  canViewReports,
  sortBy,
} from './list.ts';
import { STATUSES } from './order-filter-args.ts';
import { singleProductRequired } from './reports-revenue.ts';
import type { RestResponse, RestRequest, Route } from './route.ts';
import { rangeArgs, readRange, statsArgs } from './stats-response.ts';
import { respondWithStats, writeSegment } from './stats-route.ts';

const SEGMENT_BY = ['product', 'category', 'variation'] as const;
const STATS_COLUMNS = 'date net_revenue coupons refunds shipping taxes orders_count items_sold';
const MATCH = oneOf(['all', 'any'], 'all');
const VARIATION_FILTERS: ArgSchemas = {
  match: MATCH,
  ...each(
    'category_includes category_excludes product_includes product_excludes variations',
    INTEGERS,
  ),
  ...each('attribute_is attribute_is_not', { type: 'pairs' }),
};

/** What was sold: products, variations and categories, and the figures of the first two. */
export const productReportRoutes: readonly Route[] = [
  {
    methods: ['GET'],
    path: '/wc-analytics/reports/products',
    args: {
      ...rangeArgs('date net_revenue orders_count items_sold product_name variations sku', 'date'),
      categories: INTEGERS,
      match: MATCH,
      products: INTEGERS,
      extended_info: FLAG,
    },
    permission: canViewReports,
    handle: listProducts,
  },
  {
    methods: ['GET'],
    path: '/wc-analytics/reports/variations',
    args: {
      ...rangeArgs('date net_revenue orders_count items_sold sku', 'date'),
      ...VARIATION_FILTERS,
      products: INTEGERS,
      extended_info: FLAG,
    },
    permission: canViewReports,
    handle: listVariations,
  },
  {
    methods: ['GET'],
    path: '/wc-analytics/reports/categories',
    args: {
      ...rangeArgs(
        'category_id items_sold net_revenue orders_count products_count category',
        'category_id',
      ),
      ...each('status_is status_is_not', STATUSES),
      categories: INTEGERS,
      extended_info: FLAG,
    },
    permission: canViewReports,
    handle: listCategories,
  },
  {
    methods: ['GET'],
    path: '/wc-analytics/reports/products/stats',
    args: {
      ...statsArgs(STATS_COLUMNS),
      fields: STRINGS,
      ...each('categories products variations', INTEGERS),
      segmentby: oneOf(SEGMENT_BY),
    },
    permission: canViewReports,
    handle: (request) =>
      lineStats(request, productTest(request.store.db, request.args), 'products', []),
  },
  {
    methods: ['GET'],
    path: '/wc-analytics/reports/variations/stats',
    args: {
      ...statsArgs(STATS_COLUMNS),
      fields: STRINGS,
      ...VARIATION_FILTERS,
      segmentby: oneOf(SEGMENT_BY),
    },
    permission: canViewReports,
    handle: (request) =>
      lineStats(request, variationTest(request.store.db, request.args), 'product_includes', [
        'products_count',
      ]),
  },
];

function lineStats(
  request: RestRequest,
  test: (line: LineRow['line']) => boolean,
  productParameter: string,
  without: readonly string[],
): RestResponse {
  const { args, store } = request;
  const { db } = store;
  const cuts = segmentsFor(db, args, productParameter);
  const aggregate = (rows: readonly LineRow[]) =>
    Object.fromEntries(
      Object.entries(aggregateLines(db, rows)).filter(([name]) => !without.includes(name)),
    );
  return respondWithStats(request, {
    rows: lineRows(db, readRange(args, store)).filter(({ line }) => test(line)),
    localTimeOf: ({ time }) => time,
    aggregate,
    segmentsOf: (rows) => {
      const parts = rowsBySegment(cuts, rows, ({ line }) => [line]);
      return cuts.map(({ id, label }, index) => {
        const own = parts[index] ?? [];
        return writeSegment(id, label, aggregate(own), own.length > 0);
      });
    },
  });
}

function segmentsFor(db: Db, args: RestArgs, productParameter: string): Cut[] {
  const ids = (name: string) => new Set(args.integers(name));
  switch (args.choice('segmentby', SEGMENT_BY)) {
    case 'product':
      // Filters that need not all hold leave other products too.
      return productSegments(db, args.text('match') === 'any' ? new Set() : ids(productParameter));
    case 'category':
      return categorySegments(db, ids('categories'));
    case 'variation': {
      const variations = ids('variations');
      const [product = null, ...others] = args.integers(productParameter);
      if (variations.size === 0 && (product === null || others.length > 0))
        throw singleProductRequired(productParameter);
      return variationSegments(db, product, variations);
    }
    default:
      return [];
  }
}

/** A row of a table of goods, with the figures of its lines. */
type Sold<Item> = {
  item: Item;
  figures: LineFigures;
  last: number;
};

function soldRows<Item extends { id: number }>(
  db: Db,
  rows: readonly LineRow[],
  items: readonly Item[],
  keysOf: (row: LineRow) => readonly number[],
  requestedIds: readonly number[],
): Sold<Item>[] {
  const known = new Map(items.map((item) => [item.id, item]));
  // What was requestedIds for by number has a row even if nobody bought it.
  const groups = groupBy(
    rows,
    keysOf,
    requestedIds.filter((id) => known.has(id)),
  );
  return [...groups].flatMap(([id, own]) => {
    const item = known.get(id);
    if (!item) return [];
    const last = own.reduce((latest, { time }) => Math.max(latest, time), 0);
    return [{ item, figures: aggregateLines(db, own), last }];
  });
}

function figureKey({ figures, last }: Sold<unknown>, orderby: string): number {
  switch (orderby) {
    case 'items_sold':
    case 'net_revenue':
    case 'orders_count':
    case 'products_count':
      return figures[orderby];
    default:
      return last;
  }
}

const soldFigures = ({ items_sold, net_revenue, orders_count }: LineFigures) => ({
  items_sold,
  net_revenue,
  orders_count,
});

function placeholder(site: string): string {
  const address = `${site}/wp-content/uploads/woocommerce-placeholder.png`;
  return `<img width="300" height="300" src="${address}" class="woocommerce-placeholder wp-post-image" alt="Placeholder" decoding="async" loading="lazy" />`;
}

function stockOf(db: Db, item: Product | Variation) {
  return {
    stock_status: item.stock_status,
    stock_quantity: item.stock_quantity ?? 0,
    low_stock_amount: lowStockAmount(db, item),
    sku: item.sku,
  };
}

function listProducts(request: RestRequest): RestResponse {
  const { args, store, root, site } = request;
  const { db } = store;
  const test = productTest(db, args);
  const inCategories = productsIn(db, new Set(args.integers('categories')));
  const sold = soldRows(
    db,
    lineRows(db, readRange(args, store)).filter(({ line }) => test(line)),
    db.products,
    ({ line }) => [line.product_id],
    args.integers('products').filter((id) => !args.has('categories') || inCategories.has(id)),
  );
  const children = groupBy(db.variations, ({ parent_id }) => [parent_id]);
  const sorted = sortBy(
    args,
    sold,
    (row, orderby) => {
      if (orderby === 'product_name') return row.item.name;
      if (orderby === 'sku') return row.item.sku;
      if (orderby === 'variations') return children.get(row.item.id)?.length ?? 0;
      return figureKey(row, orderby);
    },
    ({ item }) => item.id,
  );
  return listResponse(
    request,
    sorted,
    ({ item, figures }) => ({
      product_id: item.id,
      ...soldFigures(figures),
      extended_info: args.flag('extended_info')
        ? {
            name: item.name,
            price: toMajor(item.price, db.currency),
            image: placeholder(site),
            permalink: permalinkOf(site, item),
            ...stockOf(db, item),
            manage_stock: item.manage_stock,
            category_ids: item.category_ids,
            ...(item.type === 'variable'
              ? { variations: (children.get(item.id) ?? []).map(({ id }) => id) }
              : {}),
          }
        : {},
      _links: { product: [{ href: `${root}${PRODUCTS}/${item.id}` }] },
    }),
    'nothing',
  );
}

function listVariations(request: RestRequest): RestResponse {
  const { args, store, root, site } = request;
  const { db } = store;
  const test = variationTest(db, args);
  const sold = soldRows(
    db,
    lineRows(db, readRange(args, store)).filter(({ line }) => test(line)),
    db.variations,
    ({ line }) => [line.variation_id],
    args.integers('variations'),
  );
  const sorted = sortBy(
    args,
    sold,
    (row, orderby) => (orderby === 'sku' ? row.item.sku : figureKey(row, orderby)),
    ({ item }) => item.id,
  );
  return listResponse(
    request,
    sorted,
    ({ item, figures }) => ({
      product_id: item.parent_id,
      variation_id: item.id,
      ...soldFigures(figures),
      extended_info: args.flag('extended_info')
        ? {
            name: variationName(db, item),
            price: toMajor(item.price, db.currency),
            image: placeholder(site),
            permalink: variationLinkOf(site, db, item),
            ...stockOf(db, item),
            attributes: attributesOf(db, item).map(({ id, slug, option }) => ({
              id,
              name: slug.replace(/^pa_/, ''),
              option,
            })),
          }
        : {},
      _links: {
        product: [{ href: `${root}${PRODUCTS}/${item.parent_id}` }],
        variation: [{ href: `${root}${PRODUCTS}/${item.parent_id}/variation/${item.id}` }],
      },
    }),
    'nothing',
  );
}

function listCategories(request: RestRequest): RestResponse {
  const { args, store, root } = request;
  const { db } = store;
  const only = new Set(args.integers('categories'));
  const categoriesOf = new Map(
    db.products.map(({ id, category_ids }) => [
      id,
      category_ids.filter((category) => only.size === 0 || only.has(category)),
    ]),
  );
  const rows = lineRows(db, readRange(args, store), excludedBy(args));
  const sorted = sortBy(
    args,
    soldRows(db, rows, db.categories, ({ line }) => categoriesOf.get(line.product_id) ?? [], [
      ...only,
    ]),
    (row, orderby) => {
      if (orderby === 'category') return row.item.name;
      return orderby === 'category_id' ? row.item.id : figureKey(row, orderby);
    },
    ({ item }) => item.id,
  );
  return listResponse(
    request,
    sorted,
    ({ item, figures }) => ({
      category_id: item.id,
      ...soldFigures(figures),
      products_count: figures.products_count,
      extended_info: args.flag('extended_info') ? { name: item.name } : {},
      _links: { category: [{ href: `${root}${PRODUCTS}/categories/${item.id}` }] },
    }),
    'nothing',
  );
}

/** The states that a request leaves out; without a word of it, those that the shop leaves out. */
function excludedBy(args: RestArgs): Set<string> | undefined {
  const [wanted, unwanted] = [args.list('status_is'), args.list('status_is_not')];
  if (wanted.length === 0 && unwanted.length === 0) return undefined;
  const others = wanted.length > 0 && !wanted.includes('any') ? STATUSES.enum : [];
  return new Set([
    ...others.filter((status) => !wanted.includes(status)),
    ...unwanted,
    'trash',
    'checkout-draft',
  ]);
}
