import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { API_ROOT, createTestRegistry, startRestServer } from '../testing/rest-server.ts';
import { countriesStore } from './index.ts';

const server = startRestServer();
const url = `${API_ROOT}/wc-analytics/data/countries`;

describe('countries', () => {
  it('have a code, a name and states (R3.23)', async () => {
    const states = [{ code: 'LU', name: 'Lucerne' }];
    server.use(
      http.get(url, () => HttpResponse.json([{ code: 'CH', name: 'Switzerland', states }])),
    );
    const registry = createTestRegistry();
    expect(registry.select(countriesStore).getCountries()).toEqual([]);
    await registry.resolveSelect(countriesStore).getCountries();
    const { getCountries, getCountry } = registry.select(countriesStore);
    expect(getCountry('ch')).toMatchObject({
      code: 'CH',
      states: [{ code: 'LU', name: 'Lucerne' }],
    });
    expect(getCountry('XX')).toBeUndefined();
    expect(getCountries()).toBe(getCountries());
  });
});
