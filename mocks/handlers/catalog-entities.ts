import type { Db } from '../db.ts';
import type { Product, Variation } from '../entities/catalog.ts';
import { moneyHtml, shortDecimal } from '../money-text.ts';
import { formatLocalTime } from '../local-time.ts';
import type { LocalTime } from '../local-time.ts';
import { localTimeToInstant } from '../zone.ts';
import { linksOf } from './list.ts';
import type { RestRequest } from './route.ts';
import { serializeUnitCost } from './unit-costs.ts';

/** The REST path of products. */
export const PRODUCTS = '/wc-analytics/products';

/** A date in local time and in UTC: `{ date_created, date_created_gmt }`. */
export function withGmt(
  request: Pick<RestRequest, 'store'>,
  name: string,
  time: LocalTime | null,
): Record<string, string | null> {
  const { timeZone } = request.store.settings;
  return {
    [name]: time === null ? null : formatLocalTime(time),
    [`${name}_gmt`]: time === null ? null : formatLocalTime(localTimeToInstant(time, timeZone)),
  };
}

/** The URL of a product page. */
export function permalinkOf(site: string, { slug }: Product): string {
  return `${site}/product/${slug}/`;
}

/** The URL of a product page with a variation selected. */
export function variationLinkOf(site: string, db: Db, variation: Variation): string {
  const product = db.products.find(({ id }) => id === variation.parent_id);
  const choice = attributesOf(db, variation).map(
    ({ slug, termSlug }) => `attribute_${slug}=${encodeURIComponent(termSlug)}`,
  );
  return product ? `${permalinkOf(site, product)}?${choice.join('&')}` : site;
}

/** `Zip Hoodie - Blue, Medium` */
export function variationName(db: Db, variation: Variation): string {
  const product = db.products.find(({ id }) => id === variation.parent_id);
  return `${product?.name ?? ''} - ${variation.attributes.map(({ option }) => option).join(', ')}`;
}

/** The attributes of a variation, with the slugs for URLs. */
export function attributesOf(db: Db, { attributes }: Variation) {
  return attributes.map(({ attribute_id, term_id, name, option }) => {
    const attribute = db.attributes.find(({ id }) => id === attribute_id);
    return {
      id: attribute_id,
      name,
      slug: attribute?.slug ?? '',
      option,
      termSlug: attribute?.terms.find(({ id }) => id === term_id)?.slug ?? '',
    };
  });
}

const NO_SALE = {
  sale_price: '',
  date_on_sale_from: null,
  date_on_sale_from_gmt: null,
  date_on_sale_to: null,
  date_on_sale_to_gmt: null,
  on_sale: false,
};
const NO_SIZE = { length: '', width: '', height: '' };

/** The fields that a product and a variation have in common. */
function commonFields(request: RestRequest, item: Product | Variation) {
  const isBackordered = item.stock_status === 'onbackorder';
  return {
    id: item.id,
    ...withGmt(request, 'date_created', item.date_created),
    ...withGmt(request, 'date_modified', item.date_created),
    description: '',
    sku: item.sku,
    global_unique_id: '',
    price: shortDecimal(item.price, request.store.db.currency),
    ...NO_SALE,
    purchasable: true,
    download_limit: -1,
    download_expiry: -1,
    tax_status: 'taxable',
    manage_stock: item.manage_stock,
    stock_quantity: item.stock_quantity,
    stock_status: item.stock_status,
    backorders: isBackordered ? 'notify' : 'no',
    backorders_allowed: isBackordered,
    backordered: isBackordered,
    low_stock_amount: item.low_stock_amount,
    dimensions: NO_SIZE,
    shipping_class: '',
    shipping_class_id: 0,
    menu_order: 0,
    meta_data: [],
  };
}

