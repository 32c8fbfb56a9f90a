import apiFetch from '@wordpress/api-fetch';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRouteLookup } from './optional-routes.ts';

vi.mock('@wordpress/api-fetch', () => ({ default: vi.fn<() => Promise<unknown>>() }));

const fetchIndex = vi.mocked(apiFetch);
const FAVORITES = '/wc-admin/navigation/favorites/me';
const IMPORTS = '/wc-analytics/imports/status';

beforeEach(() => {
  window.sessionStorage.clear();
  fetchIndex.mockReset();
});
afterEach(() => window.sessionStorage.clear());

it('reads the index of the store once in a session of its owner', async () => {
  fetchIndex.mockResolvedValue({ routes: { [IMPORTS]: { namespace: 'wc-analytics' } } });
  const hasRoute = createRouteLookup('1 shop');
  expect(await Promise.all([hasRoute(IMPORTS), hasRoute(FAVORITES)])).toEqual([true, false]);
  expect(await createRouteLookup('1 shop')(FAVORITES)).toBe(false);
  expect(fetchIndex).toHaveBeenCalledTimes(1);
  expect(fetchIndex.mock.lastCall?.[0].path).toMatch(/^\/\?_fields=/);
  await createRouteLookup('2 shop')(FAVORITES);
  expect(fetchIndex).toHaveBeenCalledTimes(2);
});

it('counts every route as present if the store does not say, and routes of every version always', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fetchIndex.mockRejectedValue(new Error('403'));
  const hasRoute = createRouteLookup('1 shop');
  expect(await hasRoute('/wc-analytics/reports/revenue/stats')).toBe(true);
  expect(fetchIndex).not.toHaveBeenCalled();
  expect(await hasRoute(FAVORITES)).toBe(true);
  fetchIndex.mockResolvedValue(null);
  expect(await createRouteLookup('1 shop')(FAVORITES)).toBe(true);
});
