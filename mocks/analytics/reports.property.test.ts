import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DemoStore } from '../demo-store.ts';
import type { Interval } from '../wall-time.ts';
import {
  ROUNDS,
  SHOPS,
  askList,
  askStats,
  couponFilter,
  downloadFilters,
  orderFilters,
  productFilters,
  question,
  taxFilter,
  units,
  variationFilters,
  walk,
} from './ask-reports.test-support.ts';
import type { Stats } from './ask-reports.test-support.ts';
import {
  countCoupons,
  countSold,
  countTaxes,
  isCounted,
  isWithin,
  passesOrders,
  passesProducts,
  passesVariations,
  slipsOf,
} from './slow-ledger.test-support.ts';
import type { Params, Slip, Sold } from './slow-ledger.test-support.ts';
import { labelOf } from './slow-revenue.test-support.ts';

/** Order of numbers in any column. */
const byNumber = (a: unknown, b: unknown) => Number(a) - Number(b);

const RUNS = { numRuns: ROUNDS };
const ledgers = new Map(SHOPS.map((store) => [store, slipsOf(store)]));
const slips = (store: DemoStore): Slip[] => ledgers.get(store) ?? [];
const listOf = (params: Params, name: string) =>
  String(params[name] ?? '')
    .split(',')
    .filter(Boolean);

/** Lines of a range, by the day of the order, that pass. */
function soldIn(
  store: DemoStore,
  params: Params,
  passes: (store: DemoStore, line: Sold['line'], params: Params) => boolean,
): Sold[] {
  return slips(store)
    .filter((slip) => isCounted(slip) && isWithin(slip.created, params))
    .flatMap((slip) => slip.lines.map((line) => ({ slip, line })))
    .filter(({ line }) => passes(store, line, params));
}

/** Puts things into the intervals that a reply names, and holds each interval and the whole to a count. */
function holdIntervals<Thing>(
  store: DemoStore,
  reply: Stats,
  interval: Interval,
  things: readonly Thing[],
  timeOf: (thing: Thing) => string,
  count: (some: readonly Thing[]) => unknown,
  read: (figures: Stats['totals']) => unknown,
): void {
  const { weekStart } = store.settings;
  const labels = things.map((thing) =>
    labelOf(timeOf(thing).replace('T', ' '), interval, weekStart),
  );
  expect(read(reply.totals)).toEqual(count(things));
  for (const { interval: label, subtotals } of reply.intervals)
    expect([label, read(subtotals)]).toEqual([
      label,
      count(things.filter((_, index) => labels[index] === label)),
    ]);
}

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

