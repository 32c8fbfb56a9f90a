import { isJson } from '../../replay/recording.ts';
import { fetchRows } from './client.ts';
import type { Client } from './client.ts';

/** Ids and strings that exist in a store, which replace the placeholders of requests. */
export type KnownIds = Readonly<Record<string, string>>;

const RANGE = 'after=2025-01-01T00:00:00&before=2026-11-20T23:59:59&per_page=100';
const REPORTS = '/wc-analytics/reports';

/** Finds ids of every kind in a store, best sellers first. Throws when the store does not have enough data. */
export async function findKnownIds(client: Client): Promise<KnownIds> {
  const list = (path: string) => fetchRows(client, path);
  const report = (name: string, orderby: string) =>
    list(`${REPORTS}/${name}?${RANGE}&orderby=${orderby}&order=desc&extended_info=true`);
  const products = await report('products', 'items_sold');
  const isVariable = ({ extended_info: info }: Readonly<Record<string, unknown>>) =>
    isJson(info) && Array.isArray(info['variations']);
  const simple = products.filter((row) => !isVariable(row));
  const variable = String(products.find((row) => isVariable(row))?.['product_id']);
  const variations = await list(
    `${REPORTS}/variations?${RANGE}&orderby=items_sold&order=desc&products=${variable}`,
  );
  const categories = await report('categories', 'items_sold');
  const coupons = await report('coupons', 'orders_count');
  const taxes = await report('taxes', 'orders_count');
  const downloads = await report('downloads', 'date');
  const customers = await list(
    `/wc-analytics/customers?per_page=20&orderby=orders_count&order=desc`,
  );
  const orders = await list('/wc-analytics/orders?status=completed&per_page=20');
  const terms = await list(
    '/wc-analytics/products/attributes/1/terms?orderby=count&order=desc&per_page=5',
  );
  const reviews = await list('/wc-analytics/products/reviews?per_page=5');
  const notes = await list('/wc-analytics/admin/notes?per_page=5');

  const found: Record<string, string | undefined> = {};
  const put = (
    name: string,
    rows: readonly Readonly<Record<string, unknown>>[],
    field: string,
    count = 2,
  ) => {
    for (let index = 0; index < count; index++) {
      const value = rows[index]?.[field];
      found[count === 1 ? name : `${name}${index + 1}`] =
        typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
    }
  };
  put('product', simple, 'product_id');
  put('variation', variations, 'variation_id');
  put('category', categories, 'category_id');
  put('coupon', coupons, 'coupon_id');
  put('tax', taxes, 'tax_rate_id');
  put('customer', customers, 'id');
  put(
    'order',
    orders.filter(({ customer_id: id }) => id !== 0),
    'id',
  );
  put('term', terms, 'id');
  put('review', reviews, 'id', 1);
  put('note', notes, 'id', 1);
  put('downloadProduct', downloads, 'product_id', 1);
  put('downloadOrder', downloads, 'order_id', 1);
  put('ip', downloads, 'ip_address', 1);
  const user = downloads[0]?.['user_id'];
  const buyer = customers.find((row) => row['user_id'] === user) ?? customers[0];
  found['downloadCustomer'] = String(buyer?.['id']);
  found['variableProduct'] = variable;

  const missing = Object.keys(found).filter((name) => !/\S/.test(found[name] ?? ''));
  if (missing.length > 0 || variable === 'undefined')
    throw new Error(`The store has no data for ${missing.join(', ') || 'variableProduct'}.`);
  return found as Record<string, string>;
}

/** Replaces the placeholders of a request, such as `{product1}`. Throws for an unknown placeholder. */
export function fillIn(path: string, ids: KnownIds): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const id = ids[name];
    if (id === undefined) throw new Error(`The request ${path} has the unknown id "${name}".`);
    return id;
  });
}
