import { groupBy, lineRows, productTest, productsIn, variationTest } from '../analytics/lines.ts';
import { toMajor } from '../money.ts';
import type { ArgSchemas } from '../rest-args.ts';
import { PRODUCTS, permalinkOf } from './catalog-entities.ts';
import { SEGMENT_BY, lineStats } from './line-stats.ts';
import {
  FLAG,
  INTEGERS,
  each,
  listResponse,
  oneOf,
  canViewReports,
  sortBy,
  withPermission,
} from './list.ts';
import { STATUSES } from './order-filter-args.ts';
import { listCategories } from './reports-categories.ts';
import { listVariations } from './reports-variations.ts';
import type { RestResponse, RestRequest, Route } from './route.ts';
import { soldRows, metricKey, placeholder, soldMetrics, stockOf } from './sold-rows.ts';
import { rangeArgs, readRange, statsArgs } from './stats-response.ts';

const STATS_COLUMNS =
  'date net_revenue coupons refunds shipping taxes net_revenue orders_count items_sold';

const MATCH = oneOf(['all', 'any'], 'all');

const VARIATION_FILTERS: ArgSchemas = {
  match: MATCH,
  ...each(
    'category_includes category_excludes product_includes product_excludes variations',
    INTEGERS,
  ),
  ...each('attribute_is attribute_is_not', { type: 'pairs' }),
};

/** The products, variations and categories reports. */
export const productReportRoutes: readonly Route[] = withPermission(canViewReports, [
  {
    path: '/wc-analytics/reports/products',
    args: {
      ...rangeArgs('date net_revenue orders_count items_sold product_name variations sku', 'date'),
      categories: INTEGERS,
      match: MATCH,
      products: INTEGERS,
      extended_info: FLAG,
    },
    handle: listProducts,
  },
  {
    path: '/wc-analytics/reports/variations',
    args: {
      ...rangeArgs('date net_revenue orders_count items_sold sku', 'date'),
      ...VARIATION_FILTERS,
      products: INTEGERS,
      extended_info: FLAG,
    },
    handle: listVariations,
  },
  {
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
    handle: listCategories,
  },
  {
    path: '/wc-analytics/reports/products/stats',
    args: {
      ...statsArgs(STATS_COLUMNS),
      ...each('categories products variations', INTEGERS),
      segmentby: oneOf(SEGMENT_BY),
    },
    handle: (request) =>
      lineStats(request, productTest(request.store.db, request.args), 'products', []),
  },
  {
    path: '/wc-analytics/reports/variations/stats',
    args: {
      ...statsArgs(STATS_COLUMNS),
      ...VARIATION_FILTERS,
      segmentby: oneOf(SEGMENT_BY),
    },
    handle: (request) =>
      lineStats(request, variationTest(request.store.db, request.args), 'product_includes', [
        'products_count',
      ]),
  },
]);

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
  const sorted = sortBy(args, sold, (row, orderby) => {
    if (orderby === 'product_name') return row.item.name;
    if (orderby === 'sku') return row.item.sku;
    if (orderby === 'variations') return children.get(row.item.id)?.length ?? 0;
    return metricKey(row, orderby);
  });
  return listResponse(
    request,
    sorted,
    ({ item, metrics }) => ({
      product_id: item.id,
      ...soldMetrics(metrics),
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
    'no total',
  );
}