describe('products, variations and categories', () => {
  const kinds = [
    ['products', productFilters, passesProducts],
    ['variations', variationFilters, passesVariations],
  ] as const;

  it.each(kinds)(
    '%s stats agree with the slips; segments and intervals sum up',
    async (name, filters, passes) => {
      await fc.assert(
        fc.asyncProperty(question(filters), async ({ store, params, interval }) => {
          const reply = await askStats(store, `${name}/stats`, {
            ...params,
            interval,
            segmentby: 'product',
          });
          const sold = soldIn(store, params, passes);
          const read = (figures: Record<string, unknown>) => ({
            items: figures['items_sold'],
            net: units(store, figures['net_revenue']),
            orders: figures['orders_count'],
          });
          holdIntervals(store, reply, interval, sold, ({ slip }) => slip.created, countSold, read);
          for (const figures of [
            reply.totals,
            ...reply.intervals.map(({ subtotals }) => subtotals),
          ])
            for (const { segment_id, subtotals } of figures.segments ?? [])
              if (figures === reply.totals)
                expect(read(subtotals)).toEqual(
                  countSold(
                    sold.filter(({ line }) => String(line.product_id) === String(segment_id)),
                  ),
                );
          const sumOf = (list: readonly Record<string, unknown>[]) =>
            list.reduce<{ items: number; net: number }>(
              (sum, figures) => ({
                items: sum.items + Number(figures['items_sold']),
                net: sum.net + units(store, figures['net_revenue']),
              }),
              { items: 0, net: 0 },
            );
          const whole = {
            items: Number(reply.totals['items_sold']),
            net: units(store, reply.totals['net_revenue']),
          };
          expect(sumOf(reply.intervals.map(({ subtotals }) => subtotals))).toEqual(whole);
          expect(sumOf((reply.totals.segments ?? []).map(({ subtotals }) => subtotals))).toEqual(
            whole,
          );
        }),
        RUNS,
      );
    },
  );

  it.each(kinds)(
    'the table of %s has each once, with its own figures',
    async (name, filters, passes) => {
      await fc.assert(
        fc.asyncProperty(question(filters), async ({ store, params }) => {
          const rows = await walk(store, name, { ...params, orderby: 'items_sold', order: 'desc' });
          const sold = soldIn(store, params, passes);
          const keyOf = ({ line }: Sold) =>
            name === 'products' ? line.product_id : line.variation_id;
          const known = rows.map((row) =>
            Number(row[name === 'products' ? 'product_id' : 'variation_id']),
          );
          expect(new Set(known).size).toBe(known.length);
          expect(known).toEqual(expect.arrayContaining([...new Set(sold.map(keyOf))]));
          for (const [index, row] of rows.entries())
            expect({
              items: row['items_sold'],
              net: units(store, row['net_revenue']),
              orders: row['orders_count'],
            }).toEqual(countSold(sold.filter((item) => keyOf(item) === known[index])));
          const items = rows.map((row) => Number(row['items_sold']));
          expect(items).toEqual(items.toSorted((a, b) => b - a));
        }),
        RUNS,
      );
    },
  );

  it('the table of categories has each once, with its own figures', async () => {
    await fc.assert(
      fc.asyncProperty(
        question(({ db }) => ({ categories: couponlessIds(db.categories) })),
        async ({ store, params }) => {
          const rows = await walk(store, 'categories', {
            ...params,
            orderby: 'net_revenue',
            order: 'asc',
          });
          const sold = soldIn(store, params, () => true);
          for (const row of rows) {
            const products = store.db.products.filter(({ category_ids }) =>
              category_ids.includes(Number(row['category_id'])),
            );
            const own = sold.filter(({ line }) =>
              products.some(({ id }) => id === line.product_id),
            );
            expect({
              items: row['items_sold'],
              net: units(store, row['net_revenue']),
              orders: row['orders_count'],
            }).toEqual(countSold(own));
            expect(row['products_count']).toBe(
              new Set(own.map(({ line }) => line.product_id)).size,
            );
          }
          const wanted = listOf(params, 'categories');
          const expected = store.db.categories.filter(({ id }) =>
            wanted.length > 0
              ? wanted.includes(String(id))
              : sold.some(({ line }) =>
                  store.db.products.some(
                    (product) =>
                      product.id === line.product_id && product.category_ids.includes(id),
                  ),
                ),
          );
          expect(rows.map((row) => Number(row['category_id'])).toSorted((a, b) => a - b)).toEqual(
            expected.map(({ id }) => id),
          );
        },
      ),
      RUNS,
    );
  });
});

/** Some numbers as text, or none. */
const couponlessIds = (items: readonly { id: number }[]) =>
  fc
    .subarray(
      items.map(({ id }) => id),
      { maxLength: 4 },
    )
    .map((list) => list.join(','));

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

