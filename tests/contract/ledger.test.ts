import {
  createLedger,
  getMonthSums,
  getPayouts,
  getProfits,
  groupOrders,
  isRecorded,
  toSeconds,
  type Ledger,
  type LedgerMonth,
} from '@tillview/data';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import { createDemoServer } from '../../mocks/node.ts';
import { createDemoStore, type DemoStore } from '../../mocks/demo-store.ts';
import { DEFAULT_DEMO_SETTINGS } from '../../mocks/demo-settings.ts';
import { createTestRegistry } from '../../packages/data/src/testing/rest-server.ts';
import { isDeep } from '../setup/deep.ts';
import { DOLLARS } from '../setup/dollars.ts';

type Storage = NonNullable<Parameters<typeof createLedger>[1]['storage']>;

/** A browser's storage. `isFull`: each write fails. */
function createStorage(isFull = false): Storage & { months: Map<string, unknown> } {
  const months = new Map<string, unknown>();
  return {
    months,
    read: async () => [...months.values()],
    write: async (written) => {
      if (!isFull) for (const month of written) months.set(month.month, month);
      return !isFull;
    },
    clear: async () => {
      months.clear();
      return true;
    },
  };
}

/** A demo store, the requests that it receives, and ledgers of it, each like one of another page load. */
function start(orders: number) {
  const store = createDemoStore({ ...DEFAULT_DEMO_SETTINGS, orders, now: '2026-11-20T12:00:00' });
  const server = createDemoServer(store);
  const requests: string[] = [];
  server.events.on('request:start', ({ request }) => {
    requests.push(new URL(request.url).pathname);
  });
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => server.close());
  const open = (storage: Storage, routes: readonly string[] = [], canReadOrders = false) =>
    createLedger(createTestRegistry({ hasRoute: async (route) => routes.includes(route) }), {
      owner: 'shop',
      currency: DOLLARS,
      getMonth: () => '2026-11',
      canReadOrders,
      storage,
    });
  return { store, server, requests, open };
}

async function readAll(ledger: Ledger): Promise<void> {
  await ledger.check();
  await ledger.read();
  expect(ledger.getState()).toMatchObject({ status: 'idle', error: undefined, unread: [] });
}

/** An order that the store counts, of a month well before the present one, without a refund. */
function findOldOrder({ db }: DemoStore) {
  const order = db.orders.find(
    ({ status, refunds, date_paid: paid }) =>
      status === 'completed' && refunds.length === 0 && paid !== null,
  );
  if (!order) throw new Error('The store has no such order.');
  return order;
}

const [LEDGER, CHANGES] = ['/tillview/v1/ledger', '/tillview/v1/ledger-changes'];

const ALL = { after: toSeconds('2000-01-01T00:00:00'), before: toSeconds('2030-01-01T00:00:00') };

