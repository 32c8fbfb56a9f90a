import { configureDate } from '@tillview/date';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { packMonths } from '../../../packages/data/src/ledger/pack-months.ts';
import {
  API_ROOT,
  createTestRegistry,
  startRestServer,
} from '../../../packages/data/src/testing/rest-server.ts';
import { hostDefaults, type HostConfig } from '../../host/host-config.ts';
import { sessionKeys } from '../../host/preferences.ts';
import { getShopKey } from '../../host/session/shop-storage.ts';
import { setStoringMetrics } from '../../host/session/stored-metrics.ts';
import { getShopAlarm } from './read-alarm.ts';

const server = startRestServer();
const [HOUR, DAY] = [3_600_000, 86_400_000];

const user = { id: 1, name: 'Ada', capabilities: { manage_woocommerce: true }, preferences: {} };
const host: HostConfig = { ...hostDefaults, restRoot: '/wp-json/', storeName: 'Shop', user };

const toText = (time: number) => new Date(time).toISOString().slice(0, 19);
const toDay = (time: number) => toText(time).slice(0, 10);
const toTime = (text: string) => Date.parse(`${text}Z`);

/**
 * A store with an order each `hours` hours in 500 days up to a time. `sent` are the requests since the last call; while
 * `fails`, the requests for earlier orders fail.
 */
function prepare(last: string, hours: number) {
  const end = toTime(last);
  const orders = Array.from({ length: Math.floor((500 * DAY) / HOUR / hours) }, (_, index) => ({
    id: 100_000 - index,
    at: end - index * hours * HOUR,
  }));
  const requested: string[] = [];
  const store = { orders, fails: false };
  server.use(
    http.get(`${API_ROOT}/wc-analytics/orders`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const page = Number(searchParams.get('page') ?? 1);
      requested.push(page === 1 ? 'newest' : 'list');
      if (store.fails && page > 1) return HttpResponse.json({}, { status: 500 });
      const before = toTime(searchParams.get('before')!);
      const listed = store.orders
        .filter(({ at }) => at < before)
        .slice((page - 1) * 100, page * 100);
      return HttpResponse.json(
        listed.map(({ id, at }) => ({ id, date_created: toText(at), status: 'completed' })),
      );
    }),
    http.get(`${API_ROOT}/wc-analytics/reports/orders/stats`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [interval, page] = [searchParams.get('interval'), searchParams.get('page') ?? '1'];
      requested.push(interval === 'day' ? 'days' : 'hours');
      if (store.fails) return HttpResponse.json({}, { status: 500 });
      const [first, until] = ['after', 'before'].map((name) => toTime(searchParams.get(name)!));
      const step = interval === 'day' ? DAY : HOUR;
      const counts = new Map<number, number>();
      for (const { at } of store.orders) {
        const start = Math.floor(at / step) * step;
        counts.set(start, (counts.get(start) ?? 0) + 1);
      }
      const intervals = [];
      for (let start = first!; start <= until!; start += step)
        intervals.push({
          interval: toText(start),
          date_start: toText(start).replace('T', ' '),
          subtotals: { orders_count: counts.get(start) ?? 0, net_revenue: 0 },
        });
      const from = (Number(page) - 1) * 100;
      return HttpResponse.json(
        { totals: {}, intervals: intervals.slice(from, from + 100) },
        { headers: { 'x-wp-total': String(intervals.length) } },
      );
    }),
  );
  const takeRequests = () => requested.splice(0).join(' ');
  return { store, takeRequests };
}

/** A page, which reads the alarm at times, 'YYYY-MM-DDTHH:mm'. */
function openPage(options: Parameters<typeof createTestRegistry>[0] = {}, own = host) {
  const registry = createTestRegistry(options);
  return (time: string) => {
    configureDate({ now: () => new Date(`${time}:00Z`) });
    return getShopAlarm(registry, time.replace('T', ' ').slice(0, -1), own);
  };
}

