import { itemsStore } from '@tillview/data';
import { describe, expect, it } from 'vitest';
import { createTestRegistry } from '../../packages/data/src/testing/rest-server.ts';
import { settle } from '../../packages/data/src/testing/settle.ts';
import { expectAsRecorded, queryOfRecording, rowsOf, startReplay } from './data-replay.ts';

const { replay } = startReplay();

describe('catalogue items of a real store', () => {
  it.each([
    ['products/low-in-stock', 'products-low-in-stock'],
    ['leaderboards', 'leaderboards'],
    ['leaderboards/products', 'leaderboards-products'],
    ['categories', 'categories-all'],
    ['coupons', 'search-coupons-save'],
  ])(
    '%s are returned by type, in the order of the response (R1.51, R7.75, R7.76)',
    async (type, name) => {
      const sent = replay(name);
      const query = queryOfRecording(name);
      const items = await createTestRegistry().resolveSelect(itemsStore).getItems(type, query);
      expectAsRecorded(sent, name);
      expect([...items.values()]).toEqual(rowsOf(name));
    },
  );

  it('have their total count from the header (R7.78)', async () => {
    replay('products-low-in-stock');
    const registry = createTestRegistry();
    const query = queryOfRecording('products-low-in-stock');
    await registry.resolveSelect(itemsStore).getItems('products/low-in-stock', query);
    expect(registry.select(itemsStore).getItemsTotalCount('products/low-in-stock', query)).toBe(13);
    await settle();
  });

  it('the stock of a product is updated (R1.52, R7.80, R7.82)', async () => {
    const sent = replay('w-product-stock');
    const registry = createTestRegistry();
    const product = { id: 22, name: 'Silk Scarf', type: 'simple', stock_quantity: 40 };
    const saved = await registry.dispatch(itemsStore).updateProductStock(product, 33);
    expect(saved).toMatchObject({ id: 22, stock_quantity: 33, sku: 'SKU-013' });
    // The recorded body is only the new quantity; the spec sends the whole product.
    expect(sent).toEqual([
      {
        method: 'PUT',
        path: '/wc-analytics/products/22',
        query: {},
        body: { ...product, stock_quantity: 33 },
      },
    ]);
  });

  it('the stock of a variation is updated at the path of its product (R7.81)', async () => {
    const sent = replay('w-variation-stock');
    const variation = { id: 61, type: 'variation', parent_id: 60, stock_quantity: 1 };
    const saved = await createTestRegistry().dispatch(itemsStore).updateProductStock(variation, 12);
    expect(saved.stock_quantity).toBe(12);
    expect(sent).toMatchObject([
      { method: 'PUT', path: '/wc-analytics/products/60/variations/61', query: {} },
    ]);
  });

  it('a product is created from a template (R7.83)', async () => {
    const sent = replay('w-product-from-template');
    const fields = { template_name: 'physical', status: 'draft' };
    const product = await createTestRegistry()
      .dispatch(itemsStore)
      .createProductFromTemplate(fields);
    expectAsRecorded(sent, 'w-product-from-template');
    expect(product).toEqual({ id: 2748 });
  });

  it('a template may have a query (R7.83; the query was not observed)', async () => {
    const sent = replay('w-product-from-template');
    await createTestRegistry()
      .dispatch(itemsStore)
      .createProductFromTemplate({ template_name: 'physical' }, { _fields: 'id' });
    expect(sent).toMatchObject([{ query: { _fields: 'id' }, body: { template_name: 'physical' } }]);
  });
});
