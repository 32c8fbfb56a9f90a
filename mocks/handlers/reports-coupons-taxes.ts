import { couponShare, couponRows, aggregateCoupons } from '../analytics/coupons.ts';
import type { CouponRow } from '../analytics/coupons.ts';
import { categorySegments, productSegments, rowsBySegment } from '../analytics/segments.ts';
import { groupBy } from '../analytics/lines.ts';
import { aggregateTaxes, taxRows } from '../analytics/taxes.ts';
import { taxCode } from './coupons-taxes.ts';
import { withGmt } from './catalog-entities.ts';
import {
  FLAG,
  INTEGERS,
  STRINGS,
  listResponse,
  oneOf,
  canViewReports,
  sortBy,
  withPermission,
} from './list.ts';
import { singleProductRequired } from './reports-revenue.ts';
import type { RestResponse, RestRequest, Route } from './route.ts';
import { rangeArgs, readRange, statsArgs } from './stats-response.ts';
import { respondWithStats, serializeSegment } from './stats-route.ts';

const COUPON_SEGMENT_BY = ['product', 'variation', 'category', 'coupon'] as const;

/** The coupons and taxes reports. */
export const couponAndTaxReportRoutes: readonly Route[] = withPermission(canViewReports, [
  {
    path: '/wc-analytics/reports/coupons',
    args: {
      ...rangeArgs('coupon_id code amount orders_count', 'coupon_id'),
      coupons: INTEGERS,
      extended_info: FLAG,
    },
    handle: listCoupons,
  },
  {
    path: '/wc-analytics/reports/coupons/stats',
    args: {
      ...statsArgs('date amount coupons_count orders_count'),
      coupons: INTEGERS,
      segmentby: oneOf(COUPON_SEGMENT_BY),
    },
    handle: couponStats,
  },
  {
    path: '/wc-analytics/reports/taxes',
    args: {
      ...rangeArgs(
        'name tax_rate_id tax_code rate order_tax total_tax shipping_tax orders_count',
        'tax_rate_id',
      ),
      taxes: STRINGS,
    },
    handle: listTaxes,
  },
  {
    path: '/wc-analytics/reports/taxes/stats',
    args: {
      ...statsArgs('date items_sold total_sales orders_count products_count'),
      taxes: INTEGERS,
      segmentby: oneOf(['tax_rate_id']),
    },
    handle: taxStats,
  },
]);

function listCoupons(request: RestRequest): RestResponse {
  const { args, store, root } = request;
  const { db } = store;
  const only = args.integers('coupons');
  const known = new Map(db.coupons.map((coupon) => [coupon.id, coupon]));
  const groups = groupBy(
    couponRows(db, readRange(args, store), new Set(only)),
    ({ couponId }) => [couponId],
    only.filter((id) => known.has(id)),
  );
  const rows = [...groups].flatMap(([id, own]) => {
    const coupon = known.get(id);
    return coupon ? [{ id, coupon, ...aggregateCoupons(db, own) }] : [];
  });
  const sorted = sortBy(args, rows, ({ coupon, amount, orders_count }, orderby) => {
    if (orderby === 'code') return coupon.code;
    if (orderby === 'amount') return amount;
    return orderby === 'orders_count' ? orders_count : coupon.id;
  });
  return listResponse(
    request,
    sorted,
    ({ coupon, amount, orders_count }) => ({
      coupon_id: coupon.id,
      amount,
      orders_count,
      extended_info: args.flag('extended_info')
        ? {
            code: coupon.code,
            ...withGmt(request, 'date_created', coupon.date_created),
            ...(coupon.date_expires === null
              ? { date_expires: '', date_expires_gmt: '' }
              : withGmt(request, 'date_expires', coupon.date_expires)),
            discount_type: coupon.discount_type,
          }
        : {},
      _links: { coupon: [{ href: `${root}/wc-analytics/coupons/${coupon.id}` }] },
    }),
    'no total',
  );
}

