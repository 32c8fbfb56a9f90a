import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import recorded from '../../../../tests/contract/recordings/j-leaderboards-mtd.json';
import {
  API_ROOT,
  createTestRegistry,
  queryOf,
  serve,
  startRestServer,
} from '../testing/rest-server.ts';
import { getLeaderboardsState, reportsStore } from './index.ts';

const server = startRestServer();
const url = `${API_ROOT}/wc-analytics/leaderboards`;

it('returns the recorded leaderboards, and reads them again on refresh', async () => {
  const reads = serve(server, url, recorded.body);
  const registry = createTestRegistry({ now: () => 1000 });
  const { getLeaderboards } = registry.resolveSelect(reportsStore);
  const boards = await getLeaderboards('leaderboards', { per_page: 5 });
  expect(boards).toEqual(recorded.body);
  const state = () =>
    getLeaderboardsState(registry.select(reportsStore), 'leaderboards', { per_page: 5 });
  expect(state()).toMatchObject({ isRequesting: false, isError: false, receivedAt: 1000 });
  await registry.dispatch(reportsStore).refreshReports();
  expect(await getLeaderboards('leaderboards', { per_page: 5 })).toBe(boards);
  expect(reads).toHaveLength(2);
});

it('reads leaderboards once for equal queries', async () => {
  const reads = serve(server, url, recorded.body);
  const { getLeaderboards } = createTestRegistry().resolveSelect(reportsStore);
  const boards = await getLeaderboards('leaderboards', { per_page: 5 });
  expect(await getLeaderboards('leaderboards', { after: undefined, per_page: 5 })).toBe(boards);
  expect(reads).toHaveLength(1);
});

it('stores the rows of each range separately, although the leaderboards have the same ids', async () => {
  server.use(
    http.get(url, ({ request }) =>
      HttpResponse.json([
        { id: 'products', rows: [[{ display: `<b>${queryOf(request)['after']}</b>`, value: 1 }]] },
      ]),
    ),
  );
  const registry = createTestRegistry();
  const { getLeaderboards } = registry.resolveSelect(reportsStore);
  const rowsOf = async (after: string) =>
    (await getLeaderboards('leaderboards', { after }))?.[0]?.rows;
  await rowsOf('2026-11-01');
  await rowsOf('2025-11-01');
  expect(await rowsOf('2026-11-01')).toEqual([[{ display: '<b>2026-11-01</b>', value: 1 }]]);
});

it('replaces malformed cells with empty ones, and rejects a reply without leaderboard ids', async () => {
  const rows = [null, [null, { display: 7, value: null }]];
  server.use(
    http.get(url, () => HttpResponse.json([{ id: 'products', label: 4, rows }]), { once: true }),
    http.get(url, () => HttpResponse.json([{ rows: [] }])),
  );
  const registry = createTestRegistry();
  const { getLeaderboards } = registry.resolveSelect(reportsStore);
  expect(await getLeaderboards('leaderboards', {})).toEqual([
    {
      id: 'products',
      label: '',
      headers: [],
      rows: [
        [
          { display: '', value: '' },
          { display: '7', value: '' },
        ],
      ],
    },
  ]);
  await expect(getLeaderboards('leaderboards', { page: 2 })).rejects.toThrow(
    'The store returned an unexpected response',
  );
});

it('shows a leaderboard once that the store sends twice', async () => {
  serve(server, url, [{ id: 'products' }, { id: 'coupons' }, { id: 'products' }]);
  const { getLeaderboards } = createTestRegistry().resolveSelect(reportsStore);
  const boards = await getLeaderboards('leaderboards', {});
  expect(boards?.map(({ id }) => id)).toEqual(['products', 'coupons']);
});
