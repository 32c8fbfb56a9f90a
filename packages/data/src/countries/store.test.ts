import { describe, expect, it } from 'vitest';
import { API_ROOT, createTestRegistry, serve, startRestServer } from '../testing/rest-server.ts';
import { countriesStore } from './index.ts';

const server = startRestServer();
const url = `${API_ROOT}/wc-analytics/data/countries`;

describe('countries', () => {
  it('have a code, a name and states (R3.23)', async () => {
    const states = [{ code: 'LU', name: 'Lucerne' }];
    serve(server, url, [{ code: 'CH', name: 'Switzerland', states }]);
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
