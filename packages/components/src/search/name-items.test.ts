import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import {
  API_ROOT,
  createTestRegistry,
  startRestServer,
} from '../../../data/src/testing/rest-server.ts';
import { loadLabels } from './load-labels.ts';

const server = startRestServer();
const CATEGORIES = [
  { id: 1, name: 'Shop', parent: 0 },
  { id: 2, name: 'Hats', parent: 1 },
  { id: 3, name: 'Wool', parent: 2 },
  { id: 4, name: 'Wool', parent: 9 },
];

function respond(kind: string, rows: readonly { id: number; [field: string]: unknown }[]) {
  server.use(
    http.get(`${API_ROOT}/wc-analytics/${kind}`, ({ request }) => {
      const ids = new URL(request.url).searchParams.get('include')?.split(',').map(Number);
      return HttpResponse.json(ids ? rows.filter(({ id }) => ids.includes(id)) : rows);
    }),
  );
}

async function labelsOf(type: string, ids: string) {
  const context = { registry: createTestRegistry(), variationSeparator: ' - ' };
  return (await loadLabels(type, ids, context)).map(({ label }) => label);
}

it('names categories of the same name with their parents', async () => {
  respond('products/categories', CATEGORIES);
  expect(await labelsOf('categories', '1,3,4')).toEqual(['Shop', 'Shop › Hats › Wool', 'Wool']);
  expect(await labelsOf('categories', '1,3')).toEqual(['Shop', 'Wool']);
});

it('tells products and variations of the same name apart by their SKU', async () => {
  const products = [
    { id: 5, name: 'Mug', sku: 'A' },
    { id: 6, name: 'Mug', sku: 'B' },
    { id: 7, name: 'Cup', sku: 'C' },
  ];
  respond('products', products);
  expect(await labelsOf('products', '5,6,7')).toEqual(['Mug (A)', 'Mug (B)', 'Cup']);
  const attributes = [{ option: 'Blue' }];
  respond(
    'variations',
    products.map((product) => ({ ...product, attributes })),
  );
  expect(await labelsOf('variations', '5,6,7')).toEqual([
    'Mug - Blue (A)',
    'Mug - Blue (B)',
    'Cup - Blue',
  ]);
});

it('never renames coupons', async () => {
  respond('coupons', [
    { id: 8, code: 'SAVE - ' },
    { id: 9, code: 'SAVE - ' },
  ]);
  expect(await labelsOf('coupons', '8,9')).toEqual(['SAVE - ', 'SAVE - ']);
});
