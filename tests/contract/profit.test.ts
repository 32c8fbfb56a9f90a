import { createLedger, getPayouts, getProfits, toSeconds } from '@tillview/data';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import {
  API_ROOT,
  createTestRegistry,
  startRestServer,
} from '../../packages/data/src/testing/rest-server.ts';
import { DOLLARS } from '../setup/dollars.ts';
import recording from '../cases/october-2026-costs.json' with { type: 'json' };

const server = startRestServer();
const OCTOBER = {
  after: toSeconds('2026-10-01T00:00:00'),
  before: toSeconds('2026-10-31T23:59:59'),
};
const storage = {
  read: () => Promise.resolve([]),
  write: () => Promise.resolve(true),
  clear: () => Promise.resolve(true),
};

/** The replies of a real store to which orders of October 2026 were reduced, by the day paid. */
function serveOctober(): void {
  const { rows, orders, refunds } = recording;
  const add = (key: 'net_total' | 'total_sales' | 'num_items_sold') =>
    rows.reduce((sum, row) => sum + row[key], 0);
  const subtotals = {
    orders_count: rows.filter(({ parent_id: parent }) => parent === 0).length,
    net_revenue: add('net_total'),
    num_items_sold: add('num_items_sold'),
    total_sales: add('total_sales'),
  };
  const included = (url: string) =>
    new Set(
      [...new URL(url).searchParams]
        .filter(([name]) => name.startsWith('include['))
        .map(([, id]) => Number(id)),
    );
  server.use(
    http.get(`${API_ROOT}/wc-analytics/reports/orders`, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
      return HttpResponse.json(rows.slice((page - 1) * 100, page * 100), {
        headers: { 'x-wp-totalpages': String(Math.ceil(rows.length / 100)) },
      });
    }),
    http.get(`${API_ROOT}/wc-analytics/reports/revenue/stats`, () =>
      HttpResponse.json({ intervals: [{ interval: '2026-10', subtotals }] }),
    ),
    http.get(`${API_ROOT}/wc/v3/orders`, ({ request }) => {
      const ids = included(request.url);
      return HttpResponse.json(orders.filter(({ id }) => ids.has(id)));
    }),
    http.get(`${API_ROOT}/wc/v3/refunds`, ({ request }) => {
      const ids = included(request.url);
      return HttpResponse.json(refunds.filter(({ id }) => ids.has(id)));
    }),
  );
}

it('has the profit, the fees and the payouts of October 2026 of a real store', async () => {
  serveOctober();
  const registry = createTestRegistry({ hasRoute: () => Promise.resolve(false) });
  const ledger = createLedger(registry, {
    owner: 'shop',
    currency: DOLLARS,
    getMonth: () => '2026-10',
    storage,
  });
  ledger.needCosts();
  await ledger.check();
  await ledger.read();
  const { months, unread, error } = ledger.getState();
  expect([unread, error]).toEqual([[], undefined]);
  const [october] = getProfits(months.values(), [OCTOBER], { rates: [], costs: [] });
  const rounded = Object.fromEntries(
    Object.entries(october ?? {}).map(([key, value]) => [key, Number(value?.toFixed(2))]),
  );
  expect(rounded).toMatchObject({
    orders_count: 138,
    known_net: 14_557.07,
    cost: 7_524.38,
    gross_profit: 7_032.69,
    shipping: 823.5,
    fees: 321.37,
    kept: 7_534.82,
    fee_share: Number(((100 * 77) / 138).toFixed(2)),
  });
  const payouts = getPayouts(months.values(), OCTOBER, { rates: [] });
  const card = payouts.find(({ method }) => method === 'card');
  expect(card).toMatchObject({ name: 'Credit card', orders_count: 82, without_fee: 5 });
  const total = payouts.reduce((sum, { gross, refunds }) => sum + gross + refunds, 0);
  expect(total).toBeCloseTo(recording.rows.reduce((sum, row) => sum + row.total_sales, 0));
});
