import type { DataRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { MAX_PER_PAGE, MINUTE, NAMESPACE } from '../core/constants.ts';
import { getEnvironment } from '../core/environment.ts';
import { memoize } from '../core/memoize.ts';
import type { Query } from '../core/query.ts';
import { readTotal, type RestClient } from '../core/rest-client.ts';
import { RestError } from '../core/rest-error.ts';
import { listWithIds } from '../core/shapes.ts';
import { mapWithLimit } from '../core/with-limit.ts';

/** The maximum number of products of a brand: servers accept URLs of 8 kB, and an id takes up to ten characters. */
export const MAX_BRAND_PRODUCTS = 600;

/** Pages that are read at the same time. */
const PAGES_AT_ONCE = 2;

const isList = listWithIds<{ id: number | string }>();

/** Reads the ids of the products of brands. Throws a `RestError` for more than `MAX_BRAND_PRODUCTS`. */
async function readProducts(rest: RestClient, brands: string): Promise<string[]> {
  const query = { brand: brands, _fields: ['id'], orderby: 'id', per_page: MAX_PER_PAGE };
  const readPage = (page: number) =>
    rest.readWithHeaders(`${NAMESPACE}/products`, { ...query, page }, isList);
  const first = await readPage(1);
  const total = readTotal(first.headers) ?? first.data.length;
  if (total > MAX_BRAND_PRODUCTS) {
    throw new RestError(
      'too_many_products',
      sprintf(
        /* translators: %d: number of products. */
        __('Reports can be filtered by brands with at most %d products.', 'tillview'),
        MAX_BRAND_PRODUCTS,
      ),
    );
  }
  const others = Array.from(
    { length: Math.ceil(total / MAX_PER_PAGE) - 1 },
    (_, index) => index + 2,
  );
  const pages = await mapWithLimit(others, PAGES_AT_ONCE, readPage);
  return [first, ...pages].flatMap(({ data }) => data.map(({ id }) => String(id)));
}

type Read = { readonly ids: Promise<readonly string[]>; readonly startedAt: number };

const readsOf = memoize((_registry: DataRegistry) => new Map<string, Read>());

/** Reads the products of brands once for the requests of a view. A failed read is repeated by the next request. */
function readOnce(registry: DataRegistry, brands: string): Promise<readonly string[]> {
  const { rest, now } = getEnvironment(registry);
  const reads = readsOf(registry);
  const last = reads.get(brands);
  if (last && now() - last.startedAt < MINUTE) return last.ids;
  const ids = readProducts(rest, brands);
  reads.set(brands, { ids, startedAt: now() });
  ids.catch(() => reads.delete(brands));
  return ids;
}

/**
 * Replaces the parameter `brands` of a query by the products of these brands, since the products report of no store has
 * a filter by brand. Of `products`, those of the brands stay. The products are read again after a minute.
 */
export async function replaceBrands(
  registry: DataRegistry,
  { brands, products, ...query }: Query,
): Promise<Query> {
  const ofBrands = await readOnce(registry, typeof brands === 'string' ? brands : '');
  const wanted = new Set(typeof products === 'string' ? products.split(',') : ofBrands);
  const ids = ofBrands.filter((id) => wanted.has(id));
  // An empty list would mean all products; no product has the id 0.
  return { ...query, products: ids.join(',') || '0' };
}
