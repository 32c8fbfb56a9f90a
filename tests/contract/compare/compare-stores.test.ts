import { describe, expect, it } from 'vitest';
import { DEFAULT_DEMO_SETTINGS } from '../../../mocks/demo-settings.ts';
import { createDemoStore } from '../../../mocks/demo-store.ts';
import { createDemoClient } from './client.ts';
import type { Client, ComparedResponse } from './client.ts';
import { compareStores } from './compare-stores.ts';
import { entityRequests } from './entity-requests.ts';
import { fillIn, findKnownIds } from './known-ids.ts';
import { reportRequests } from './report-requests.ts';

const STATS =
  '/wc-analytics/reports/products/stats?after=2026-10-01T00:00:00&before=2026-10-31T23:59:59&interval=day&segmentby=product';
const client = createDemoClient(
  createDemoStore({ ...DEFAULT_DEMO_SETTINGS, now: '2026-11-20T12:00:00' }),
);

/** A client that changes the responses to the compared request. */
const changed =
  (request: string, change: (response: ComparedResponse) => ComparedResponse): Client =>
  async (path) => {
    const response = await client(path);
    return path === request ? change(response) : response;
  };
const differencesOf = async (
  request: string,
  change: (response: ComparedResponse) => ComparedResponse,
) =>
  (await compareStores(client, changed(request, change), [request])).unexplained.map(
    ({ difference }) => difference,
  );
const withBody =
  (replace: (text: string) => string) =>
  (response: ComparedResponse): ComparedResponse => {
    const body: unknown = JSON.parse(replace(JSON.stringify(response.body)));
    return { ...response, body };
  };

describe('the comparison of two stores', () => {
  it('finds no difference between a store and itself', async () => {
    expect(await compareStores(client, client, [STATS, '/wc-analytics/unknown'])).toMatchObject({
      requests: 2,
      intended: 0,
      unexplained: [],
    });
  });

  it('finds another status, another error and another header', async () => {
    expect(await differencesOf(STATS, (response) => ({ ...response, status: 500 }))).toEqual([
      expect.stringContaining('status: 200 in the store, 500 in the demo'),
    ]);
    expect(
      await differencesOf(
        '/wc-analytics/unknown',
        withBody((text) => text.replace('rest_no_route', 'not_found')),
      ),
    ).toEqual([expect.stringMatching(/^error: .*rest_no_route.*not_found/)]);
    expect(
      await differencesOf(STATS, (response) => {
        const headers = new Headers(response.headers);
        headers.set('x-wp-total', '30');
        return { ...response, headers };
      }),
    ).toContain('header x-wp-total: 31 in the store, 30 in the demo');
  });

  it('finds another type, a missing field and an additional one', async () => {
    expect(
      await differencesOf(
        STATS,
        withBody((text) => text.replaceAll(/"net_revenue":([\d.-]+)/g, '"net_revenue":"$1"')),
      ),
    ).toEqual(
      expect.arrayContaining([
        '.totals.net_revenue: only the demo sends text',
        '.totals.net_revenue: only the store sends number',
      ]),
    );
    expect(
      await differencesOf(
        STATS,
        withBody((text) => text.replaceAll('"date_start_gmt"', '"start_gmt"')),
      ),
    ).toEqual([
      '.intervals[].date_start_gmt: only the store has it',
      '.intervals[].start_gmt: only the demo has it',
    ]);
  });

  it('compares the ids of segments with and without sales separately', async () => {
    const differences = await differencesOf(
      STATS,
      withBody((text) => text.replaceAll(/"segment_id":"(\d+)"/g, '"segment_id":$1')),
    );
    expect(differences).toContain(
      '.totals.segments[with sales].segment_id: only the store sends text',
    );
    expect(differences.filter((difference) => difference.includes('without sales'))).toEqual([]);
  });
});

describe('the requests', () => {
  it('are several hundred, and every placeholder is a known id', async () => {
    const requests = [...reportRequests(), ...entityRequests()];
    expect(new Set(requests).size).toBeGreaterThan(800);
    const ids = await findKnownIds(client);
    for (const request of requests) expect(fillIn(request, ids)).not.toMatch(/[{}]|undefined/);
    expect(() => fillIn('/wc-analytics/products/{nothing}', ids)).toThrow('unknown id "nothing"');
  });
});
