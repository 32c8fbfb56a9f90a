import { lineRows } from '../analytics/lines.ts';
import type { RestArgs } from '../rest-args.ts';
import { PRODUCTS } from './catalog-entities.ts';
import { listResponse, sortBy } from './list.ts';
import { STATUSES } from './order-filter-args.ts';
import type { RestResponse, RestRequest } from './route.ts';
import { soldRows, metricKey, soldMetrics } from './sold-rows.ts';
import { readRange } from './stats-response.ts';

/** Responds with the rows of the categories report. */
export function listCategories(request: RestRequest): RestResponse {
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
      return orderby === 'category_id' ? row.item.id : metricKey(row, orderby);
    },
  );
  return listResponse(
    request,
    sorted,
    ({ item, metrics }) => ({
      category_id: item.id,
      ...soldMetrics(metrics),
      products_count: metrics.products_count,
      extended_info: args.flag('extended_info') ? { name: item.name } : {},
      _links: { category: [{ href: `${root}${PRODUCTS}/categories/${item.id}` }] },
    }),
    'no total',
  );
}

/** The order statuses that a request excludes; `undefined` uses the store's setting. */
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
