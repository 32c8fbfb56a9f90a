import { describe, expect, it } from 'vitest';
import { formatLocalTime } from '../local-time.ts';
import { NOW, fetchRevenue, createTestStore } from './fetch-revenue.test-support.ts';
import type { RevenueResponse } from './fetch-revenue.test-support.ts';

const ALL_TIME = { after: '2024-09-01T00:00:00', before: '2026-11-30T23:59:59' };

describe('the revenue report', () => {
  it('decreases by exactly the amounts of an order that is removed, on the date of that order', async () => {
    const store = createTestStore();
    const query = { ...ALL_TIME, interval: 'day' };
    const before = await fetchRevenue(store, query);
    const index = store.db.orders.findIndex(
      (order, position) =>
        position > 1200 &&
        order.status === 'completed' &&
        order.coupons.length > 0 &&
        order.refunds.length === 0,
    );
    const [order] = store.db.orders.splice(index, 1);
    if (!order?.date_paid) throw new Error('The shop has paid orders with coupons');
    const after = await fetchRevenue(store, query);
    const day = formatLocalTime(order.date_paid).slice(0, 10);
    for (const [position, interval] of after.intervals.entries()) {
      const earlier = before.intervals[position];
      if (interval.interval !== day) {
        expect(interval).toEqual(earlier);
        continue;
      }
      const net = order.lines.reduce((sum, line) => sum + line.total, 0);
      const lost = (earlier?.subtotals.net_revenue ?? 0) - interval.subtotals.net_revenue;
      expect(Math.round(lost * 100)).toBe(net);
      expect((earlier?.subtotals.orders_count ?? 0) - interval.subtotals.orders_count).toBe(1);
      expect((earlier?.subtotals.coupons ?? 0) - interval.subtotals.coupons).toBeCloseTo(
        order.coupons.reduce((sum, line) => sum + line.discount, 0) / 100,
        9,
      );
    }
    expect(before.totals.orders_count - after.totals.orders_count).toBe(1);
  });

  it('counts a refund on its own date, and not as an order', async () => {
    const store = createTestStore();
    const order = store.db.orders.find(({ refunds }) => refunds.some((refund) => refund.is_full));
    const refund = order?.refunds[0];
    if (!order || !refund) throw new Error('The shop has refunds');
    store.db.orders = [order];
    const { totals, intervals } = await fetchRevenue(store, { ...ALL_TIME, interval: 'day' });
    const at = (time: number | null) =>
      intervals.find(({ interval }) => interval === formatLocalTime(time ?? 0).slice(0, 10))
        ?.subtotals;
    expect(at(order.date_paid)).toMatchObject({ orders_count: 1, refunds: 0 });
    expect(at(refund.date_created)).toMatchObject({
      orders_count: 0,
      avg_order_value: 0,
      avg_items_per_order: 0,
      total_customers: 1,
    });
    expect(at(refund.date_created)?.num_items_sold).toBe(
      -(at(order.date_paid)?.num_items_sold ?? 0),
    );
    expect(totals).toMatchObject({
      orders_count: 1,
      net_revenue: 0,
      taxes: 0,
      shipping: 0,
      total_sales: 0,
    });
    expect(totals.gross_sales).toBeCloseTo(totals.refunds + totals.coupons, 9);
  });

  it('excludes the statuses of the setting, trash and drafts', async () => {
    const store = createTestStore();
    const query = { ...ALL_TIME, interval: 'year', date_type: 'date_created' };
    const usual = (await fetchRevenue(store, query)).totals.orders_count;
    const inState = (...states: string[]) =>
      store.db.orders.filter(({ status }) => states.includes(status)).length;
    expect(usual).toBe(2500 - inState('pending', 'cancelled', 'failed', 'trash'));
    store.db.options['woocommerce_excluded_report_order_statuses'] = [];
    expect((await fetchRevenue(store, query)).totals.orders_count).toBe(2500 - inState('trash'));
  });

  it('counts by the date type of the setting or of the request', async () => {
    const store = createTestStore();
    const query = { ...ALL_TIME, interval: 'day' };
    const paid = await fetchRevenue(store, query);
    const created = await fetchRevenue(store, { ...query, date_type: 'date_created' });
    expect(created.totals.orders_count).toBeGreaterThan(paid.totals.orders_count);
    store.db.options['woocommerce_date_type'] = 'date_created';
    expect(await fetchRevenue(store, query)).toEqual(created);
    expect(await fetchRevenue(store, { ...query, date_type: 'date_paid' })).toEqual(paid);
  });

  it('includes orders paid in the first and in the last second of a range', async () => {
    const store = createTestStore();
    const order = store.db.orders.find(({ date_paid, refunds }) => date_paid && !refunds.length);
    if (!order?.date_paid) throw new Error('The shop has paid orders');
    store.db.orders = [order];
    const ordersIn = async (from: number, to: number) =>
      (
        await fetchRevenue(store, {
          after: formatLocalTime((order.date_paid ?? 0) + from * 1000),
          before: formatLocalTime((order.date_paid ?? 0) + to * 1000),
          interval: 'hour',
        })
      ).totals.orders_count;
    expect(await ordersIn(0, 0)).toBe(1);
    expect(await ordersIn(-5, -1)).toBe(0);
    expect(await ordersIn(1, 5)).toBe(0);
  });

  it('reports each end of an interval in UTC too, across daylight saving changes', async () => {
    const { intervals } = await fetchRevenue(
      createTestStore({ timeZone: 'Europe/Berlin', orders: 50 }),
      {
        after: '2026-03-28T00:00:00',
        before: '2026-03-30T23:59:59',
        interval: 'day',
      },
    );
    expect(
      intervals.map(({ date_start_gmt, date_end_gmt }) => [date_start_gmt, date_end_gmt]),
    ).toEqual([
      ['2026-03-27 23:00:00', '2026-03-28 22:59:59'],
      ['2026-03-28 23:00:00', '2026-03-29 21:59:59'],
      ['2026-03-29 22:00:00', '2026-03-30 21:59:59'],
    ]);
  });

  it('converts a range with a UTC offset to local time', async () => {
    const store = createTestStore({ timeZone: '+02:00', orders: 50 });
    const { intervals } = await fetchRevenue(store, {
      after: '2026-11-18T22:00:00Z',
      before: '2026-11-20T20:59:59-01:00',
      interval: 'day',
    });
    expect(intervals.map(({ date_start, date_end }) => [date_start, date_end])).toEqual([
      ['2026-11-19 00:00:00', '2026-11-19 23:59:59'],
      ['2026-11-20 00:00:00', '2026-11-20 23:59:59'],
    ]);
  });

  it.each(['net_revenue', 'items_sold'])(
    'sorts by %s in both directions, across pages',
    async (orderby) => {
      const store = createTestStore();
      const query = {
        after: '2026-09-01T00:00:00',
        before: NOW,
        interval: 'day',
        orderby,
        per_page: '10',
      };
      const name = orderby === 'items_sold' ? 'num_items_sold' : orderby;
      const valuesOf = ({ intervals }: RevenueResponse) =>
        intervals.map(
          ({ subtotals }) =>
            Object.entries(subtotals).find(([key]) => key === name)?.[1] ?? Number.NaN,
        );
      const rising = await fetchRevenue(store, query);
      const falling = await fetchRevenue(store, { ...query, order: 'desc' });
      expect(valuesOf(rising)).toEqual(valuesOf(rising).toSorted((a, b) => a - b));
      expect(falling.intervals.toReversed()).toEqual(rising.intervals);
      expect(new Set(rising.intervals.map(({ interval }) => interval)).size).toBe(81);
    },
  );
});