/** A product as the REST API returns it. `sold` maps product ids to the number of items sold. */
export function serializeProduct(
  request: RestRequest,
  product: Product,
  sold: ReadonlyMap<number, number>,
): Record<string, unknown> {
  const { store, site, root } = request;
  const { db } = store;
  const isVariable = product.type === 'variable';
  const variations = isVariable
    ? db.variations.filter((item) => item.parent_id === product.id)
    : [];
  const ratings = db.reviews.filter(
    (review) => review.product_id === product.id && review.status === 'approved',
  );
  const average = ratings.length
    ? ratings.reduce((sum, { rating }) => sum + rating, 0) / ratings.length
    : 0;
  return {
    ...commonFields(request, product),
    name: product.name,
    slug: product.slug,
    permalink: permalinkOf(site, product),
    type: product.type,
    status: product.status,
    featured: false,
    catalog_visibility: 'visible',
    short_description: product.short_description,
    ...serializeUnitCost(
      db,
      isVariable ? undefined : { product_id: product.id, subtotal: product.price },
    ),
    regular_price: isVariable ? '' : shortDecimal(product.price, db.currency),
    ...saleOf(db, product),
    total_sales: sold.get(product.id) ?? 0,
    virtual: product.downloadable,
    downloadable: product.downloadable,
    downloads: product.files.map(({ id, name }) => ({ id, name, file: fileUrl(site, name) })),
    external_url: '',
    button_text: '',
    tax_class: '',
    sold_individually: false,
    weight: isVariable || product.downloadable ? '' : `0.${(product.id % 9) + 1}`,
    shipping_required: !product.downloadable,
    shipping_taxable: !product.downloadable,
    reviews_allowed: true,
    average_rating: average.toFixed(2),
    rating_count: ratings.length,
    upsell_ids: [],
    cross_sell_ids: [],
    parent_id: 0,
    purchase_note: '',
    categories: product.category_ids.flatMap((id) =>
      db.categories.flatMap(({ id: category, name, slug }) =>
        category === id ? [{ id, name, slug }] : [],
      ),
    ),
    tags: [],
    images: [],
    attributes: isVariable ? chosenAttributes(db, variations) : [],
    default_attributes: [],
    variations: variations.map(({ id }) => id),
    grouped_products: [],
    price_html: moneyHtml(product.price, db.currency),
    related_ids: db.products
      .filter(
        (other) =>
          other.id !== product.id &&
          other.category_ids.some((id) => product.category_ids.includes(id)),
      )
      .slice(0, 5)
      .map(({ id }) => id),
    has_options: isVariable,
    post_password: '',
    _links: linksOf(root, PRODUCTS, product.id),
  };
}

/** Simple products are on sale when their price is not a whole number of major units. */
function saleOf(db: Db, { type, price }: Product) {
  if (type !== 'simple' || price % 10 ** db.currency.decimals === 0) return {};
  return {
    regular_price: shortDecimal(Math.round(price * 1.25), db.currency),
    sale_price: shortDecimal(price, db.currency),
    on_sale: true,
  };
}

/** The URL of a file. */
export function fileUrl(site: string, name: string): string {
  return `${site}/wp-content/uploads/woocommerce_uploads/${name}`;
}

function chosenAttributes(db: Db, variations: readonly Variation[]) {
  return db.attributes.flatMap(({ id, name, slug }) => {
    const options = new Set(
      variations.flatMap(({ attributes }) =>
        attributes.flatMap((item) => (item.attribute_id === id ? [item.option] : [])),
      ),
    );
    return options.size > 0
      ? [{ id, name, slug, position: 0, visible: true, variation: true, options: [...options] }]
      : [];
  });
}

/** A variation as the REST API returns it. */
export function serializeVariation(
  request: RestRequest,
  variation: Variation,
): Record<string, unknown> {
  const { store, site, root } = request;
  const { db } = store;
  const home = `${PRODUCTS}/${variation.parent_id}`;
  return {
    ...commonFields(request, variation),
    type: 'variation',
    permalink: variationLinkOf(site, db, variation),
    regular_price: shortDecimal(variation.price, db.currency),
    status: 'publish',
    virtual: false,
    downloadable: false,
    downloads: [],
    tax_class: 'parent',
    weight: '',
    image: null,
    attributes: attributesOf(db, variation).map(({ id, name, slug, option }) => ({
      id,
      name,
      slug,
      option,
    })),
    name: variationName(db, variation),
    parent_id: variation.parent_id,
    ...serializeUnitCost(db, { product_id: variation.parent_id, subtotal: variation.price }),
    _links: linksOf(root, `${home}/variations`, variation.id, home),
  };
}

const EMBEDDED = 'id name slug permalink description short_description images _links'.split(' ');

/** The fields of a product that other responses embed. */
export function embedProduct(product: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(product).filter(([name]) => EMBEDDED.includes(name)));
}
