import * as fc from 'fast-check';
import { askStats, orderFilters, question, units, walk } from './ask-reports.test-support.ts';
import { RUNS, byNumber, holdIntervals, slips } from './hold-reports.test-support.ts';
import { countSold, isWithin, passesOrders } from './slow-ledger.test-support.ts';
import { describe, expect, it } from 'vitest';

describe('orders', () => {
  it('stats agree with the slips, whatever is filtered', async () => {
    await fc.assert(
      fc.asyncProperty(question(orderFilters), async ({ store, params, interval }) => {
        const reply = await askStats(store, 'orders/stats', { ...params, interval });
        const own = slips(store).filter(
          (slip) => isWithin(slip.paid, params) && passesOrders(store, slip, params),
        );
        holdIntervals(
          store,
          reply,
          interval,
          own,
          ({ paid }) => paid,
          (some) => {
            const sold = some.flatMap((slip) => slip.lines.map((line) => ({ slip, line })));
            const { items, net } = countSold(sold);
            return {
              orders: some.filter(({ isRefund }) => !isRefund).length,
              items,
              net,
              customers: new Set(some.map(({ order }) => order.customer_id)).size,
            };
          },
          (figures) => ({
            orders: figures['orders_count'],
            items: figures['num_items_sold'],
            net: units(store, figures['net_revenue']),
            customers: figures['total_customers'],
          }),
        );
        // net = gross - refunds - coupons
        for (const figures of [
          reply.totals,
          ...reply.intervals.map(({ subtotals }) => subtotals),
        ]) {
          const [net, gross, refunds, coupons] = [
            'net_revenue',
            'gross_sales',
            'refunds',
            'coupons',
          ].map((name) => units(store, figures[name]));
          expect(net).toBe((gross ?? 0) - (refunds ?? 0) - (coupons ?? 0));
        }
      }),
      RUNS,
    );
  });

  it('the table has each order and refund once, sorted', async () => {
    await fc.assert(
      fc.asyncProperty(
        question(orderFilters),
        fc.constantFrom('date', 'num_items_sold', 'net_total'),
        fc.constantFrom('asc', 'desc'),
        async ({ store, params }, orderby, order) => {
          const rows = await walk(store, 'orders', { ...params, orderby, order, per_page: '17' });
          const own = slips(store).filter(
            (slip) => isWithin(slip.paid, params) && passesOrders(store, slip, params),
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
            const slip = own.find(({ number }) => number === row['order_id']);
            expect({
              parent: row['parent_id'],
              net: units(store, row['net_total']),
              items: row['num_items_sold'],
            }).toEqual({
              parent: slip?.isRefund ? slip.order.id : 0,
              net: slip?.lines.reduce((sum, { total }) => sum + total, 0),
              items: slip?.lines.reduce((sum, { quantity }) => sum + quantity, 0),
            });
          }
        },
      ),
      RUNS,
    );
  });
});
