import * as fc from 'fast-check';
import {
  askStats,
  productFilters,
  question,
  units,
  variationFilters,
  walk,
} from './ask-reports.test-support.ts';
import { RUNS, holdIntervals, listOf, soldIn } from './hold-reports.test-support.ts';
import { countSold, passesProducts, passesVariations } from './slow-ledger.test-support.ts';
import type { Sold } from './slow-ledger.test-support.ts';
import { describe, expect, it } from 'vitest';

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
