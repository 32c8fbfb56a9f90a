import type { Db } from '../db.ts';
import type { Product, Stock, Variation } from '../entities/catalog.ts';
import type { ArgSchemas } from '../rest-args.ts';
import { RestError } from '../rest-error.ts';
import { lowStockAmount } from '../analytics/stock.ts';
import {
  PRODUCTS,
  variationName,
  serializeProduct,
  serializeVariation,
} from './catalog-entities.ts';
import {
  FLAG,
  INTEGER,
  TEXT,
  collectionArgs,
  each,
  canEditShop,
  listResponse,
  oneOf,
  pageArgs,
  canViewItem,
  canManageShop,
  select,
  sortBy,
  withPermission,
} from './list.ts';
import { pickMetrics } from './metrics.ts';
import { pagingHeaders } from './paging.ts';
import { UPDATE_METHODS } from './route.ts';
import type { RestResponse, RestRequest, Route } from './route.ts';

const POSTS = 'date id include title slug modified';
const STATUS = oneOf(['any', 'future', 'trash', 'draft', 'pending', 'private', 'publish'], 'any');
const STOCK_STATUS = oneOf(['instock', 'outofstock', 'onbackorder']);

const PRODUCT_ARGS: ArgSchemas = {
  ...collectionArgs(
    `${POSTS} popularity rating popularity rating menu_order price popularity rating`,
    'date',
  ),
  slug: TEXT,
  status: STATUS,
  type: oneOf(['simple', 'grouped', 'external', 'variable']),
  ...each('sku category brand search_sku', TEXT),
  stock_status: STOCK_STATUS,
  low_in_stock: FLAG,
};

const VARIATION_ARGS: ArgSchemas = {
  ...collectionArgs(`${POSTS} menu_order`, 'date'),
  ...each('slug sku', TEXT),
  status: STATUS,
  stock_status: STOCK_STATUS,
};

const STOCK_ARGS: ArgSchemas = {
  manage_stock: FLAG,
  stock_quantity: INTEGER,
  stock_status: STOCK_STATUS,
  low_stock_amount: INTEGER,
};

/** The fields of low-in-stock items, without the images and the date of the last order. */
const LOW_IN_STOCK_FIELDS = [
  'id',
  'name',
  'type',
  'parent_id',
  'attributes',
  'stock_quantity',
  'low_stock_amount',
];

/** The routes of products, variations and low-in-stock items. */
export const catalogRoutes: readonly Route[] = withPermission(canManageShop, [
  {
    path: PRODUCTS,
    args: PRODUCT_ARGS,
    handle: listProducts,
  },
  {
    path: `${PRODUCTS}/low-in-stock`,
    args: { ...pageArgs(), status: STATUS },
    handle: (request) => {
      const last = lastSales(request.store.db);
      const sold = soldOf(request.store.db);
      return listResponse(request, lowInStock(request.store.db), (item) => ({
        ...pickMetrics(
          'parent_id' in item
            ? serializeVariation(request, item)
            : serializeProduct(request, item, sold),
          LOW_IN_STOCK_FIELDS,
        ),
        images: [],
        last_order_date: last.get(item.id) ?? null,
      }));
    },
  },
  {
    path: `${PRODUCTS}/count-low-in-stock`,
    args: { context: TEXT, status: STATUS },
    handle: ({ store: { db }, url }) => {
      const total = lowInStock(db).length;
      const headers = pagingHeaders(url, { page: 1, perPage: 0, count: total });
      return { headers, body: { total } };
    },
  },
  {
    path: `${PRODUCTS}/#id`,
    permission: canViewItem,
    handle: (request) => ({
      body: serializeProduct(request, productOf(request, 404), soldOf(request.store.db)),
    }),
  },
  {
    methods: UPDATE_METHODS,
    path: `${PRODUCTS}/#id`,
    args: STOCK_ARGS,
    permission: canEditShop,
    handle: (request) => {
      const product = productOf(request, 400);
      changeStock(request, product);
      const { average_rating: _, ...written } = serializeProduct(
        request,
        product,
        soldOf(request.store.db),
      );
      return {
        body: {
          ...written,
          average_rating: '0',
          permalink_template: `${request.site}/product/%pagename%/`,
          generated_slug: product.slug,
        },
      };
    },
  },
  {
    path: '/wc-analytics/variations',
    args: VARIATION_ARGS,
    handle: (request) => listVariations(request, request.store.db.variations),
  },
  {
    path: `${PRODUCTS}/#product/variations`,
    args: VARIATION_ARGS,
    handle: (request) => {
      const parent = Number(request.path['product']);
      return listVariations(
        request,
        request.store.db.variations.filter(({ parent_id }) => parent_id === parent),
      );
    },
  },
  {
    path: `${PRODUCTS}/#product/variations/#id`,
    permission: canViewItem,
    handle: (request) => ({ body: serializeVariation(request, variationOf(request, 404)) }),
  },
  {
    methods: UPDATE_METHODS,
    path: `${PRODUCTS}/#product/variations/#id`,
    args: STOCK_ARGS,
    permission: canEditShop,
    handle: (request) => {
      const variation = variationOf(request, 400);
      changeStock(request, variation);
      return { body: serializeVariation(request, variation) };
    },
  },
]);

