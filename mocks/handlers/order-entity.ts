import { paidTotalOf } from '../analytics/sales-rows.ts';
import type { Db } from '../db.ts';
import type { LineTax, Order, OrderLine } from '../entities/order.ts';
import { formatMoney, orderCurrencyOf, symbolOf } from '../money-text.ts';
import { toDecimalText, toMajor } from '../money.ts';
import type { Minor } from '../money.ts';
import { sum } from '../sum.ts';
import { attributesOf, withGmt } from './catalog-entities.ts';
import { taxCode } from './coupons-taxes.ts';
import { linksOf } from './list.ts';
import type { LocalTime } from '../local-time.ts';
import type { RestRequest } from './route.ts';

/** The REST path of orders. */
export const ORDERS = '/wc-analytics/orders';
const PAYMENT_TITLES: Readonly<Record<string, string>> = {
  card: 'Credit card',
  paypal: 'PayPal',
  bacs: 'Direct bank transfer',
};

/** The customers by id. */
export function customersOf(db: Db) {
  return new Map(db.customers.map((customer) => [customer.id, customer]));
}

/** When an order was last changed, as far as the store knows. */
export const getModified = (order: Order): LocalTime =>
  Math.max(order.date_created, order.date_paid ?? 0, order.date_completed ?? 0);

const taxesIn = (taxes: readonly LineTax[]): Minor => sum(taxes, ({ amount }) => amount);

/** An order as the REST API returns it. */
export function serializeOrder(
  request: RestRequest,
  order: Order,
  customers: ReturnType<typeof customersOf>,
): Record<string, unknown> {
  const { db } = request.store;
  const money = (amount: Minor) => toDecimalText(amount, db.currency);
  const currency = orderCurrencyOf(db, order);
  const customer = customers.get(order.customer_id);
  const lineTax = sum(order.lines, (line) => taxesIn(line.taxes));
  const shippingTax = taxesIn(order.shipping?.taxes ?? []);
  const shipping = order.shipping?.total ?? 0;
  const total = paidTotalOf(order);
  const address = {
    first_name: customer?.first_name ?? '',
    last_name: customer?.last_name ?? '',
    company: '',
    address_1: `${order.customer_id} High Street`,
    address_2: '',
    city: order.billing.city,
    state: order.billing.state,
    postcode: order.billing.postcode,
    country: order.billing.country,
  };
  const index = `${address.first_name} ${address.last_name}  ${address.address_1}  ${address.city} ${address.state} ${address.postcode} ${address.country}`;
  // In a real store, these rows have their own ids; here the ids are derived from the order id.
  let row = order.id * 100;
  const meta = [
    ['_billing_address_index', `${index} ${customer?.email ?? ''} `],
    ['_shipping_address_index', `${index} `],
    ...originMeta(order.origin),
  ].map(([key, value]) => ({ id: row++, key, value }));
  return {
    id: order.id,
    parent_id: 0,
    number: String(order.id),
    order_key: `wc_order_${order.id.toString(36)}`,
    created_via: 'checkout',
    version: '9.4.0',
    status: order.status,
    currency: currency.code,
    ...withGmt(request, 'date_created', order.date_created),
    ...withGmt(request, 'date_modified', getModified(order)),
    discount_total: money(sum(order.coupons, ({ discount }) => discount)),
    discount_tax: money(0),
    shipping_total: money(shipping),
    shipping_tax: money(shippingTax),
    cart_tax: money(lineTax),
    total: money(total),
    total_formatted: formatMoney(total, currency),
    total_tax: money(lineTax + shippingTax),
    prices_include_tax: false,
    customer_id: customer?.user_id ?? 0,
    customer_ip_address: `203.0.113.${(order.customer_id % 254) + 1}`,
    customer_user_agent: '',
    customer_note: '',
    billing: { ...address, email: customer?.email ?? '', phone: '' },
    shipping: { ...address, phone: '' },
    payment_method: order.payment_method,
    payment_method_title: PAYMENT_TITLES[order.payment_method] ?? order.payment_method,
    transaction_id: '',
    ...withGmt(request, 'date_paid', order.date_paid),
    ...withGmt(request, 'date_completed', order.date_completed),
    cart_hash: '',
    meta_data: meta,
    refunds: order.refunds.map((refund) => ({
      id: refund.id,
      reason: refund.reason,
      total: money(paidTotalOf(refund)),
    })),
    line_items: order.lines.map((line) => serializeLine(db, order, line, money)),
    tax_lines: taxLines(db, order, money),
    shipping_lines: order.shipping
      ? [
          {
            id: row++,
            method_title: order.shipping.method_title,
            method_id: order.shipping.method_id,
            instance_id: '',
            total: money(shipping),
            ...serializeTaxes(db, order.shipping.taxes),
            meta_data: [],
          },
        ]
      : [],
    fee_lines: [],
    coupon_lines: order.coupons.map(({ coupon_id, code, discount }) => {
      const coupon = db.coupons.find(({ id }) => id === coupon_id);
      const nominal = coupon
        ? coupon.discount_type === 'percent'
          ? coupon.amount / 100
          : toMajor(coupon.amount, db.currency)
        : 0;
      const type = coupon?.discount_type ?? 'fixed_cart';
      const info = JSON.stringify([
        coupon_id,
        code,
        type === 'fixed_cart' ? null : type,
        nominal,
        ...(coupon?.free_shipping ? [true] : []),
      ]);
      return {
        id: row++,
        code,
        discount: String(toMajor(discount, db.currency)),
        discount_tax: '0',
        meta_data: [
          {
            id: row++,
            key: 'coupon_info',
            value: info,
            display_key: 'coupon_info',
            display_value: info,
          },
        ],
        discount_type: type,
        nominal_amount: nominal,
        free_shipping: coupon?.free_shipping ?? false,
      };
    }),
    currency_symbol: symbolOf(currency),
    _links: {
      ...linksOf(request.root, ORDERS, order.id),
      ...(customer?.user_id
        ? { customer: [{ href: `${request.root}/wc-analytics/customers/${customer.user_id}` }] }
        : {}),
    },
  };
}

