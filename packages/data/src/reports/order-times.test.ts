import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { API_ROOT, createTestRegistry, startRestServer } from '../testing/rest-server.ts';
import { readOrderTimes } from './order-times.ts';

const server = startRestServer();
const URL = `${API_ROOT}/tillview/v1/order-times`;
const withRoute = { hasRoute: () => Promise.resolve(true) };

const reply = (body: object) => server.use(http.get(URL, () => HttpResponse.json(body)));

it('counts the orders of each hour from the differences of their hours', async () => {
  const newest = '2026-11-02 02:15:00';
  reply({ isBusy: false, start: '2026-11-01', newest, hours: [3, 0, 5, 18] });
  const times = await readOrderTimes(createTestRegistry(withRoute));
  expect(times).toMatchObject({ start: '2026-11-01', newest, days: null });
  expect(times!.hours).toHaveLength(27);
  expect([3, 8, 26].map((hour) => times!.hours[hour])).toEqual([2, 1, 1]);
});

it('takes the counts of a busy shop, and of a shop without orders none', async () => {
  reply({ isBusy: true, start: '2026-10-17', newest: null, hours: [4, 0, 7], days: [90, 80] });
  expect(await readOrderTimes(createTestRegistry(withRoute))).toMatchObject({
    hours: [4, 0, 7],
    days: [90, 80],
  });
  reply({ isBusy: false, start: '2026-11-28', newest: null, hours: [] });
  expect((await readOrderTimes(createTestRegistry(withRoute)))?.hours).toEqual([]);
});

it.each([
  ['a negative count', { isBusy: true, start: '2026-11-01', newest: null, hours: [-1] }],
  ['a day that is none', { isBusy: false, start: 'x', newest: null, hours: [] }],
])('refuses %s', async (_, body) => {
  reply(body);
  await expect(readOrderTimes(createTestRegistry(withRoute))).rejects.toMatchObject({
    code: 'unexpected_response',
  });
});

it('sends no request to a store without the plugin', async () => {
  const registry = createTestRegistry({ hasRoute: () => Promise.resolve(false) });
  expect(await readOrderTimes(registry)).toBeUndefined();
});
