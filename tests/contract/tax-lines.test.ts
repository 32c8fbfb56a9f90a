import { createTaxReader, getTaxReport, type TaxBasis } from '@tillview/data';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import {
  API_ROOT,
  createTestRegistry,
  startRestServer,
} from '../../packages/data/src/testing/rest-server.ts';
import type { LedgerStorage } from '../../packages/data/src/ledger/ledger-storage.ts';
import type { TaxMonth } from '../../packages/data/src/tax-lines/tax-months.ts';
import recording from '../cases/october-2026-taxes.json' with { type: 'json' };

const server = startRestServer();
const [AFTER, BEFORE] = ['2026-10-01T00:00:00', '2026-10-31T23:59:59'];

/** The store's net sales of the month. */
let netSales = 16_821.37;

const createReader = (storage?: LedgerStorage<TaxMonth>) =>
  createTaxReader(createTestRegistry(), { owner: 'shop', ...(storage && { storage }) });

/** Serves the orders and refunds of October 2026 of a real store: those created or paid in it, and refunded orders. */
function serveOctober(): string[] {
  const requests: string[] = [];
  const serve = (path: string, rows: readonly { id: number; date_created: string }[]) =>
    http.get(`${API_ROOT}/wc/v3/${path}`, ({ request }) => {
      const { searchParams: query } = new URL(request.url);
      requests.push(`${path} ${query.get('per_page')}`);
      const ids = new Set(
        [...query].flatMap(([name, id]) => (name.startsWith('include[') ? [Number(id)] : [])),
      );
      const found = rows.filter(({ id, date_created: created }) =>
        ids.size > 0
          ? ids.has(id)
          : created > (query.get('after') ?? '') && created < (query.get('before') ?? ''),
      );
      const [size, page] = [Number(query.get('per_page')), Number(query.get('page') ?? 1)];
      return HttpResponse.json(found.slice((page - 1) * size, page * size), {
        headers: { 'x-wp-total': String(found.length) },
      });
    });
  server.use(
    serve('orders', recording.orders),
    serve('refunds', recording.refunds),
    http.get(`${API_ROOT}/wc-analytics/settings/:group`, () =>
      HttpResponse.json({ code: 'woocommerce_rest_cannot_view' }, { status: 403 }),
    ),
    http.get(`${API_ROOT}/wc-analytics/reports/revenue/stats`, () =>
      HttpResponse.json({
        intervals: [
          { interval: '2026-10', subtotals: { orders_count: 141, net_revenue: netSales } },
        ],
      }),
    ),
  );
  return requests;
}

const range = (basis: TaxBasis) => ({ basis, after: AFTER, before: BEFORE });

