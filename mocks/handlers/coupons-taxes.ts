import type { Db } from '../db.ts';
import type { Coupon, TaxRate } from '../entities/commerce.ts';
import { toDecimalText } from '../money.ts';
import { RestError } from '../rest-error.ts';
import { withGmt } from './catalog-entities.ts';
import {
  INTEGER,
  INTEGERS,
  TEXT,
  collectionArgs,
  linksOf,
  listResponse,
  oneOf,
  pageArgs,
  canViewItem,
  canManageShop,
  select,
  sortBy,
  withPermission,
} from './list.ts';
import type { RestRequest, Route } from './route.ts';

const COUPONS = '/wc-analytics/coupons';
const TAXES = '/wc-analytics/taxes';

/** The routes of coupons and tax rates, which clients use for search and for labels. */
export const couponAndTaxRoutes: readonly Route[] = withPermission(canManageShop, [
  {
    path: COUPONS,
    args: { ...collectionArgs('date id include title slug modified', 'date'), code: TEXT },
    handle: (request) => {
      const { args, store } = request;
      const code = args.text('code');
      const uses = usesOf(store.db);
      const found = select(args, store.db.coupons, (coupon) => coupon.code).filter(
        (coupon) => !code || coupon.code === code,
      );
      const sorted = sortBy(args, found, (coupon, orderby) =>
        orderby === 'title' || orderby === 'slug' ? coupon.code : coupon.date_created,
      );
      return listResponse(request, sorted, (coupon) => serializeCoupon(request, coupon, uses));
    },
  },
  {
    path: `${COUPONS}/#id`,
    permission: canViewItem,
    handle: (request) => {
      const coupon = request.store.db.coupons.find(({ id }) => String(id) === request.path['id']);
      if (!coupon)
        throw new RestError('woocommerce_rest_shop_coupon_invalid_id', 'Invalid ID.', 404);
      return { body: serializeCoupon(request, coupon, usesOf(request.store.db)) };
    },
  },
  {
    path: TAXES,
    args: {
      ...pageArgs(),
      offset: INTEGER,
      order: oneOf(['asc', 'desc'], 'asc'),
      orderby: oneOf(['id', 'order', 'priority'], 'order'),
      class: oneOf(['standard', 'reduced-rate', 'zero-rate']),
      search: TEXT,
      include: INTEGERS,
    },
    handle: (request) => {
      const { args, store, root } = request;
      const isOther = args.has('class') && args.text('class') !== 'standard';
      const found = select(args, isOther ? [] : store.db.taxRates, taxCode);
      const sorted = sortBy(args, found, (rate, orderby) =>
        orderby === 'priority' ? rate.priority : rate.id,
      );
      return listResponse(request, sorted, (rate) => serializeTax(root, rate));
    },
  },
  {
    path: `${TAXES}/#id`,
    permission: canViewItem,
    handle: ({ store, root, path }) => {
      const rate = store.db.taxRates.find(({ id }) => String(id) === path['id']);
      if (!rate) throw new RestError('woocommerce_rest_invalid_id', 'Invalid resource ID.', 404);
      return { body: serializeTax(root, rate) };
    },
  },
]);

/** `US-CA-CA STATE TAX-1` */
export function taxCode({ country, state, name, priority }: TaxRate): string {
  return [country, state, name, priority].filter(Boolean).join('-').toUpperCase();
}

/** `7.2500` */
export function percentText(rate: number): string {
  return (rate / 10_000).toFixed(4);
}

function serializeTax(root: string, rate: TaxRate) {
  return {
    id: rate.id,
    country: rate.country,
    state: rate.state,
    postcode: '',
    city: '',
    rate: percentText(rate.rate),
    name: rate.name,
    priority: rate.priority,
    compound: false,
    shipping: rate.shipping,
    order: rate.id - 1,
    class: 'standard',
    postcodes: [],
    cities: [],
    _links: linksOf(root, TAXES, rate.id),
  };
}

/** The users of each coupon: the user id, or the email of a guest. */
function usesOf(db: Db): Map<number, string[]> {
  const buyers = new Map(
    db.customers.map(({ id, user_id, email }) => [id, user_id === null ? email : String(user_id)]),
  );
  const uses = new Map<number, string[]>();
  for (const { coupons, customer_id } of db.orders)
    for (const { coupon_id } of coupons) {
      const list = uses.get(coupon_id) ?? [];
      list.push(buyers.get(customer_id) ?? '');
      uses.set(coupon_id, list);
    }
  return uses;
}

function serializeCoupon(
  request: RestRequest,
  coupon: Coupon,
  uses: ReadonlyMap<number, readonly string[]>,
) {
  const { currency } = request.store.db;
  const zero = toDecimalText(0, currency);
  const usedBy = uses.get(coupon.id) ?? [];
  return {
    id: coupon.id,
    code: coupon.code,
    amount:
      coupon.discount_type === 'percent'
        ? (coupon.amount / 100).toFixed(currency.decimals)
        : toDecimalText(coupon.amount, currency),
    status: 'publish',
    ...withGmt(request, 'date_created', coupon.date_created),
    ...withGmt(request, 'date_modified', coupon.date_created),
    discount_type: coupon.discount_type,
    description: `Demo coupon: ${coupon.code}`,
    ...withGmt(request, 'date_expires', coupon.date_expires),
    usage_count: usedBy.length,
    individual_use: false,
    product_ids: coupon.product_ids,
    excluded_product_ids: [],
    usage_limit: null,
    usage_limit_per_user: coupon.usage_limit_per_user,
    limit_usage_to_x_items: null,
    free_shipping: coupon.free_shipping,
    product_categories: coupon.category_ids,
    excluded_product_categories: [],
    exclude_sale_items: false,
    minimum_amount: zero,
    maximum_amount: zero,
    email_restrictions: [],
    used_by: usedBy,
    meta_data: [],
    _links: linksOf(request.root, COUPONS, coupon.id),
  };
}