function couponStats(request: RestRequest): RestResponse {
  const { args, store } = request;
  const { db } = store;
  const only = new Set(args.integers('coupons'));
  const by = args.choice('segmentby', COUPON_SEGMENT_BY);
  // Variation segments need a product filter, which the coupons report does not have.
  if (by === 'variation') throw singleProductRequired('product_includes');
  const serialize = (id: number, label: string, own: readonly CouponRow[], isText: boolean) =>
    serializeSegment(id, label, aggregateCoupons(db, own), isText);
  const segments =
    by === 'product'
      ? productSegments(db, new Set())
      : by === 'category'
        ? categorySegments(db, new Set())
        : [];
  return respondWithStats(request, {
    rows: couponRows(db, readRange(args, store), only),
    localTimeOf: ({ time }) => time,
    aggregate: (rows) => aggregateCoupons(db, rows),
    segmentsOf: (rows) => {
      if (by === 'coupon')
        return db.coupons
          .filter(({ id }) => only.size === 0 || only.has(id))
          .map(({ id, code }) => {
            const own = rows.filter(({ couponId }) => couponId === id);
            return serialize(id, code, own, true);
          });
      const parts = rowsBySegment(segments, rows, ({ order }) => order.lines);
      return segments.map(({ id, label, has }, index) => {
        const own = couponShare(parts[index] ?? [], has);
        return serialize(id, label, own, by === 'category' || own.length > 0);
      });
    },
  });
}

function listTaxes(request: RestRequest): RestResponse {
  const { args, store, root } = request;
  const { db } = store;
  const only = args.integers('taxes');
  const groups = groupBy(taxRows(db, readRange(args, store), new Set(only)), ({ rateId }) => [
    rateId,
  ]);
  const rows = [...groups].flatMap(([id, own]) => {
    const rate = db.taxRates.find((item) => item.id === id);
    return rate ? [{ id, rate, metrics: aggregateTaxes(db, own) }] : [];
  });
  const sorted = sortBy(args, rows, ({ rate, metrics }, orderby) => {
    switch (orderby) {
      case 'name':
        return rate.name;
      case 'tax_code':
        return taxCode(rate);
      case 'rate':
        return rate.rate;
      case 'order_tax':
      case 'total_tax':
      case 'shipping_tax':
      case 'orders_count':
        return metrics[orderby];
      default:
        return rate.id;
    }
  });
  return listResponse(
    request,
    sorted,
    ({ rate, metrics }) => ({
      tax_rate_id: rate.id,
      // A real store derives these fields from the rate code: the name is in capitals, and the country replaces a missing
      // state.
      name: rate.name.toUpperCase(),
      tax_rate: rate.rate / 10_000,
      country: rate.country,
      state: rate.state || rate.country,
      priority: rate.priority,
      total_tax: metrics.total_tax,
      order_tax: metrics.order_tax,
      shipping_tax: metrics.shipping_tax,
      orders_count: metrics.orders_count,
      _links: { tax: [{ href: `${root}/wc-analytics/taxes/${rate.id}` }] },
    }),
    'no total',
  );
}

function taxStats(request: RestRequest): RestResponse {
  const { args, store } = request;
  const { db } = store;
  const only = new Set(args.integers('taxes'));
  const rates = args.has('segmentby')
    ? db.taxRates.filter(({ id }) => only.size === 0 || only.has(id))
    : [];
  return respondWithStats(request, {
    rows: taxRows(db, readRange(args, store), only),
    localTimeOf: ({ time }) => time,
    aggregate: (rows) => aggregateTaxes(db, rows),
    segmentsOf: (rows) =>
      rates.map((rate) => {
        const own = rows.filter(({ rateId }) => rateId === rate.id);
        return serializeSegment(rate.id, taxCode(rate), aggregateTaxes(db, own), true);
      }),
  });
}