function productOf({ store, path }: RestRequest, status: number): Product {
  const product = store.db.products.find(({ id }) => String(id) === path['id']);
  if (!product) throw new RestError('woocommerce_rest_product_invalid_id', 'Invalid ID.', status);
  return product;
}

function variationOf({ store, path }: RestRequest, status: number): Variation {
  const variation = store.db.variations.find(
    ({ id, parent_id }) => String(id) === path['id'] && String(parent_id) === path['product'],
  );
  if (!variation)
    throw new RestError('woocommerce_rest_product_variation_invalid_id', 'Invalid ID.', status);
  return variation;
}

function listProducts(request: RestRequest): RestResponse {
  const { args, store } = request;
  const sold = soldOf(store.db);
  const has = (name: string, test: (value: string) => boolean) => {
    const value = args.text(name);
    return !value || test(value);
  };
  const low = args.flag('low_in_stock') ? new Set(lowInStock(store.db)) : null;
  const products = select(args, store.db.products, ({ name }) => name).filter(
    (product) =>
      has('type', (type) => product.type === type) &&
      has('status', (status) => status === 'any' || product.status === status) &&
      has('slug', (slug) => product.slug === slug) &&
      has('sku', (sku) => sku.split(',').includes(product.sku)) &&
      has('search_sku', (text) => product.sku.toLowerCase().includes(text.toLowerCase())) &&
      has('stock_status', (status) => product.stock_status === status) &&
      has('category', (ids) =>
        ids.split(',').some((id) => product.category_ids.includes(Number(id))),
      ) &&
      has('brand', (ids) =>
        ids
          .split(',')
          .some((id) =>
            store.db.brands
              .find((brand) => brand.id === Number(id))
              ?.product_ids.includes(product.id),
          ),
      ) &&
      (!low || low.has(product)),
  );
  const sorted = sortBy(args, products, (item, orderby) =>
    postKey(store.db, item, orderby, item.name, sold),
  );
  return listResponse(request, sorted, (product) => serializeProduct(request, product, sold));
}

function listVariations(request: RestRequest, all: readonly Variation[]): RestResponse {
  const { args, store } = request;
  const nameOf = (variation: Variation) => variationName(store.db, variation);
  const [sku, status] = [args.text('sku'), args.text('stock_status')];
  const variations = select(args, all, nameOf).filter(
    (item) => (!sku || item.sku === sku) && (!status || item.stock_status === status),
  );
  const sorted = sortBy(args, variations, (item, orderby) =>
    postKey(store.db, item, orderby, nameOf(item), new Map()),
  );
  return listResponse(request, sorted, (variation) => serializeVariation(request, variation));
}

function postKey(
  db: Db,
  item: Product | Variation,
  orderby: string,
  name: string,
  sold: ReadonlyMap<number, number>,
): string | number {
  switch (orderby) {
    case 'title':
    case 'slug':
      return name;
    case 'popularity':
      return sold.get(item.id) ?? 0;
    case 'price':
      return item.price;
    case 'rating':
      return db.reviews.filter(({ product_id }) => product_id === item.id).length;
    case 'menu_order':
      return item.id;
    default:
      return item.date_created;
  }
}

/** The quantity of each product sold in paid orders. */
function soldOf(db: Db): Map<number, number> {
  const sold = new Map<number, number>();
  for (const { date_paid, lines } of db.orders)
    if (date_paid !== null)
      for (const { product_id, quantity } of lines)
        sold.set(product_id, (sold.get(product_id) ?? 0) + quantity);
  return sold;
}

/** The date of the last order of each product and variation. */
function lastSales(db: Db): Map<number, string> {
  const last = new Map<number, string>();
  for (const { date_created, lines } of db.orders) {
    const text = new Date(date_created).toISOString().slice(0, 19);
    for (const { product_id, variation_id } of lines) last.set(variation_id || product_id, text);
  }
  return last;
}

/**
 * The products and variations at or below their low stock threshold, including those that are out of stock, newest
 * first.
 */
function lowInStock(db: Db): (Product | Variation)[] {
  return [...db.products, ...db.variations]
    .filter(
      (item) =>
        item.manage_stock &&
        item.stock_status !== 'onbackorder' &&
        (item.stock_quantity ?? 0) <= lowStockAmount(db, item),
    )
    .toSorted((one, other) => other.id - one.id);
}

/** Updates stock fields. A new quantity sets the stock status too. */
function changeStock({ args }: RestRequest, stock: Stock): void {
  if (args.has('manage_stock')) stock.manage_stock = args.flag('manage_stock');
  if (args.has('low_stock_amount')) stock.low_stock_amount = args.integer('low_stock_amount');
  const quantity = args.integer('stock_quantity');
  if (stock.manage_stock && quantity !== null) {
    stock.stock_quantity = quantity;
    if (quantity > 0) stock.stock_status = 'instock';
    else if (stock.stock_status === 'instock') stock.stock_status = 'outofstock';
  } else if (!stock.manage_stock) {
    const status = args.choice('stock_status', ['instock', 'outofstock', 'onbackorder']);
    stock.stock_quantity = null;
    if (status) stock.stock_status = status;
  }
}