function serializeLine(db: Db, order: Order, line: OrderLine, money: (amount: Minor) => string) {
  const variation = db.variations.find(({ id }) => id === line.variation_id);
  const product = db.products.find(({ id }) => id === line.product_id);
  const tax = money(taxesIn(line.taxes));
  let row = line.id * 10;
  const attributeMeta = variation
    ? attributesOf(db, variation).map(({ name, slug, option, termSlug }) => ({
        id: row++,
        key: slug,
        value: termSlug,
        display_key: name,
        display_value: option,
      }))
    : [];
  const quantity = String(line.quantity);
  return {
    id: line.id,
    name: line.name,
    product_id: line.product_id,
    variation_id: line.variation_id,
    quantity: line.quantity,
    tax_class: '',
    subtotal: money(line.subtotal),
    subtotal_tax: tax,
    total: money(line.total),
    total_tax: tax,
    taxes: line.taxes.map(({ rate_id, amount }) => {
      const text = String(toMajor(amount, db.currency));
      return { id: rate_id, total: text, subtotal: text };
    }),
    meta_data:
      order.date_paid === null
        ? attributeMeta
        : [
            ...attributeMeta,
            {
              id: row,
              key: '_reduced_stock',
              value: quantity,
              display_key: '_reduced_stock',
              display_value: quantity,
            },
          ],
    sku: variation?.sku ?? product?.sku ?? '',
    price: toMajor(line.total, db.currency) / line.quantity,
    image: { id: variation ? 0 : '', src: '' },
    parent_name: variation ? (product?.name ?? '') : null,
  };
}

/** The tax of a line of an order or refund, with that of each rate. */
export const serializeTaxes = (db: Db, taxes: readonly LineTax[]) => ({
  total_tax: toDecimalText(taxesIn(taxes), db.currency),
  taxes: taxes.map(({ rate_id, amount }) => ({
    id: rate_id,
    total: String(toMajor(amount, db.currency)),
    subtotal: '',
  })),
});

/** The rates of an order or refund with what they add up to. */
export function taxLines(
  db: Db,
  order: Pick<Order, 'id' | 'lines' | 'shipping'>,
  money: (amount: Minor) => string,
) {
  const amountOf = (taxes: readonly LineTax[], rateId: number) =>
    sum(taxes, ({ rate_id, amount }) => (rate_id === rateId ? amount : 0));
  const all = order.lines.flatMap(({ taxes }) => taxes);
  return [...new Set([...all, ...(order.shipping?.taxes ?? [])].map(({ rate_id }) => rate_id))].map(
    (rateId, index) => {
      const rate = db.taxRates.find(({ id }) => id === rateId);
      return {
        id: order.id * 100 + 90 + index,
        rate_code: rate ? taxCode(rate) : '',
        rate_id: rateId,
        label: rate?.name ?? '',
        compound: false,
        tax_total: money(amountOf(all, rateId)),
        shipping_tax_total: money(amountOf(order.shipping?.taxes ?? [], rateId)),
        rate_percent: (rate?.rate ?? 0) / 10_000,
        meta_data: [],
      };
    },
  );
}

function originMeta(origin: string): [string, string][] {
  const [kind = '', source = ''] = origin.split(': ');
  const types: Readonly<Record<string, readonly [string, string]>> = {
    Direct: ['typein', '(direct)'],
    Organic: ['organic', source.toLowerCase()],
    Referral: ['referral', source.toLowerCase()],
    Source: ['utm', source.toLowerCase()],
  };
  const found = types[kind];
  return found
    ? [
        ['_wc_order_attribution_source_type', found[0]],
        ['_wc_order_attribution_utm_source', found[1]],
      ]
    : [];
}
