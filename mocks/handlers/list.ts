import { requires } from '../auth.ts';
import type { ArgSchema, ArgSchemas, RestArgs } from '../rest-args.ts';
import { pagingHeaders } from './paging.ts';
import type { Permission, RestResponse, RestRequest, Route } from './route.ts';

/** A list of integers. */
export const INTEGERS: ArgSchema = { type: 'list', items: 'integer' };
/** A list of strings. */
export const STRINGS: ArgSchema = { type: 'list', items: 'string' };
/** A date-time. */
export const DATE: ArgSchema = { type: 'date-time' };
/** A string. */
export const TEXT: ArgSchema = { type: 'string' };
/** An integer. */
export const INTEGER: ArgSchema = { type: 'integer' };
/** A boolean. */
export const FLAG: ArgSchema = { type: 'boolean' };

/** A string parameter with an enum, with or without a default. */
export const oneOf = (values: readonly string[], fallback?: string): ArgSchema => ({
  type: 'string',
  enum: values,
  ...(fallback === undefined ? {} : { default: fallback }),
});

/** The same schema for several parameter names. */
export const each = (names: string, schema: ArgSchema): ArgSchemas =>
  Object.fromEntries(names.split(' ').map((name) => [name, schema]));

/** The parameters of paginated endpoints. */
export const pageArgs = (minimum = 1): ArgSchemas => ({
  context: oneOf(['view', 'edit'], 'view'),
  page: { type: 'integer', minimum: 1, default: 1 },
  per_page: { type: 'integer', minimum, maximum: 100, default: 10 },
});

/** The parameters of entity collections. */
export const collectionArgs = (orderby: string, fallback: string, order = 'desc'): ArgSchemas => ({
  ...pageArgs(),
  search: TEXT,
  ...each('after before modified_after modified_before', DATE),
  ...each('exclude include', INTEGERS),
  offset: INTEGER,
  order: oneOf(['asc', 'desc'], order),
  orderby: oneOf(orderby.split(' '), fallback),
});

/** Permission to list the store's data: shop managers and administrators. */
export const canManageShop: Permission = requires('manage_woocommerce');
/** Permission to read a single item. */
export const canViewItem: Permission = requires(
  'manage_woocommerce',
  'woocommerce_rest_cannot_view',
  'Sorry, you cannot view this resource.',
);
/** Permission to update a single item. */
export const canEditItem: Permission = requires(
  'manage_woocommerce',
  'woocommerce_rest_cannot_edit',
  'Sorry, you cannot edit this resource.',
);
/** Permission to update settings, stock and payment methods. */
export const canEditShop: Permission = requires(
  'manage_woocommerce',
  'woocommerce_rest_cannot_edit',
  'Sorry, you are not allowed to edit this resource.',
);
/** Permission to view reports. */
export const canViewReports: Permission = requires('view_woocommerce_reports');

/** The routes with a permission for those that have none of their own. */
export const withPermission = (permission: Permission, routes: readonly Route[]): Route[] =>
  routes.map((route) => ({ permission, ...route }));

/**
 * The requested page of a list, with the pagination headers. Past the last page, reports omit the number of pages, and
 * most of them the total.
 */
export function listResponse<Item>(
  { args, url }: Pick<RestRequest, 'args' | 'url'>,
  items: readonly Item[],
  serialize: (item: Item) => unknown,
  pastEnd?: 'no total' | 'no pages',
): RestResponse {
  const page = args.integer('page') ?? 1;
  const perPage = args.integer('per_page') ?? 10;
  const start = (page - 1) * perPage + Math.max(0, args.integer('offset') ?? 0);
  const isPast = pastEnd !== undefined && page > 1 && start >= items.length;
  const count = isPast && pastEnd === 'no total' ? 0 : items.length;
  return {
    headers: isPast
      ? { 'x-wp-total': String(count), 'x-wp-totalpages': '0' }
      : pagingHeaders(url, { page, perPage, count }),
    body: items.slice(start, start + perPage).map((item) => serialize(item)),
  };
}

/** Filters items by `include`, `exclude` and `search`; the search is case-insensitive. */
export function select<Item extends { id: number }>(
  args: RestArgs,
  items: readonly Item[],
  textOf: (item: Item) => string,
): Item[] {
  const included = new Set(args.integers('include'));
  const excluded = new Set(args.integers('exclude'));
  const words = (args.text('search') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    if (included.size > 0 && !included.has(item.id)) return false;
    if (excluded.has(item.id)) return false;
    const text = words.length > 0 ? textOf(item).toLowerCase() : '';
    return words.every((word) => text.includes(word));
  });
}

/**
 * Sorts items by the `orderby` key in the direction of `order`; ties are sorted by id. `keyOf` returns the keys other
 * than `id` and `include`.
 */
export function sortBy<Item extends { id: number }>(
  args: RestArgs,
  items: readonly Item[],
  keyOf: (item: Item, orderby: string) => string | number | null,
): Item[] {
  const sign = args.text('order') === 'asc' ? 1 : -1;
  const orderby = args.text('orderby') ?? 'id';
  const included = args.integers('include');
  const keyed = items.map((item) => {
    if (orderby === 'id') return { item, key: item.id };
    if (orderby === 'include') return { item, key: included.indexOf(item.id) };
    const key = keyOf(item, orderby);
    return { item, key: typeof key === 'string' ? key.toLowerCase() : key };
  });
  return keyed
    .toSorted((a, b) => sign * (compareKeys(a.key, b.key) || a.item.id - b.item.id))
    .map(({ item }) => item);
}

/** Compares sort keys; `null` comes first, as in MySQL. */
function compareKeys(a: string | number | null, b: string | number | null): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  return a < b ? -1 : 1;
}

/** The `_links` of an entity. */
export function linksOf(root: string, collection: string, id?: number | string, up?: string) {
  return {
    ...(id === undefined ? {} : { self: [{ href: `${root}${collection}/${id}` }] }),
    collection: [{ href: `${root}${collection}` }],
    ...(up === undefined ? {} : { up: [{ href: `${root}${up}` }] }),
  };
}
