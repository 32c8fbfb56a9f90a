import * as fc from 'fast-check';
import {
  fetchStats,
  orderFilters,
  reportRequest,
  units,
  fetchAllRows,
} from './fetch-reports.test-support.ts';
import { RUN_OPTIONS, byNumber, expectIntervals, ledgerOf } from './expect-reports.test-support.ts';
import { countSold, isWithin, passesOrders } from './reference-ledger.test-support.ts';
import { describe, expect, it } from 'vitest';

describe('orders', () => {
  it('stats agree with the ledger for any filters', async () => {
    await fc.assert(
      fc.asyncProperty(reportRequest(orderFilters), async ({ store, params, interval }) => {
        const response = await fetchStats(store, 'orders/stats', { ...params, interval });
        const own = ledgerOf(store).filter(
          (entry) => isWithin(entry.paid, params) && passesOrders(store, entry, params),
        );
        expectIntervals(
          store,
          response,
          interval,
          own,
          ({ paid }) => paid,
          (some) => {
            const sold = some.flatMap((entry) => entry.lines.map((line) => ({ entry, line })));
            const { items, net } = countSold(sold);
            return {
              orders: some.filter(({ isRefund }) => !isRefund).length,
              items,
              net,
              customers: new Set(some.map(({ order }) => order.customer_id)).size,
            };
          },
          (metrics) => ({
            orders: metrics['orders_count'],
            items: metrics['num_items_sold'],
            net: units(store, metrics['net_revenue']),
            customers: metrics['total_customers'],
          }),
        );
        // net = gross - refunds - coupons
        for (const metrics of [
          response.totals,
          ...response.intervals.map(({ subtotals }) => subtotals),
        ]) {
          const [net, gross, refunds, coupons] = [
            'net_revenue',
            'gross_sales',
            'refunds',
            'coupons',
          ].map((name) => units(store, metrics[name]));
          expect(net).toBe((gross ?? 0) - (refunds ?? 0) - (coupons ?? 0));
        }
      }),
      RUN_OPTIONS,
    );
  });

  it('the table lists each order and refund once, sorted', async () => {
    await fc.assert(
      fc.asyncProperty(
        reportRequest(orderFilters),
        fc.constantFrom('date', 'num_items_sold', 'net_total'),
        fc.constantFrom('asc', 'desc'),
        async ({ store, params }, orderby, order) => {
          const rows = await fetchAllRows(store, 'orders', {
            ...params,
            orderby,
            order,
            per_page: '17',
          });
          const own = ledgerOf(store).filter(
            (entry) => isWithin(entry.paid, params) && passesOrders(store, entry, params),
          );
          expect(rows.map((row) => row['order_id']).toSorted(byNumber)).toEqual(
            own.map(({ number }) => number).toSorted(byNumber),
          );
          const keys = rows.map((row) =>
            orderby === 'date' ? String(row['date']) : Number(row[orderby]),
          );
          const sorted = keys.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
          expect(keys).toEqual(order === 'asc' ? sorted : sorted.toReversed());
          for (const row of rows) {
            const entry = own.find(({ number }) => number === row['order_id']);
            expect({
              parent: row['parent_id'],
              net: units(store, row['net_total']),
              items: row['num_items_sold'],
            }).toEqual({
              parent: entry?.isRefund ? entry.order.id : 0,
              net: entry?.lines.reduce((sum, { total }) => sum + total, 0),
              items: entry?.lines.reduce((sum, { quantity }) => sum + quantity, 0),
            });
          }
        },
      ),
      RUN_OPTIONS,
    );
  });
});
