import { toList, toRecord, toText } from '../ledger/ledger-month.ts';
import type { Entity } from '../ledger/order-entities.ts';
import { fromMillionths, toMillionths } from './round-tax.ts';
import type { Place } from './tax-place.ts';
import type { OrderTaxRate, TaxEntry, TaxKind, TaxLine } from './tax-rows.ts';

/** The metadata of orders with the number of a business, and of customers who pay no tax. */
export const VAT_KEYS = ['_vat_number', '_billing_vat_number', 'vat_number'] as const;
export const EXEMPT_KEY = 'is_vat_exempt';

const KINDS = [
  ['line_items', 'goods'],
  ['shipping_lines', 'shipping'],
  ['fee_lines', 'fees'],
] as const satisfies readonly (readonly [string, TaxKind])[];

/** A decimal text; the store sends numbers in some fields. */
const toDecimal = (value: unknown): string =>
  typeof value === 'number' ? value.toFixed(6) : toText(value);

const toTaxes = (line: Entity): TaxLine['taxes'] =>
  toList(line['taxes']).flatMap(({ id, total }) => {
    const text = toDecimal(total);
    // A rate that does not apply to a line stands in it without a value.
    return text === '' ? [] : [[Number(id), text] as const];
  });

const toLines = (entity: Entity): TaxLine[] =>
  KINDS.flatMap(([key, kind]) =>
    toList(entity[key]).map((line) => ({
      kind,
      amount: toDecimal(line['total']),
      tax: toDecimal(line['total_tax']),
      taxes: toTaxes(line),
    })),
  );

const toRates = (entity: Entity): OrderTaxRate[] =>
  toList(entity['tax_lines']).map((line) => ({
    id: Number(line['rate_id']),
    code: toText(line['rate_code']),
    label: toText(line['label']),
    percent: Number(line['rate_percent'] ?? 0) || 0,
    isCompound: line['compound'] === true,
    tax: toDecimal(line['tax_total']),
    shippingTax: toDecimal(line['shipping_tax_total']),
  }));

const toPlace = (address: Entity): Place => ({
  country: toText(address['country']),
  state: toText(address['state']),
});

function getPlaces(order: Entity): Place & { billing: Place } {
  const shipping = toPlace(toRecord(order['shipping']));
  const billing = toPlace(toRecord(order['billing']));
  return { ...(shipping.country === '' ? billing : shipping), billing };
}

const metaOf = (order: Entity, key: string): string =>
  toText(toList(order['meta_data']).find((meta) => meta['key'] === key)?.['value']).trim();

/** What a refund has from its order. */
const toShared = (order: Entity) => ({
  ...getPlaces(order),
  hasVatNumber: VAT_KEYS.some((key) => metaOf(order, key) !== ''),
  isExempt: metaOf(order, EXEMPT_KEY) === 'yes',
  includesTax: order['prices_include_tax'] === true,
});

/** Reads an order of `wc/v3/orders`. */
export const toOrderEntry = (order: Entity): TaxEntry => ({
  id: Number(order['id']),
  parentId: 0,
  times: {
    date_created: toText(order['date_created']),
    date_paid: toText(order['date_paid']),
    date_completed: toText(order['date_completed']),
  },
  ...toShared(order),
  total: toDecimal(order['total']),
  tax: toDecimal(order['total_tax']),
  lines: toLines(order),
  rates: toRates(order),
});

/**
 * Reads a refund of `wc/v3/refunds` and its order. The store counts it on the day on which it was made, also by the day
 * paid. Its total has no sign.
 */
export function toRefundEntry(refund: Entity, order: Entity): TaxEntry {
  const time = toText(refund['date_created']);
  const own = toRates(refund);
  const tax = own.reduce(
    (sum, rate) => sum + toMillionths(rate.tax) + toMillionths(rate.shippingTax),
    0,
  );
  return {
    id: Number(refund['id']),
    parentId: Number(refund['parent_id']),
    times: { date_created: time, date_paid: time, date_completed: time },
    ...toShared(order),
    total: fromMillionths(-Math.abs(toMillionths(toDecimal(refund['amount'])))).toFixed(6),
    tax: fromMillionths(tax).toFixed(6),
    lines: toLines(refund),
    rates: own,
  };
}