/** What the estimate has kept: the same number of orders on each of 500 days up to one. */
const keepDays = (until: string, count: number) => ({
  keptDays: {
    read: <Days,>(parse: (value: unknown) => Days | undefined) =>
      parse({
        first: toDay(Date.parse(until) - 499 * DAY),
        sales: Array.from({ length: 500 }, () => 10),
        orders: Array.from({ length: 500 }, () => count),
      }),
    write: () => undefined,
  },
});

/** The keys and values of a database with orders that were made every `hours` hours, and counted `delay` hours later. */
function stubLedger(last: string, hours: number, delay = 0) {
  const rows = Array.from({ length: Math.floor((300 * 24) / hours) }, (_, index) => ({
    order_id: 100_000 - index,
    parent_id: 0,
    date: toText(toTime(last) - (index * hours - delay) * HOUR).replace('T', ' '),
  }));
  const names = [...new Set(rows.map(({ date }) => date.slice(0, 7)))];
  const months = packMonths(rows, names).map((month) => ({ ...month, asOf: toText(Date.now()) }));
  const fire = (type: string, fields: object) => {
    const target = Object.assign(new EventTarget(), fields);
    setTimeout(() => target.dispatchEvent(new Event(type)));
    return target;
  };
  const objectStore = () => ({ getAll: () => ({ result: months }) });
  const transaction = () => fire('complete', { objectStore });
  const open = () => fire('success', { result: { transaction, close: () => undefined } });
  vi.stubGlobal('IDBKeyRange', { bound: () => undefined });
  vi.stubGlobal('indexedDB', { open });
}

