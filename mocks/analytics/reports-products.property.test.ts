import * as fc from 'fast-check';
import {
  fetchStats,
  productFilters,
  reportRequest,
  units,
  variationFilters,
  fetchAllRows,
} from './fetch-reports.test-support.ts';
import { RUN_OPTIONS, expectIntervals, soldIn } from './expect-reports.test-support.ts';
import {
  countSold,
  listOf,
  passesProducts,
  passesVariations,
} from './reference-ledger.test-support.ts';
import type { SoldLine } from './reference-ledger.test-support.ts';
import { describe, expect, it } from 'vitest';

describe('products, variations and categories', () => {
  const kinds = [
    ['products', productFilters, passesProducts],
    ['variations', variationFilters, passesVariations],
  ] as const;

  it.each(kinds)(
    '%s stats agree with the ledger; segments and intervals add up to the totals',
    async (name, filters, passes) => {
      await fc.assert(
        fc.asyncProperty(reportRequest(filters), async ({ store, params, interval }) => {
          const response = await fetchStats(store, `${name}/stats`, {
            ...params,
            interval,
            segmentby: 'product',
          });
          const sold = soldIn(store, params, passes);
          const read = (metrics: Record<string, unknown>) => ({
            items: metrics['items_sold'],
            net: units(store, metrics['net_revenue']),
            orders: metrics['orders_count'],
          });
          expectIntervals(
            store,
            response,
            interval,
            sold,
            ({ entry }) => entry.created,
            countSold,
            read,
          );
          for (const metrics of [
            response.totals,
            ...response.intervals.map(({ subtotals }) => subtotals),
          ])
            for (const { segment_id, subtotals } of metrics.segments ?? [])
              if (metrics === response.totals)
                expect(read(subtotals)).toEqual(
                  countSold(
                    sold.filter(({ line }) => String(line.product_id) === String(segment_id)),
                  ),
                );
          const sumOf = (list: readonly Record<string, unknown>[]) =>
            list.reduce<{ items: number; net: number }>(
              (sum, metrics) => ({
                items: sum.items + Number(metrics['items_sold']),
                net: sum.net + units(store, metrics['net_revenue']),
              }),
              { items: 0, net: 0 },
            );
          const whole = {
            items: Number(response.totals['items_sold']),
            net: units(store, response.totals['net_revenue']),
          };
          expect(sumOf(response.intervals.map(({ subtotals }) => subtotals))).toEqual(whole);
          expect(sumOf((response.totals.segments ?? []).map(({ subtotals }) => subtotals))).toEqual(
            whole,
          );
        }),
        RUN_OPTIONS,
      );
    },
  );

  it.each(kinds)(
    'the table of %s lists each item once, with the metrics of that item',
    async (name, filters, passes) => {
      await fc.assert(
        fc.asyncProperty(reportRequest(filters), async ({ store, params }) => {
          const rows = await fetchAllRows(store, name, {
            ...params,
            orderby: 'items_sold',
            order: 'desc',
          });
          const sold = soldIn(store, params, passes);
          const keyOf = ({ line }: SoldLine) =>
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
        RUN_OPTIONS,
      );
    },
  );

  it('the table of categories lists each category once, with the metrics of that category', async () => {
    await fc.assert(
      fc.asyncProperty(
        reportRequest(({ db }) => ({ categories: upToFourIds(db.categories) })),
        async ({ store, params }) => {
          const rows = await fetchAllRows(store, 'categories', {
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
      RUN_OPTIONS,
    );
  });
});

/** Up to four ids as a list parameter, or none. */
const upToFourIds = (items: readonly { id: number }[]) =>
  fc
    .subarray(
      items.map(({ id }) => id),
      { maxLength: 4 },
    )
    .map((list) => list.join(','));
