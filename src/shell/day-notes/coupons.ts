import { MAX_PER_PAGE, normalizeQuery, type RestQuery } from '@tillview/data';
import { isDay } from './day-note.ts';

/** The store's name for the list of coupons. */
export const COUPONS = 'coupons';

/** The request of the newest coupons. */
export const COUPONS_QUERY: RestQuery = normalizeQuery({
  orderby: 'date',
  order: 'desc',
  per_page: MAX_PER_PAGE,
  _fields: ['id', 'code', 'date_created', 'date_expires'],
});

/** The first and the last day of a coupon, `YYYY-MM-DD`; undefined where there is none. */
export type CouponDates = { code: string; first: string | undefined; last: string | undefined };

/** Reads the dates of a coupon; undefined without a code. The date of expiry is the first day without the coupon. */
export function readCoupon(item: unknown): CouponDates | undefined {
  const { code, date_created, date_expires } = (item ?? {}) as Record<string, unknown>;
  if (typeof code !== 'string' || code === '') return undefined;
  const day = (value: unknown) => {
    const text = typeof value === 'string' ? value.slice(0, 10) : undefined;
    return isDay(text) ? text : undefined;
  };
  const expires = day(date_expires);
  const last =
    expires === undefined
      ? undefined
      : new Date(Date.parse(expires) - 86_400_000).toISOString().slice(0, 10);
  return { code, first: day(date_created), last };
}