describe('the taxes of October 2026 of a real store', () => {
  it('equal its reports by the day created and by the day paid', async () => {
    const requests = serveOctober();
    const reader = createReader();
    const readReport = async (basis: TaxBasis) => {
      await reader.select(range(basis));
      await reader.read();
      const { entries, missing, error } = reader.getState();
      expect([missing, error]).toEqual([[], undefined]);
      return getTaxReport(entries, { ...range(basis), decimals: 2 });
    };
    // Taxes and Revenue of the store, by the day created.
    const created = await readReport('date_created');
    expect(created).toMatchObject({
      tax: 1619.37,
      shippingTax: 76.4,
      amount: 17585.37,
      countedAgain: 3538.4,
      orders: 141,
      differences: [],
    });
    // The count, the status setting, two pages of orders, refunds, and the orders of refunds.
    expect(requests.toSorted()).toEqual([
      'orders 1',
      'orders 100',
      'orders 100',
      'orders 100',
      'refunds 100',
    ]);
    // The rows "VAT" of Great Britain and "QST" of Quebec in Taxes.
    expect([6, 11].map((id) => created.taxByRate.get(id))).toEqual([720.6, 49.7]);
    const { rows } = created;
    expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBeCloseTo(17_585.37, 6);
    expect(rows.find(({ rate, kind }) => rate === 6 && kind === 'shipping')).toMatchObject({
      country: 'GB',
      state: '',
      percent: 20,
      amount: 240,
      tax: 48,
      orders: 28,
    });
    // Revenue by the day paid. Orders that were created in September are read too; of October, what has changed.
    requests.length = 0;
    expect(await readReport('date_paid')).toMatchObject({
      tax: 1606.11,
      shippingTax: 76.4,
      amount: 17017.47,
      orders: 138,
      differences: [],
    });
    expect(requests.toSorted()).toEqual(['orders 1', 'orders 100', 'orders 100', 'refunds 100']);
  });

  it('cost the requests that were announced, and are kept when reading is stopped', async () => {
    serveOctober();
    const reader = createReader();
    await reader.select(range('date_created'));
    expect(reader.getState()).toMatchObject({ requests: 3, missing: ['2026-10'], status: 'idle' });
    reader.subscribe(() => {
      if (reader.getState().done === 1) reader.stop();
    });
    await reader.read();
    expect(reader.getState()).toMatchObject({ missing: ['2026-10'], status: 'idle', done: 1 });
  });

  it('are kept in the browser, and read again only if they have changed or do not parse', async () => {
    const requests = serveOctober();
    let kept: readonly unknown[] = [];
    const storage: LedgerStorage<TaxMonth> = {
      read: () => Promise.resolve(structuredClone(kept)),
      write: (months) => {
        kept = months;
        return Promise.resolve(true);
      },
      clear: () => Promise.resolve(true),
    };
    const readAll = async () => {
      requests.length = 0;
      const reader = createReader(storage);
      await reader.select(range('date_created'));
      const { missing, entries, isStored } = reader.getState();
      if (missing.length > 0) await reader.read();
      return { wasKept: missing.length === 0 && entries.length > 0, isStored };
    };
    expect(await readAll()).toEqual({ wasKept: false, isStored: true });
    expect(await readAll()).toEqual({ wasKept: true, isStored: true });
    // One page of orders that were changed, none of which the month has.
    expect(requests).toEqual(['orders 100']);
    netSales += 10;
    expect(await readAll()).toMatchObject({ wasKept: false });
    expect(await readAll()).toMatchObject({ wasKept: true });
    // An order of the month was changed, such as its country, in the future of the test.
    const [first] = recording.orders.filter(({ date_created: day }) => day.startsWith('2026-10'));
    server.use(
      http.get(`${API_ROOT}/wc/v3/orders`, ({ request }) =>
        new URL(request.url).searchParams.has('modified_after')
          ? HttpResponse.json([{ id: first?.id, date_modified_gmt: '2999-01-01T00:00:00' }])
          : undefined,
      ),
    );
    expect(await readAll()).toMatchObject({ wasKept: false });
    server.resetHandlers();
    serveOctober();
    expect(await readAll()).toMatchObject({ wasKept: true });
    kept = kept.map((month) => ({ ...Object(month), entries: [{ id: 1 }] }));
    expect(await readAll()).toMatchObject({ wasKept: false });
  });

  it('are read as a list after the route of the plugin fails', async () => {
    const requests = serveOctober();
    server.use(
      http.get(`${API_ROOT}/tillview/v1/ledger-changes`, () => HttpResponse.json({ months: {} })),
      http.get(`${API_ROOT}/tillview/v1/tax-lines`, () => {
        requests.push('route');
        return HttpResponse.json({ code: 'tillview_limited_reports' }, { status: 409 });
      }),
    );
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const reader = createTaxReader(
      createTestRegistry({ hasRoute: (route) => Promise.resolve(route.includes('tax-lines')) }),
      { owner: 'shop' },
    );
    await reader.select(range('date_created'));
    expect(reader.getState()).toMatchObject({ requests: 1, usesRoute: true });
    await reader.read();
    expect(reader.getState()).toMatchObject({ usesRoute: false, missing: [], error: undefined });
    expect(requests.filter((request) => request === 'route')).toHaveLength(1);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
