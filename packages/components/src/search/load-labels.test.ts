import { expect, it } from 'vitest';
import {
  API_ROOT,
  createTestRegistry,
  serve,
  startRestServer,
} from '../../../data/src/testing/rest-server.ts';
import { loadLabels, loadProductType } from './load-labels.ts';

const server = startRestServer();
const url = `${API_ROOT}/wc-analytics/products`;

it('reads the name and the type of a product with a single request', async () => {
  const queries = serve(server, url, [{ id: 7, name: 'Mug', type: 'variable' }]);
  const registry = createTestRegistry();
  const labels = await loadLabels('products', '7', { registry, variationSeparator: ' - ' });
  expect(labels).toEqual([{ key: 7, label: 'Mug' }]);
  expect(await loadProductType('7', registry)).toBe('variable');
  expect(queries).toEqual([{ include: '7', per_page: '1' }]);
});

it('returns an empty type for a product that does not exist', async () => {
  serve(server, url, []);
  expect(await loadProductType('7', createTestRegistry())).toBe('');
});
