import * as fc from 'fast-check';
import {
  fetchStats,
  couponFilter,
  downloadFilters,
  reportRequest,
  taxFilter,
  units,
  fetchAllRows,
} from './fetch-reports.test-support.ts';
import { RUN_OPTIONS, entriesIn, expectIntervals } from './expect-reports.test-support.ts';
import { countCoupons, countTaxes, isWithin, listOf } from './reference-ledger.test-support.ts';
import { describe, expect, it } from 'vitest';

describe('coupons and taxes', () => {
  it('coupon stats and the table agree with the ledger; segments add up to the totals', async () => {
    await fc.assert(
      fc.asyncProperty(
        reportRequest(couponFilter),
        fc.constantFrom('coupon', 'product'),
        async ({ store, params, interval }, segmentby) => {
          const only = listOf(params, 'coupons');
          const own = entriesIn(store, params);
          const response = await fetchStats(store, 'coupons/stats', {
            ...params,
            interval,
            segmentby,
          });
          expectIntervals(
            store,
            response,
            interval,
            own,
            ({ created }) => created,
            (some) => countCoupons(some, only),
            (metrics) => ({
              amount: units(store, metrics['amount']),
              codes: metrics['coupons_count'],
              orders: metrics['orders_count'],
            }),
          );
          const parts = (response.totals.segments ?? []).map(({ subtotals }) =>
            units(store, subtotals['amount']),
          );
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(
            units(store, response.totals['amount']),
          );
          const rows = await fetchAllRows(store, 'coupons', {
            ...params,
            per_page: '3',
            orderby: 'amount',
          });
          for (const row of rows) {
            const { amount, orders } = countCoupons(own, [String(row['coupon_id'])]);
            expect([units(store, row['amount']), row['orders_count']]).toEqual([amount, orders]);
          }
          expect(rows.reduce((sum, row) => sum + units(store, row['amount']), 0)).toBe(
            units(store, response.totals['amount']),
          );
          expect(new Set(rows.map((row) => row['coupon_id'])).size).toBe(rows.length);
        },
      ),
      RUN_OPTIONS,
    );
  });

  it('tax stats and the table agree with the ledger', async () => {
    await fc.assert(
      fc.asyncProperty(reportRequest(taxFilter), async ({ store, params, interval }) => {
        const only = listOf(params, 'taxes');
        const own = entriesIn(store, params);
        const response = await fetchStats(store, 'taxes/stats', {
          ...params,
          interval,
          segmentby: 'tax_rate_id',
        });
        const read = (metrics: Record<string, unknown>) => ({
          orderTax: units(store, metrics['order_tax']),
          shippingTax: units(store, metrics['shipping_tax']),
          codes: metrics['tax_codes'],
          orders: metrics['orders_count'],
        });
        expectIntervals(
          store,
          response,
          interval,
          own,
          ({ created }) => created,
          (some) => countTaxes(some, only),
          read,
        );
        expect(units(store, response.totals['total_tax'])).toBe(
          units(store, response.totals['order_tax']) +
            units(store, response.totals['shipping_tax']),
        );
        for (const { segment_id, subtotals } of response.totals.segments ?? [])
          expect(read(subtotals)).toEqual(countTaxes(own, [String(segment_id)]));
        const rows = await fetchAllRows(store, 'taxes', {
          ...params,
          per_page: '5',
          orderby: 'total_tax',
        });
        expect(rows).toHaveLength(Number(response.totals['tax_codes']));
        for (const row of rows)
          expect(read({ ...row, tax_codes: 1 })).toEqual(
            countTaxes(own, [String(row['tax_rate_id'])]),
          );
      }),
      RUN_OPTIONS,
    );
  });
});

describe('downloads', () => {
  it('stats and the table agree with the download log', async () => {
    await fc.assert(
      fc.asyncProperty(reportRequest(downloadFilters), async ({ store, params, interval }) => {
        const iso = (time: number) => new Date(time).toISOString().slice(0, 19);
        const keep = (name: string, value: string, wanted: boolean) => {
          const list = listOf(params, name);
          return list.length === 0 ? [] : [list.includes(value) === wanted];
        };
        const own = store.db.downloads.filter((entry) => {
          if (!isWithin(iso(entry.date), params)) return false;
          const results = (
            [
              ['product', entry.product_id],
              ['order', entry.order_id],
              ['customer', entry.customer_id],
              ['ip_address', entry.ip_address],
            ] as const
          ).flatMap(([name, value]) => [
            ...keep(`${name}_includes`, String(value), true),
            ...keep(`${name}_excludes`, String(value), false),
          ]);
          return (
            results.length === 0 ||
            (params['match'] === 'any' ? results.includes(true) : !results.includes(false))
          );
        });
        const response = await fetchStats(store, 'downloads/stats', { ...params, interval });
        expectIntervals(
          store,
          response,
          interval,
          own,
          ({ date }) => iso(date),
          (some) => some.length,
          (metrics) => metrics['download_count'],
        );
        const rows = await fetchAllRows(store, 'downloads', {
          ...params,
          orderby: 'product',
          order: 'asc',
        });
        expect(rows.map((row) => Number(row['id'])).toSorted((a, b) => a - b)).toEqual(
          own.map(({ id }) => id),
        );
      }),
      RUN_OPTIONS,
    );
  });
});
