import type { DataRegistry } from '@wordpress/data';
import { MAX_PER_PAGE, NAMESPACE } from '../core/constants.ts';
import { getEnvironment } from '../core/environment.ts';
import type { Query } from '../core/query.ts';
import { readTotal } from '../core/rest-client.ts';
import { isNotFound } from '../core/rest-error.ts';
import {
  getCountriesByCodes,
  getStatesByCodes,
  searchCountries,
  searchStates,
} from './countries.ts';
import { type RoutedKind, routes, SEARCH_LIMIT, type SearchRoute } from './routes.ts';
import { isListWithIds, isRowWithId, toNamed } from './rows.ts';
import { searchTaxes } from './taxes.ts';
import type {
  AttributeItem,
  AttributeTerm,
  Found,
  SearchItem,
  SearchItemByKind,
  SearchKind,
  SearchOptions,
  SearchResult,
} from './types.ts';

/**
 * The path of a variation search (R7.15, R7.16). A single product has its own route. A list of products has none, so
 * all products are searched, with a warning in the console.
 */
function getVariationsPath(productId: number | string | undefined): string {
  const text = String(productId ?? '').trim();
  if (/^[1-9]\d*$/.test(text)) return `/products/${text}/variations`;
  if (text.includes(',')) {
    console.warn(
      `Variations can be searched for one product only, not for the list "${text}": all products are searched.`,
    );
  }
  return '/variations';
}

function getPath(kind: RoutedKind, { productId }: SearchOptions): string {
  const { namespace = NAMESPACE, path }: SearchRoute<SearchItem> = routes[kind];
  return `${namespace}${kind === 'variations' ? getVariationsPath(productId) : path}`;
}

async function readItems<Item>(
  registry: DataRegistry,
  path: string,
  query: Query,
  { shape = isListWithIds, toItem }: Pick<SearchRoute<Item>, 'shape' | 'toItem'>,
): Promise<Found<Item>> {
  const { rest } = getEnvironment(registry);
  const { data, headers } = await rest.readWithHeaders(path, query, shape);
  return { items: data.map(toItem), total: readTotal(headers) };
}

async function findRouted<Kind extends RoutedKind>(
  registry: DataRegistry,
  kind: Kind,
  text: string,
  options: SearchOptions,
): Promise<Found<SearchItemByKind[Kind]>> {
  const route: SearchRoute<SearchItemByKind[Kind]> = routes[kind];
  const found = await readItems(registry, getPath(kind, options), route.query(text), route);
  // This route has no limit parameter (readings A15).
  if (kind !== 'downloadIps' || found.items.length <= SEARCH_LIMIT) return found;
  return { items: found.items.slice(0, SEARCH_LIMIT), total: found.total ?? found.items.length };
}

async function find(
  registry: DataRegistry,
  kind: SearchKind,
  text: string,
  options: SearchOptions,
): Promise<Found<SearchItem>> {
  if (kind === 'countries' || kind === 'states') {
    const search = kind === 'countries' ? searchCountries : searchStates;
    const items = await search(registry, text);
    return { items, total: items.length };
  }
  if (kind === 'taxes') {
    return searchTaxes(text, (query) =>
      readItems(registry, getPath(kind, options), query, routes.taxes),
    );
  }
  return findRouted(registry, kind, text, options);
}

/**
 * Searches items of a kind by text. Blank text returns no results and sends no request (R5.19). Throws a `RestError`
 * when a request fails.
 */
export async function searchFor<Kind extends SearchKind>(
  registry: DataRegistry,
  kind: Kind,
  text: string,
  options: SearchOptions = {},
): Promise<SearchResult<Kind>> {
  const wanted = text.trim();
  if (wanted === '') return { items: [], total: 0 };
  // The `routes` table defines the item type of each kind; TypeScript cannot infer it through the branches of `find`.
  return (await find(registry, kind, wanted, options)) as SearchResult<Kind>;
}

/** The query for items by id, for at most one page. */
const getLookupQuery = (kind: RoutedKind, ids: readonly string[]): Query => ({
  include: ids.join(','),
  per_page: ids.length,
  ...routes[kind].lookup,
});

async function readByIds(
  registry: DataRegistry,
  kind: RoutedKind,
  ids: readonly string[],
  options: SearchOptions,
): Promise<SearchItem[]> {
  const path = getPath(kind, options);
  const route: SearchRoute<SearchItem> = routes[kind];
  const pages = Array.from({ length: Math.ceil(ids.length / MAX_PER_PAGE) }, (_, page) =>
    ids.slice(page * MAX_PER_PAGE, (page + 1) * MAX_PER_PAGE),
  );
  const found = await Promise.all(
    pages.map((page) => readItems(registry, path, getLookupQuery(kind, page), route)),
  );
  return found.flatMap(({ items }) => items);
}

/** This route has no `include` parameter, so each id is read separately; missing items are skipped. */
async function readAttributes(registry: DataRegistry, ids: readonly string[]) {
  const found = await Promise.all(
    ids.map(async (id) => {
      try {
        return [await getAttribute(registry, id)];
      } catch (error) {
        if (isNotFound(error)) return [];
        throw error;
      }
    }),
  );
  return found.flat();
}

async function readWanted(
  registry: DataRegistry,
  kind: SearchKind,
  ids: readonly string[],
  options: SearchOptions,
): Promise<SearchItem[]> {
  switch (kind) {
    case 'countries':
      return getCountriesByCodes(registry, ids);
    case 'states':
      return getStatesByCodes(registry, ids);
    case 'downloadIps':
      return ids.map((id) => ({ user_ip_address: id }));
    case 'attributes':
      return readAttributes(registry, ids.filter(isNumericId));
    default:
      return readByIds(registry, kind, ids.filter(isNumericId), options);
  }
}

function isNumericId(id: string): boolean {
  return /^[1-9]\d*$/.test(id);
}

/**
 * The items with these ids (for countries: codes; for download IPs: the addresses themselves), to label selected items.
 * Returns existing items only, in the server's order. Throws a `RestError` when a request fails.
 */
export async function getItemsByIds<Kind extends SearchKind>(
  registry: DataRegistry,
  kind: Kind,
  ids: readonly (number | string)[],
  options: SearchOptions = {},
): Promise<SearchItem<Kind>[]> {
  const wanted = [...new Set(ids.map((id) => String(id).trim()))].filter((id) => id !== '');
  if (wanted.length === 0) return [];
  // As in `searchFor`: the `routes` table defines the item type of each kind.
  return (await readWanted(registry, kind, wanted, options)) as SearchItem<Kind>[];
}

/**
 * Reads one attribute (R7.5). Throws a `RestError` when the request fails, with status 404 when the id does not exist.
 */
export async function getAttribute(
  registry: DataRegistry,
  id: number | string,
): Promise<AttributeItem> {
  const path = `${NAMESPACE}/products/attributes/${encodeURIComponent(id)}`;
  return toNamed(await getEnvironment(registry).rest.read(path, {}, isRowWithId));
}

/** Reads the terms of an attribute, at most 100 (R7.6). Throws a `RestError` when the request fails. */
export async function getAttributeTerms(
  registry: DataRegistry,
  attributeId: number | string,
): Promise<AttributeTerm[]> {
  const path = `${NAMESPACE}/products/attributes/${encodeURIComponent(attributeId)}/terms`;
  const query = { per_page: MAX_PER_PAGE };
  const rows = await getEnvironment(registry).rest.read(path, query, isListWithIds);
  return rows.map(toNamed);
}
