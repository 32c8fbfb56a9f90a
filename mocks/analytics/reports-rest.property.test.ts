import * as fc from 'fast-check';
import {
  NUM_RUNS,
  SHOPS,
  fetchList,
  fetchStats,
  reportRequest,
  units,
  fetchAllRows,
} from './fetch-reports.test-support.ts';
import { RUN_OPTIONS, byNumber, ledgerOf } from './expect-reports.test-support.ts';
import { isCounted } from './reference-ledger.test-support.ts';
import type { Params } from './reference-ledger.test-support.ts';
import { describe, expect, it } from 'vitest';

describe('customers and stock', () => {
  const between = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }));

  it('customers agree with the ledger for any filters', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...SHOPS),
        fc.record({
          match: fc.constantFrom('all', 'any'),
          country_includes: fc.constantFrom('', 'US', 'GB,DE'),
          country_excludes: fc.constantFrom('', '', 'FR'),
          orders_count_between: fc.oneof(fc.constant(null), between),
          orders_count_min: fc.constantFrom('', '', '2'),
          total_spend_max: fc.constantFrom('', '', '250'),
          registered_after: fc.constantFrom('', '', '2025-06-01T00:00:00'),
        }),
        async (store, { orders_count_between, ...filters }) => {
          const params: Params = {
            ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
            ...(orders_count_between
              ? { orders_count_between: orders_count_between.map(String) }
              : {}),
          };
          const scale = 10 ** store.db.currency.decimals;
          const customers = store.db.customers.map((customer) => {
            const own = ledgerOf(store).filter(
              (entry) => isCounted(entry) && entry.order.customer_id === customer.id,
            );
            const spent = own.reduce((sum, { lines, shipping }) => {
              let paid = sum + (shipping?.total ?? 0);
              for (const { amount } of shipping?.taxes ?? []) paid += amount;
              for (const line of lines)
                paid += line.total + line.taxes.reduce((tax, { amount }) => tax + amount, 0);
              return paid;
            }, 0);
            return {
              customer,
              orders: own.filter(({ isRefund }) => !isRefund).length,
              // The filters count refunds as orders.
              entries: own.length,
              spent,
              bought: own.length > 0,
            };
          });
          const expected = customers.filter(({ customer, entries, spent, bought }) => {
            const registered =
              customer.date_registered === null
                ? ''
                : new Date(customer.date_registered).toISOString().slice(0, 19);
            const plain = [
              ...(filters.country_includes
                ? [filters.country_includes.split(',').includes(customer.country)]
                : []),
              ...(filters.country_excludes ? [customer.country !== filters.country_excludes] : []),
              ...(filters.registered_after ? [registered >= filters.registered_after] : []),
            ];
            const [a = 0, b = 0] = orders_count_between ?? [];
            const sums = [
              ...(orders_count_between
                ? [entries >= Math.min(a, b) && entries <= Math.max(a, b)]
                : []),
              ...(filters.orders_count_min ? [entries > 2] : []),
              ...(filters.total_spend_max ? [bought && spent / scale < 250] : []),
            ];
            return [plain, sums].every(
              (group) =>
                group.length === 0 ||
                (filters.match === 'any' ? group.includes(true) : !group.includes(false)),
            );
          });
          const rows = await fetchAllRows(store, 'customers', {
            ...params,
            orderby: 'total_spend',
            per_page: '50',
          });
          expect(
            rows
              .map((row) => [row['id'], row['orders_count'], units(store, row['total_spend'])])
              .toSorted((x, y) => Number(x[0]) - Number(y[0])),
          ).toEqual(expected.map(({ customer, orders, spent }) => [customer.id, orders, spent]));
          const { totals } = await fetchStats(store, 'customers/stats', params);
          const buyers = expected.filter(({ bought }) => bought);
          const average = (total: number, count: number) => (count === 0 ? 0 : total / count);
          expect(totals['customers_count']).toBe(expected.length);
          expect(totals['avg_orders_count']).toBeCloseTo(
            average(
              buyers.reduce((sum, { orders }) => sum + orders, 0),
              buyers.length,
            ),
            3,
          );
          expect(totals['avg_total_spend']).toBeCloseTo(
            average(
              buyers.reduce((sum, { spent }) => sum + spent, 0),
              buyers.length,
            ) / scale,
            5,
          );
        },
      ),
      RUN_OPTIONS,
    );
  });

  it.each(SHOPS.map((store, index) => [index, store] as const))(
    'the stock report of store %i lists the products and variations of each status',
    async (_, store) => {
      const all = [...store.db.products, ...store.db.variations];
      for (const type of ['instock', 'outofstock', 'onbackorder'] as const) {
        const rows = await fetchAllRows(store, 'stock', { type });
        expect(rows.map((row) => row['id']).toSorted(byNumber)).toEqual(
          all
            .filter((item) => item.stock_status === type)
            .map(({ id }) => id)
            .toSorted(byNumber),
        );
      }
      const low = await fetchAllRows(store, 'stock', { type: 'lowstock' });
      expect(low.map((row) => row['id']).toSorted(byNumber)).toEqual(
        all
          .filter(
            (item) =>
              item.manage_stock &&
              item.stock_status === 'instock' &&
              (item.stock_quantity ?? 0) <= (item.low_stock_amount ?? 2),
          )
          .map(({ id }) => id)
          .toSorted(byNumber),
      );
      for (const orderby of ['stock_status', 'stock_quantity', 'title', 'sku'])
        expect(
          new Set((await fetchAllRows(store, 'stock', { orderby })).map((row) => row['id'])).size,
        ).toBe(all.length);
      expect((await fetchStats(store, 'stock/stats', {})).totals).toMatchObject({
        products: all.length,
        lowstock: low.length,
      });
    },
  );
});

describe('the overview', () => {
  it('shows the same metrics as the reports', async () => {
    await fc.assert(
      fc.asyncProperty(
        reportRequest(() => ({})),
        async ({ store, params, interval }) => {
          const indicators = await fetchList(store, 'performance-indicators', params);
          for (const { stat, value } of indicators) {
            const [report = '', metric = ''] = String(stat).split('/');
            const { totals } = await fetchStats(store, `${report}/stats`, { ...params, interval });
            expect([stat, value]).toEqual([stat, totals[metric]]);
          }
          expect(indicators).toHaveLength(15);
        },
      ),
      { numRuns: Math.ceil(NUM_RUNS / 10) },
    );
  });

  it('sorts products and categories in leaderboards as in the tables', async () => {
    await fc.assert(
      fc.asyncProperty(
        reportRequest(() => ({})),
        async ({ store, params }) => {
          const boards = await fetchList(store, '../leaderboards', { ...params, per_page: '20' });
          for (const [id, key] of [
            ['products', 'product_id'],
            ['categories', 'category_id'],
          ] as const) {
            const board = boards.find((item) => item['id'] === id);
            const cells = (Array.isArray(board?.['rows']) ? board['rows'] : []) as {
              value: unknown;
            }[][];
            const rows = await fetchAllRows(store, id, {
              ...params,
              orderby: 'items_sold',
              order: 'desc',
              per_page: '100',
            });
            expect(cells.map(([, count, amount]) => [count?.value, amount?.value])).toEqual(
              rows
                .map((row) => [row['items_sold'], row['net_revenue'], row[key]])
                .toSorted((a, b) => Number(b[0]) - Number(a[0]) || Number(a[2]) - Number(b[2]))
                .slice(0, 20)
                .map(([count, amount]) => [count, amount]),
            );
          }
        },
      ),
      { numRuns: Math.ceil(NUM_RUNS / 4) },
    );
  });
});