beforeEach(() => () => {
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the requests for the alarm of a shop without orders', () => {
  it.each([
    ['one order in two days', 48, {}, 'list'],
    ['one order a day', 24, {}, 'list days'],
    ['three orders a day', 8, {}, 'list days'],
    ['three orders a day, with the days of the estimate', 8, keepDays('2026-11-19', 3), 'list'],
    ['48 orders a day', 0.5, {}, 'hours hours'],
    [
      '48 orders a day, with the days of the estimate',
      0.5,
      keepDays('2026-11-19', 48),
      'hours hours',
    ],
    [
      '480 orders a day, with those of a week before',
      0.05,
      keepDays('2026-11-14', 480),
      'hours hours',
    ],
  ])(
    'for earlier orders are at most two a day, and none on the next page: %s',
    async (_, hours, kept, earlier) => {
      const { takeRequests } = prepare('2026-11-11T18:00:00', hours);
      const first = openPage(kept);
      const alarm = await first('2026-11-20T12:00');
      expect(alarm).toMatchObject({ since: '2026-11-11 18:00:00', unpaid: 0 });
      expect(alarm!.expected / (209 / hours)).toBeCloseTo(1, 0);
      expect(takeRequests()).toBe(`newest ${earlier}`);

      expect(await openPage(kept)('2026-11-20T12:10')).toEqual(alarm);
      expect(takeRequests()).toBe('newest');
      expect(await first('2026-11-20T13:00')).toMatchObject({ since: alarm!.since });
      expect(await first('2026-11-20T13:10')).toMatchObject({ since: alarm!.since });
      expect(takeRequests()).toBe('newest newest');

      expect(await openPage(kept)('2026-11-21T00:00')).toMatchObject({ since: alarm!.since });
      expect(takeRequests()).toMatch(/^newest (list|list days|hours hours)$/);
      await openPage(kept)('2026-11-21T09:00');
      expect(takeRequests()).toBe('newest');
    },
  );

  it('are none while orders arrive', async () => {
    const { takeRequests } = prepare('2026-11-20T11:30:00', 8);
    expect(await openPage()('2026-11-20T12:00')).toBeUndefined();
    expect(takeRequests()).toBe('newest');
  });

  it('are none in a shop whose orders are all in the newest list', async () => {
    const { takeRequests } = prepare('2026-10-01T12:00:00', 24 * 6);
    expect(await openPage()('2026-11-20T12:00')).toMatchObject({ since: '2026-10-01 12:00:00' });
    expect(takeRequests()).toBe('newest');
  });

  it('are none where the browser keeps the orders, which have the pauses of a year', async () => {
    stubLedger('2026-11-15T18:00:00', 8);
    const { takeRequests } = prepare('2026-11-15T18:00:00', 8);
    expect(await openPage()('2026-11-20T12:00')).toMatchObject({ days: 213 });
    expect(takeRequests()).toBe('newest');
  });

  it.each([
    ['end before the newest list', '2026-10-01T18:00:00', 0],
    ['are counted long after they were made', '2026-11-15T18:00:00', 40],
  ])('are sent where the kept orders %s', async (_, last, delay) => {
    stubLedger(last, 8, delay);
    const { store, takeRequests } = prepare('2026-11-15T18:00:00', 8);
    if (delay === 0) store.orders = store.orders.map((order) => ({ ...order, id: order.id + 200 }));
    await openPage()('2026-11-20T12:00');
    expect(takeRequests()).toBe('newest list days');
  });

  it('are none in a busy shop whose reports count orders when they are completed: it has no alarm', async () => {
    const { takeRequests } = prepare('2026-11-15T18:00:00', 0.5);
    const open = openPage({}, { ...host, dateType: 'date_completed' });
    expect(await open('2026-11-20T12:00')).toBeUndefined();
    expect(takeRequests()).toBe('newest');
  });

  it('are sent again after one has failed, by the next page', async () => {
    const { store, takeRequests } = prepare('2026-11-15T18:00:00', 8);
    store.fails = true;
    await expect(openPage()('2026-11-20T12:00')).rejects.toMatchObject({ status: 500 });
    expect(takeRequests()).toBe('newest list');
    store.fails = false;
    expect(await openPage()('2026-11-20T12:00')).toBeDefined();
    expect(takeRequests()).toBe('newest list days');
  });

  it.each([
    ['is damaged', (text: string) => text.replace(/\[\d+,1,/, '[99999,1,')],
    ['is of another user', (text: string) => text.replace('["', '["0')],
  ])('are sent again where what is kept %s', async (_, change) => {
    const { takeRequests } = prepare('2026-11-15T18:00:00', 8);
    const alarm = await openPage()('2026-11-20T12:00');
    const key = getShopKey(sessionKeys.hours);
    const text = window.localStorage.getItem(key)!;
    expect(text.length).toBeLessThan(10_000);
    window.localStorage.setItem(key, change(text));
    expect(window.localStorage.getItem(key)).not.toBe(text);
    takeRequests();
    expect(await openPage()('2026-11-20T12:00')).toEqual(alarm);
    expect(takeRequests()).toBe('newest list days');
    expect(window.localStorage.getItem(key)).toBe(text);
  });

  it('are sent by each page of a user who keeps no figures, and not again by the same page', async () => {
    setStoringMetrics(false);
    const { takeRequests } = prepare('2026-11-15T18:00:00', 8);
    const page = openPage();
    await page('2026-11-20T12:00');
    await page('2026-11-20T13:00');
    expect(takeRequests()).toBe('newest list days newest');
    await openPage()('2026-11-20T13:00');
    expect(takeRequests()).toBe('newest list days');
  });

  it('are not sent again in a shop with more orders since they were read than are listed', async () => {
    const { store, takeRequests } = prepare('2026-11-20T08:00:00', 0.05);
    await openPage()('2026-11-20T09:00');
    expect(takeRequests()).toBe('newest hours hours');
    const since = toTime('2026-11-20T09:00:00');
    const later = Array.from({ length: 100 }, (_, index) => ({
      id: 200_000 - index,
      at: since + (400 - index) * 0.025 * HOUR,
    }));
    store.orders = [...later, ...store.orders];
    expect(await openPage()('2026-11-20T23:00')).toMatchObject({
      since: '2026-11-20 19:00:00',
    });
    expect(takeRequests()).toBe('newest');
  });
});
