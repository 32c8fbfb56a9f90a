import type { Db } from '../db.ts';
import type { Attribute, Category } from '../entities/catalog.ts';
import { RestError } from '../rest-error.ts';
import {
  collectionArgs,
  linksOf,
  listResponse,
  canViewItem,
  canManageShop,
  select,
  sortBy,
  FLAG,
  INTEGER,
  TEXT,
  withPermission,
} from './list.ts';
import type { RestRequest, Route } from './route.ts';

const ATTRIBUTES = '/wc-analytics/products/attributes';
const CATEGORIES = '/wc-analytics/products/categories';
/** The path of brands, which older versions of the store do not have. */
export const BRANDS = '/wc/v3/products/brands';
const TERM_ARGS = {
  ...collectionArgs('id include name slug term_group description count', 'name', 'asc'),
  hide_empty: FLAG,
  parent: INTEGER,
  slug: TEXT,
};

type Term = {
  id: number;
  name: string;
  slug: string;
  count: number;
};

/** The routes of attributes, attribute terms, brands and categories. */
export const termRoutes: readonly Route[] = withPermission(canManageShop, [
  {
    path: ATTRIBUTES,
    args: { search: TEXT },
    handle: ({ store, root, args }) => {
      const found = select(args, store.db.attributes, ({ name }) => name);
      return {
        // Attributes are not paginated; WooCommerce always reports one page.
        headers: { 'x-wp-total': String(found.length), 'x-wp-totalpages': '1' },
        body: found.map((attribute) => serializeAttribute(root, attribute)),
      };
    },
  },
  {
    path: `${ATTRIBUTES}/#id`,
    permission: canViewItem,
    handle: (request) => ({
      body: serializeAttribute(request.root, attributeOf(request, 'Resource')),
    }),
  },
  {
    path: `${ATTRIBUTES}/#id/terms`,
    args: TERM_ARGS,
    handle: (request) => {
      const { id, terms } = attributeOf(request, 'Taxonomy');
      const counts = usesOf(request.store.db);
      const home = `${ATTRIBUTES}/${id}/terms`;
      return listResponse(
        request,
        selectTerms(
          request,
          terms.map((term) => ({ ...term, count: counts.get(term.id) ?? 0 })),
        ),
        ({ id: term, name, slug, count }) => ({
          id: term,
          name,
          slug,
          description: '',
          menu_order: 0,
          count,
          _links: linksOf(request.root, home, term),
        }),
      );
    },
  },
  {
    path: CATEGORIES,
    args: TERM_ARGS,
    handle: (request) => {
      const parent = request.args.integer('parent');
      const all = request.store.db.categories
        .filter((category) => parent === null || category.parent === parent)
        .map((category) => ({ ...category, count: productsIn(request.store.db, category) }));
      return listResponse(request, selectTerms(request, all), (category) =>
        serializeTerm(request.root, CATEGORIES, category),
      );
    },
  },
  {
    path: BRANDS,
    args: TERM_ARGS,
    handle: (request) => {
      const all = request.store.db.brands.map((brand) => ({
        ...brand,
        count: brand.product_ids.length,
      }));
      return listResponse(request, selectTerms(request, all), (brand) =>
        serializeTerm(request.root, BRANDS, brand),
      );
    },
  },
  {
    path: `${CATEGORIES}/#id`,
    permission: canViewItem,
    handle: ({ store: { db }, root, path }) => {
      const category = db.categories.find(({ id }) => String(id) === path['id']);
      if (!category)
        throw new RestError('woocommerce_rest_term_invalid', 'Resource does not exist.', 404);
      const count = productsIn(db, category);
      return { body: serializeTerm(root, CATEGORIES, { ...category, count }) };
    },
  },
]);

function selectTerms<Item extends Term>({ args }: RestRequest, terms: readonly Item[]): Item[] {
  const slug = args.text('slug');
  return sortBy(
    args,
    select(args, terms, ({ name, slug }) => `${name} ${slug}`).filter(
      (term) => (!slug || term.slug === slug) && !(args.flag('hide_empty') && term.count === 0),
    ),
    (term, orderby) => term[orderby === 'count' || orderby === 'slug' ? orderby : 'name'],
  );
}

function attributeOf({ store, path }: RestRequest, what: 'Resource' | 'Taxonomy'): Attribute {
  const attribute = store.db.attributes.find(({ id }) => String(id) === path['id']);
  if (!attribute)
    throw new RestError('woocommerce_rest_taxonomy_invalid', `${what} does not exist.`, 404);
  return attribute;
}

function serializeAttribute(root: string, { id, name, slug }: Attribute) {
  return {
    id,
    name,
    slug,
    type: 'select',
    order_by: 'menu_order',
    has_archives: false,
    _links: linksOf(root, ATTRIBUTES, id),
  };
}

/** A category, or a brand: brands have no parents. */
function serializeTerm(
  root: string,
  home: string,
  { id, name, slug, parent = 0, count }: Term & { parent?: number },
) {
  return {
    id,
    name,
    slug,
    parent,
    description: '',
    display: 'default',
    image: null,
    menu_order: 0,
    count,
    _links: linksOf(root, home, id, parent ? `${home}/${parent}` : undefined),
  };
}

function productsIn(db: Db, { id }: Category): number {
  return db.products.filter(({ category_ids }) => category_ids.includes(id)).length;
}

/** The number of products with each term. */
function usesOf(db: Db): Map<number, number> {
  const uses = new Map<number, Set<number>>();
  for (const { parent_id, attributes } of db.variations)
    for (const { term_id } of attributes)
      uses.set(term_id, (uses.get(term_id) ?? new Set()).add(parent_id));
  return new Map([...uses].map(([term, products]) => [term, products.size]));
}