describe('the ledger of a store', () => {
  it('equals the sums of the store in each month', async () => {
    const { open } = start(isDeep ? 25_000 : 2500);
    const ledger = open(createStorage());
    await readAll(ledger);
    const { expected = [], months } = ledger.getState();
    expect(expected.length).toBeGreaterThan(12);
    for (const sums of expected) {
      const month = months.get(sums.month);
      expect(month && getMonthSums(month)).toEqual({
        month: sums.month,
        orders_count: sums.orders_count,
        net_revenue: expect.closeTo(sums.net_revenue, 4),
        num_items_sold: sums.num_items_sold,
        total_sales: expect.closeTo(sums.total_sales, 4),
      });
    }
    const { total, groups } = groupOrders(months, ALL, ['origins']);
    const sum = (key: 'net_revenue' | 'orders_count') =>
      groups.reduce((value, group) => value + group[key], 0);
    expect(sum('net_revenue')).toBeCloseTo(total.net_revenue, 4);
    expect(sum('orders_count')).toBe(
      expected.reduce((value, each) => value + each.orders_count, 0),
    );
  });

  it.each([
    ['changed', (store: DemoStore) => (findOldOrder(store).lines[0]!.total += 100)],
    [
      'deleted',
      ({ db }: DemoStore) =>
        (db.orders = db.orders.filter((each) => each !== findOldOrder({ db } as DemoStore))),
    ],
    [
      'refunded',
      (store: DemoStore) => {
        const order = findOldOrder(store);
        const [line] = order.lines;
        order.refunds.push({
          id: 900_000,
          date_created: order.date_paid! + 60_000,
          reason: '',
          is_full: false,
          lines: [{ ...line!, id: 900_001, quantity: -1, subtotal: -100, total: -100, taxes: [] }],
          shipping: null,
        });
      },
    ],
    [
      're-dated',
      (store: DemoStore) => {
        const order = findOldOrder(store);
        order.date_paid! += 40 * 86_400_000;
      },
    ],
  ])('reads only the months of an order that was %s', async (_, change) => {
    const { store, requests, open } = start(400);
    const storage = createStorage();
    await readAll(open(storage));
    const all = requests.length;
    change(store);
    const ledger = open(storage);
    await ledger.check();
    const { unread } = ledger.getState();
    expect([1, 2]).toContain(unread.length);
    await ledger.read();
    expect(ledger.getState().unread).toEqual([]);
    expect(requests.length - all).toBeLessThanOrEqual(2 + unread.length);
  });

  it('reads costs only if a screen needs them: once, and without the orders again', async () => {
    const { store, requests, open } = start(400);
    const storage = createStorage();
    const costs = () => requests.filter((path) => path.includes('/wc/v3/'));
    const first = open(storage);
    await readAll(first);
    expect(costs()).toEqual([]);
    const listed = requests.filter((path) => path.endsWith('/reports/orders')).length;
    const ledger = open(storage);
    ledger.needCosts();
    await ledger.check();
    const { unread, requests: announced } = ledger.getState();
    expect(unread.length).toBeGreaterThan(12);
    await ledger.read();
    expect(ledger.getState()).toMatchObject({ unread: [], error: undefined });
    expect(Math.abs(costs().length - announced)).toBeLessThanOrEqual(2);
    // One is the first order of the store, for the range of the check.
    expect(requests.filter((path) => path.endsWith('/reports/orders'))).toHaveLength(listed + 1);
    // From now on they are needed everywhere: a month that changes would otherwise lose them.
    const again = open(storage);
    await again.load();
    expect(again.getState().needsCosts).toBe(true);
    await again.check();
    expect(again.getState().unread).toEqual([]);
    // Another page need not compare them again, and shows what that comparison has found.
    const sent = requests.length;
    const shown = open(storage);
    await shown.load();
    expect(shown.getState().differing).toBeUndefined();
    await shown.load(['2026-11']);
    expect(shown.getState()).toMatchObject({ differing: ['2026-11'], needsCosts: true });
    expect(shown.getState().months.size).toBe(again.getState().months.size);
    expect(requests).toHaveLength(sent);
    const [profit] = getProfits(again.getState().months.values(), [ALL], { rates: [], costs: [] });
    const paid = store.db.orders.filter(({ date_paid: date }) => date !== null);
    const withFee = paid.filter(
      ({ id, payment_method: method }) => id % 12 !== 0 && method !== 'bacs',
    );
    expect(profit?.fee_share).toBeCloseTo((100 * withFee.length) / paid.length);
    expect(profit?.margin).toBeGreaterThan(20);
    expect(profit?.known_share).toBeLessThan(90);
    const { total, groups } = groupOrders(again.getState().months, ALL, ['payments']);
    const payouts = getPayouts(again.getState().months.values(), ALL, { rates: [] });
    const sum = payouts.reduce((all, { gross, refunds }) => all + gross + refunds, 0);
    expect(sum).toBeCloseTo(total.total_sales ?? 0);
    expect(groups.map(({ values }) => values.join()).toSorted()).toEqual([
      'Credit card',
      'Direct bank transfer',
      'PayPal',
    ]);
  });

  it('keeps the orders, and says so, if the user may not read what they cost', async () => {
    const { server, open } = start(400);
    server.use(
      http.get('*/wc/v3/orders', () =>
        HttpResponse.json({ code: 'woocommerce_rest_cannot_view', message: '' }, { status: 403 }),
      ),
    );
    const ledger = open(createStorage());
    ledger.needCosts();
    await readAll(ledger);
    expect(ledger.getState()).toMatchObject({ isCostForbidden: true, isStopped: false });
  });

  it('has no orders of the first months when the store has none any more', async () => {
    const { store, open } = start(400);
    const storage = createStorage();
    await readAll(open(storage));
    const [first = '', second = ''] = [...storage.months.keys()].toSorted();
    const { db } = store;
    db.orders = db.orders.filter(
      ({ date_created, date_paid }) =>
        new Date(Math.min(date_created, date_paid ?? date_created)).toISOString() > `${second}-03`,
    );
    const ledger = open(storage);
    await readAll(ledger);
    const { months, expected = [] } = ledger.getState();
    expect(expected.some(({ month }) => month === first)).toBe(false);
    const sum = (values: readonly { orders_count: number }[]) =>
      values.reduce((total, each) => total + each.orders_count, 0);
    expect(sum([...months.values()].map(getMonthSums))).toBe(sum(expected));
    expect((storage.months.get(first) as LedgerMonth).times).toHaveLength(0);
  });

  it('reads months again whose sources the store names differently now, as in another language', async () => {
    const { store, open } = start(400);
    const storage = createStorage();
    await readAll(open(storage));
    const [last] = [...storage.months.keys()].toSorted().slice(-1);
    for (const order of store.db.orders) if (order.origin === 'Direct') order.origin = 'Direkt';
    // The sums of one month change.
    const month = storage.months.get(last ?? '') as LedgerMonth;
    storage.months.set(last ?? '', { ...month, net: month.net.map((net) => net + 1) });
    const ledger = open(storage);
    await ledger.check();
    expect(ledger.getState().unread).toEqual([last]);
    await ledger.read();
    const { unread, error } = ledger.getState();
    expect(error).toBeUndefined();
    // They wait for the consent of the user, also in another tab.
    expect(unread.length).toBeGreaterThan(5);
    expect(storage.months.size).toBe(ledger.getState().months.size);
    await ledger.read();
    const { groups } = groupOrders(ledger.getState().months, ALL, ['origins']);
    expect(groups.map(({ key }) => key)).toContain('Direkt');
    expect(groups.map(({ key }) => key)).not.toContain('Direct');
  });

  /** An order that was processing and is now completed: the sums of its month stay as they were. */
  function startWithProcessingOrder() {
    const shop = start(400);
    const order = findOldOrder(shop.store);
    Object.assign(order, { status: 'processing', date_completed: null });
    const complete = () =>
      Object.assign(order, { status: 'completed', date_completed: Date.now() + 86_400_000 });
    const storage = createStorage();
    const readStatuses = (ledger: Ledger) =>
      groupOrders(ledger.getState().months, ALL, ['statuses'])
        .groups.filter(({ key }) => key === 'processing')
        .reduce((sum, { orders_count }) => sum + orders_count, 0);
    return { ...shop, complete, storage, readStatuses };
  }

  it('finds an order whose status has changed in the list of orders', async () => {
    const { open, complete, storage, readStatuses, requests } = startWithProcessingOrder();
    const before = open(storage, [], true);
    await readAll(before);
    const count = readStatuses(before);
    complete();
    const ledger = open(storage, [], true);
    await ledger.check();
    expect(ledger.getState().unread).toHaveLength(1);
    await ledger.read();
    expect(ledger.getState()).toMatchObject({ error: undefined, changes: { by: 'list' } });
    expect(readStatuses(ledger)).toBe(count - 1);
    const sent = requests.length;
    // A user who may only see reports cannot read the orders.
    const other = open(storage);
    await other.check();
    expect(other.getState()).toMatchObject({ unread: [], changes: { by: 'nothing' } });
    expect(requests.slice(sent).filter((path) => path.endsWith('/wc/v3/orders'))).toEqual([]);
  });

  it('finds with the plugin, in one request, which months have changed', async () => {
    const { server, open, complete, storage, readStatuses, requests } = startWithProcessingOrder();
    const states: Record<string, string> = {};
    server.use(http.get(`*${CHANGES}`, () => HttpResponse.json({ months: states })));
    const before = open(storage, [CHANGES]);
    await readAll(before);
    const count = readStatuses(before);
    complete();
    for (const month of storage.months.keys()) states[month] = 'as it was';
    const sent = requests.length;
    const ledger = open(storage, [CHANGES]);
    await ledger.check();
    expect(ledger.getState().unread).toHaveLength(storage.months.size);
    expect(requests.length - sent).toBe(3);
    await ledger.read();
    expect(ledger.getState()).toMatchObject({ error: undefined, unread: [] });
    expect(readStatuses(ledger)).toBe(count - 1);
    const [first = ''] = storage.months.keys();
    states[first] = 'changed';
    const next = open(storage, [CHANGES]);
    await next.check();
    expect(next.getState().unread).toEqual([first]);
  });

  it('reads everything again when the user wants it', async () => {
    const { open, complete, storage, readStatuses } = startWithProcessingOrder();
    const ledger = open(storage);
    await readAll(ledger);
    const count = readStatuses(ledger);
    complete();
    await ledger.readAgain();
    expect(ledger.getState()).toMatchObject({ error: undefined, unread: [] });
    expect(readStatuses(ledger)).toBe(count - 1);
  });

  it('rejects sums that the store does not know, which are not 0', async () => {
    const { server, open } = start(400);
    server.use(
      http.get('*/reports/revenue/stats', () =>
        HttpResponse.json({
          totals: {},
          intervals: [
            { interval: '2026-11', subtotals: { orders_count: null, net_revenue: null } },
          ],
        }),
      ),
    );
    const ledger = open(createStorage());
    await ledger.check();
    expect(ledger.getState()).toMatchObject({
      expected: undefined,
      error: { code: 'unexpected_response' },
    });
  });

  it('continues after a stop with what is not read yet', async () => {
    const { requests, open } = start(3000);
    const storage = createStorage();
    const first = open(storage);
    await first.check();
    const { unread, requests: cost } = first.getState();
    const reading = first.read();
    await new Promise<void>((resolve) => {
      const stop = first.subscribe(() => {
        if (first.getState().months.size === 0) return;
        stop();
        resolve();
      });
    });
    first.stop();
    await reading;
    expect(first.getState()).toMatchObject({ status: 'idle', error: undefined });
    // Another page load of the same browser.
    const second = open(storage);
    await second.check();
    expect(second.getState().unread.length).toBeLessThan(unread.length);
    expect(second.getState().requests).toBeLessThan(cost);
    const before = requests.length;
    await second.read();
    expect(second.getState().unread).toEqual([]);
    expect(requests.length - before).toBeLessThan(cost + 2);
  });

  it('stops at once, although the store does not answer', async () => {
    const { server, open } = start(400);
    const ledger = open(createStorage());
    await ledger.check();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const isAsked = new Promise<void>((resolve) =>
      server.use(
        http.get('*/wc-analytics/reports/orders', async () => {
          resolve();
          await held;
        }),
      ),
    );
    const reading = ledger.read();
    await isAsked;
    ledger.stop();
    await reading;
    expect(ledger.getState()).toMatchObject({ status: 'idle', error: undefined, isStopped: true });
    release();
    await ledger.read();
    expect(ledger.getState().unread).toEqual([]);
  });

  it('is read where the browser refuses locks', async () => {
    const refuse = async () => Promise.reject(new DOMException('Refused.', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request: refuse } });
    const { open } = start(20);
    await readAll(open(createStorage()));
  });

  it('keeps the orders in memory when the disk is full, and says so', async () => {
    const ledger = start(400).open(createStorage(true));
    await readAll(ledger);
    expect(ledger.getState().isStored).toBe(false);
    expect(ledger.getState().months.size).toBeGreaterThan(0);
  });

  it('keeps what was read when the browser clears its storage, and reads it again after a reload', async () => {
    const { open } = start(400);
    const storage = createStorage();
    const first = open(storage);
    await readAll(first);
    const { months } = first.getState();
    storage.months.clear();
    await first.check();
    expect(first.getState()).toMatchObject({ unread: [], error: undefined });
    expect(first.getState().months.size).toBe(months.size);
    // Another page load of the same browser.
    const second = open(storage);
    await second.check();
    expect(second.getState().unread).toHaveLength(months.size);
    await second.read();
    const withoutTime = (read: ReadonlyMap<string, LedgerMonth>) =>
      [...read.values()].map((month) => ({ ...month, asOf: '' }));
    expect(withoutTime(second.getState().months)).toEqual(withoutTime(months));
    expect(storage.months.size).toBe(months.size);
  });

  it('keeps what was read when the session expires, and continues afterwards', async () => {
    const { store, open } = start(3000);
    const ledger = open(createStorage());
    await ledger.check();
    const { unread } = ledger.getState();
    let pages = 0;
    ledger.subscribe(() => {
      if (ledger.getState().months.size > 0 && pages++ === 0)
        store.faults.push({ path: /reports\/orders$/, status: 401 });
    });
    await ledger.read();
    const state = ledger.getState();
    expect(state).toMatchObject({ status: 'idle', error: { status: 401 } });
    expect(state.months.size).toBeGreaterThan(0);
    expect(state.unread.length).toBeLessThan(unread.length);
    store.faults.length = 0;
    await ledger.read();
    expect(ledger.getState()).toMatchObject({ error: undefined, unread: [] });
  });

  it('is empty again after its removal, also in the browser', async () => {
    const { open } = start(100);
    const storage = createStorage();
    const ledger = open(storage);
    await readAll(ledger);
    await ledger.clear();
    expect(storage.months.size).toBe(0);
    expect(ledger.getState().unread.length).toBeGreaterThan(0);
  });
});