describe('customers and stock', () => {
  const between = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }));

  it('customers agree with the slips, whatever is filtered', async () => {
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
        async (store, { orders_count_between, ...chosen }) => {
          const params: Params = {
            ...Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== '')),
            ...(orders_count_between
              ? { orders_count_between: orders_count_between.map(String) }
              : {}),
          };
          const scale = 10 ** store.db.currency.decimals;
          const people = store.db.customers.map((customer) => {
            const own = slips(store).filter(
              (slip) => isCounted(slip) && slip.order.customer_id === customer.id,
            );
            const spent = own.reduce((sum, { lines, shipping }) => {
              let worth = sum + (shipping?.total ?? 0);
              for (const { amount } of shipping?.taxes ?? []) worth += amount;
              for (const line of lines)
                worth += line.total + line.taxes.reduce((tax, { amount }) => tax + amount, 0);
              return worth;
            }, 0);
            return {
              customer,
              orders: own.filter(({ isRefund }) => !isRefund).length,
              spent,
              bought: own.length > 0,
            };
          });
          const kept = people.filter(({ customer, orders, spent, bought }) => {
            const registered =
              customer.date_registered === null
                ? ''
                : new Date(customer.date_registered).toISOString().slice(0, 19);
            const plain = [
              ...(chosen.country_includes
                ? [chosen.country_includes.split(',').includes(customer.country)]
                : []),
              ...(chosen.country_excludes ? [customer.country !== chosen.country_excludes] : []),
              ...(chosen.registered_after ? [registered >= chosen.registered_after] : []),
            ];
            const [a = 0, b = 0] = orders_count_between ?? [];
            const sums = [
              ...(orders_count_between
                ? [orders >= Math.min(a, b) && orders <= Math.max(a, b)]
                : []),
              ...(chosen.orders_count_min ? [orders >= 2] : []),
              ...(chosen.total_spend_max ? [bought && spent / scale <= 250] : []),
            ];
            return [plain, sums].every(
              (group) =>
                group.length === 0 ||
                (chosen.match === 'any' ? group.includes(true) : !group.includes(false)),
            );
          });
          const rows = await walk(store, 'customers', {
            ...params,
            orderby: 'total_spend',
            per_page: '50',
          });
          expect(
            rows
              .map((row) => [row['id'], row['orders_count'], units(store, row['total_spend'])])
              .toSorted((x, y) => Number(x[0]) - Number(y[0])),
          ).toEqual(kept.map(({ customer, orders, spent }) => [customer.id, orders, spent]));
          const { totals } = await askStats(store, 'customers/stats', params);
          const buyers = kept.filter(({ bought }) => bought);
          const average = (total: number, count: number) => (count === 0 ? 0 : total / count);
          expect(totals['customers_count']).toBe(kept.length);
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
      RUNS,
    );
  });

  it.each(SHOPS.map((store, index) => [index, store] as const))(
    'stock of shop %i is what lies on the shelves',
    async (_, store) => {
      const all = [...store.db.products, ...store.db.variations];
      for (const type of ['instock', 'outofstock', 'onbackorder'] as const) {
        const rows = await walk(store, 'stock', { type });
        expect(rows.map((row) => row['id']).toSorted(byNumber)).toEqual(
          all
            .filter((item) => item.stock_status === type)
            .map(({ id }) => id)
            .toSorted(byNumber),
        );
      }
      const low = await walk(store, 'stock', { type: 'lowstock' });
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
          new Set((await walk(store, 'stock', { orderby })).map((row) => row['id'])).size,
        ).toBe(all.length);
      expect((await askStats(store, 'stock/stats', {})).totals).toMatchObject({
        products: all.length,
        lowstock: low.length,
      });
    },
  );
});

describe('the overview', () => {
  it('shows the figures of the reports', async () => {
    await fc.assert(
      fc.asyncProperty(
        question(() => ({})),
        async ({ store, params, interval }) => {
          const indicators = await askList(store, 'performance-indicators', params);
          for (const { stat, value } of indicators) {
            const [report = '', figure = ''] = String(stat).split('/');
            const { totals } = await askStats(store, `${report}/stats`, { ...params, interval });
            expect([stat, value]).toEqual([stat, totals[figure]]);
          }
          expect(indicators).toHaveLength(15);
        },
      ),
      { numRuns: Math.ceil(ROUNDS / 10) },
    );
  });

  it('ranks products and categories as their tables do', async () => {
    await fc.assert(
      fc.asyncProperty(
        question(() => ({})),
        async ({ store, params }) => {
          const boards = await askList(store, '../leaderboards', { ...params, per_page: '20' });
          for (const [id, key] of [
            ['products', 'product_id'],
            ['categories', 'category_id'],
          ] as const) {
            const board = boards.find((item) => item['id'] === id);
            const cells = (Array.isArray(board?.['rows']) ? board['rows'] : []) as {
              value: unknown;
            }[][];
            const rows = await walk(store, id, {
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
      { numRuns: Math.ceil(ROUNDS / 4) },
    );
  });
});
