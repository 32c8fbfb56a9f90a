import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { countriesStore } from '../countries/index.ts';
import { API_ROOT, createTestRegistry, startRestServer } from '../testing/rest-server.ts';
import { searchFor } from './index.ts';

const server = startRestServer();
const root = `${API_ROOT}/wc-analytics`;

it('decodes the HTML entities of names', async () => {
  const states = [{ code: 'LU', name: 'Lucerne &amp; more' }];
  server.use(
    http.get(`${root}/products`, () => HttpResponse.json([{ id: 7, name: 'Mug &amp; Lid' }])),
    http.get(`${root}/data/countries`, () =>
      HttpResponse.json([{ code: 'CI', name: 'C&ocirc;te d&#8217;Ivoire', states }]),
    ),
  );
  const registry = createTestRegistry();
  const { items } = await searchFor(registry, 'products', 'mug');
  expect(items.map(({ name }) => name)).toEqual(['Mug & Lid']);
  const countries = await registry.resolveSelect(countriesStore).getCountries();
  expect(countries).toEqual([
    { code: 'CI', name: 'Côte d’Ivoire', states: [{ code: 'LU', name: 'Lucerne & more' }] },
  ]);
});
