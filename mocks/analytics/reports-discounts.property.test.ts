import * as fc from 'fast-check';
import {
  askStats,
  couponFilter,
  downloadFilters,
  question,
  taxFilter,
  units,
  walk,
} from './ask-reports.test-support.ts';
import { RUNS, holdIntervals, listOf, slips } from './hold-reports.test-support.ts';
import { countCoupons, countTaxes, isCounted, isWithin } from './slow-ledger.test-support.ts';
import { describe, expect, it } from 'vitest';

describe('coupons and taxes', () => {
  it('coupon stats and the table agree with the slips; segments make up the whole', async () => {
    await fc.assert(
      fc.asyncProperty(
        question(couponFilter),
        fc.constantFrom('coupon', 'product'),
        async ({ store, params, interval }, segmentby) => {
          const only = listOf(params, 'coupons');
          const own = slips(store).filter(
            (slip) => isCounted(slip) && isWithin(slip.created, params),
          );
          const reply = await askStats(store, 'coupons/stats', { ...params, interval, segmentby });
          holdIntervals(
            store,
            reply,
            interval,
            own,
            ({ created }) => created,
            (some) => countCoupons(some, only),
            (figures) => ({
              amount: units(store, figures['amount']),
              codes: figures['coupons_count'],
              orders: figures['orders_count'],
            }),
          );
          const parts = (reply.totals.segments ?? []).map(({ subtotals }) =>
            units(store, subtotals['amount']),
          );
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(
            units(store, reply.totals['amount']),
          );
          const rows = await walk(store, 'coupons', {
            ...params,
            per_page: '3',
            orderby: 'amount',
          });
          for (const row of rows) {
            const { amount, orders } = countCoupons(own, [String(row['coupon_id'])]);
            expect([units(store, row['amount']), row['orders_count']]).toEqual([amount, orders]);
          }
          expect(rows.reduce((sum, row) => sum + units(store, row['amount']), 0)).toBe(
            units(store, reply.totals['amount']),
          );
          expect(new Set(rows.map((row) => row['coupon_id'])).size).toBe(rows.length);
        },
      ),
      RUNS,
    );
  });

  it('tax stats and the table agree with the slips', async () => {
    await fc.assert(
      fc.asyncProperty(question(taxFilter), async ({ store, params, interval }) => {
        const only = listOf(params, 'taxes');
        const own = slips(store).filter(
          (slip) => isCounted(slip) && isWithin(slip.created, params),
        );
        const reply = await askStats(store, 'taxes/stats', {
          ...params,
          interval,
          segmentby: 'tax_rate_id',
        });
        const read = (figures: Record<string, unknown>) => ({
          goods: units(store, figures['order_tax']),
          shipping: units(store, figures['shipping_tax']),
          codes: figures['tax_codes'],
          orders: figures['orders_count'],
        });
        holdIntervals(
          store,
          reply,
          interval,
          own,
          ({ created }) => created,
          (some) => countTaxes(some, only),
          read,
        );
        expect(units(store, reply.totals['total_tax'])).toBe(
          units(store, reply.totals['order_tax']) + units(store, reply.totals['shipping_tax']),
        );
        for (const { segment_id, subtotals } of reply.totals.segments ?? [])
          expect(read(subtotals)).toEqual(countTaxes(own, [String(segment_id)]));
        const rows = await walk(store, 'taxes', { ...params, per_page: '5', orderby: 'total_tax' });
        expect(rows).toHaveLength(Number(reply.totals['tax_codes']));
        for (const row of rows)
          expect(read({ ...row, tax_codes: 1 })).toEqual(
            countTaxes(own, [String(row['tax_rate_id'])]),
          );
      }),
      RUNS,
    );
  });
});

describe('downloads', () => {
  it('stats and the table agree with the log', async () => {
    await fc.assert(
      fc.asyncProperty(question(downloadFilters), async ({ store, params, interval }) => {
        const iso = (wall: number) => new Date(wall).toISOString().slice(0, 19);
        const keep = (name: string, value: string, wanted: boolean) => {
          const list = listOf(params, name);
          return list.length === 0 ? [] : [list.includes(value) === wanted];
        };
        const own = store.db.downloads.filter((entry) => {
          if (!isWithin(iso(entry.date), params)) return false;
          const said = (
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
            said.length === 0 ||
            (params['match'] === 'any' ? said.includes(true) : !said.includes(false))
          );
        });
        const reply = await askStats(store, 'downloads/stats', { ...params, interval });
        holdIntervals(
          store,
          reply,
          interval,
          own,
          ({ date }) => iso(date),
          (some) => some.length,
          (figures) => figures['download_count'],
        );
        const rows = await walk(store, 'downloads', {
          ...params,
          orderby: 'product',
          order: 'asc',
        });
        expect(rows.map((row) => Number(row['id'])).toSorted((a, b) => a - b)).toEqual(
          own.map(({ id }) => id),
        );
      }),
      RUNS,
    );
  });
});