/** A month as the route of the plugin sends it. */
function toRouteMonth(month: LedgerMonth) {
  const toLists = ({ starts, ids }: LedgerMonth['coupons']) => ({
    counts: [...starts].slice(1).map((start, index) => start - (starts[index] ?? 0)),
    ids: [...ids],
  });
  return {
    month: month.month,
    order_id: [...month.orderIds],
    parent_id: [...month.parentIds],
    date: [...month.times],
    customer_id: [...month.customerIds],
    net_total: [...month.net],
    total_sales: [...month.total],
    num_items_sold: [...month.items],
    returning: [...month.returning],
    ...Object.fromEntries(
      Object.entries(month.texts)
        // A column of one name is left out.
        .filter(([, { indexes }]) => indexes.length > 0)
        .map(([column, { indexes }]) => [column, [...indexes]]),
    ),
    names: Object.fromEntries(
      Object.entries(month.texts).map(([column, { names }]) => [column, names]),
    ),
    coupons: toLists(month.coupons),
    products: toLists(month.products),
  };
}

describe('the ledger of a site with the plugin', () => {
  const ROUTE = 'http://shop.test/wp-json/tillview/v1/ledger';

  /** The response of the route with months. */
  const replyWith = (months: readonly LedgerMonth[], toMonth: (month: LedgerMonth) => object) =>
    http.get(ROUTE, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [after = '', before = ''] = [searchParams.get('after'), searchParams.get('before')].map(
        String,
      );
      return HttpResponse.json({
        months: months
          .filter(({ month }) => month >= after && month <= before)
          .map((month) => toMonth(month)),
      });
    });

  it('reads 24 months in a request, the same as the list', async () => {
    const { server, requests, open } = start(400);
    const listed = open(createStorage());
    await readAll(listed);
    const { months, expected = [] } = listed.getState();
    const replies = replyWith([...months.values()], toRouteMonth);
    let [pending, most] = [0, 0];
    server.use(
      http.get(ROUTE, async () => {
        pending += 1;
        most = Math.max(most, pending);
        await new Promise((resolve) => setTimeout(resolve, 5));
        pending -= 1;
      }),
      replies,
    );
    const sent = requests.length;
    const ledger = open(createStorage(), [LEDGER]);
    await ledger.check();
    const batches = Math.ceil(expected.length / 24);
    expect(ledger.getState().requests).toBe(batches);
    await ledger.read();
    // Two at once, so that the store uses two cores.
    expect(most).toBe(Math.min(2, batches));
    expect(ledger.getState()).toMatchObject({ error: undefined, unread: [], done: batches });
    expect(requests.slice(sent).filter((path) => path.endsWith('/ledger'))).toHaveLength(batches);
    for (const [name, { asOf: _, ...month }] of months)
      expect(ledger.getState().months.get(name)).toMatchObject(month);
  });

  it('reads again what an earlier version has stored, with the columns that it did not have', async () => {
    const { server, requests, open } = start(100);
    const storage = createStorage();
    const reader = open(storage);
    await readAll(reader);
    const listed = [...reader.getState().months.values()];
    // The form of version 0.1.0, and that of a version before a column was added.
    const [first, ...others] = listed;
    if (!first) throw new Error('There are no months.');
    const { version: _, texts, ...columns } = first;
    const origins = texts['origin'];
    const older = { ...columns, origins: origins?.indexes, names: { origins: origins?.names } };
    storage.months.clear();
    for (const month of [older, ...others.map((each) => ({ ...each, version: '2 origin' }))])
      storage.months.set(month.month, month);
    const sent = requests.length;
    const outdated = open(storage);
    await outdated.check();
    expect(outdated.getState()).toMatchObject({ months: new Map(), isOutdated: true });
    expect(requests.slice(sent).filter((path) => path.endsWith('/reports/orders'))).toHaveLength(1);

    server.use(
      replyWith(listed, (month) => {
        const { names, ...columns } = toRouteMonth(month);
        const campaign = columns.order_id.map((id) => id % 2);
        return {
          ...columns,
          campaign,
          device: columns.order_id.map(() => 0),
          names: { ...names, campaign: ['', 'Spring'], device: ['Mobile'] },
        };
      }),
    );
    const ledger = open(storage, [LEDGER]);
    await readAll(ledger);
    const { groups } = groupOrders(ledger.getState().months, ALL, ['campaigns', 'devices']);
    expect(groups.map(({ values }) => values.join(' ')).toSorted()).toEqual([
      ' Mobile',
      'Spring Mobile',
    ]);
    // Another page load of the same browser.
    const next = open(storage, [LEDGER]);
    await next.check();
    expect(next.getState()).toMatchObject({ unread: [], isOutdated: false });
    expect(isRecorded(next.getState().months.values(), 'devices')).toBe(true);
  });

  it('is not read again because the user may not see campaigns and devices', async () => {
    const { server, open } = start(100);
    const storage = createStorage();
    const reader = open(storage);
    await readAll(reader);
    const listed = [...reader.getState().months.values()];
    storage.months.clear();
    server.use(replyWith(listed, toRouteMonth));
    await readAll(open(storage, [LEDGER]));
    const next = open(storage, [LEDGER]);
    await next.check();
    expect(next.getState().unread).toEqual([]);
    expect(isRecorded(next.getState().months.values(), 'campaigns')).toBe(false);
  });

  it('reads the list when the route fails, and what the route sends wrongly', async () => {
    const { server, open } = start(400);
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    server.use(http.get(ROUTE, () => new HttpResponse(null, { status: 500 }), { once: true }));
    await readAll(open(createStorage(), [LEDGER]));
    expect(warn).toHaveBeenCalledOnce();
    server.use(http.get(ROUTE, () => HttpResponse.json({ months: [] })));
    await readAll(open(createStorage(), [LEDGER]));
  });
});
