import { describe, expect, it } from 'vitest';
import { isDeep } from '@tillview/test-setup/deep';
import { API_ROOT, createTestRegistry, serve, startRestServer } from '../testing/rest-server.ts';
import { reportsStore } from './index.ts';
import { getIntervalStart } from './read-reply.ts';

const server = startRestServer();
const interval = { interval: '2026-11-01', date_start: '2026-11-01 00:00:00', subtotals: {} };

function read(body: object, query = {}) {
  serve(server, `${API_ROOT}/wc-analytics/reports/revenue/stats`, body);
  return createTestRegistry().resolveSelect(reportsStore).getReportStats('revenue', query);
}

it('leaves out a row whose every field is null', async () => {
  const rows = [
    { coupon_id: null, amount: null },
    { coupon_id: null, extended_info: { code: null, links: [{ href: null }] } },
    {},
    { coupon_id: 7, amount: null },
  ];
  serve(server, `${API_ROOT}/wc-analytics/reports/coupons`, rows);
  const { data } = await createTestRegistry()
    .resolveSelect(reportsStore)
    .getReportItems('coupons', {});
  expect(data).toEqual(rows.slice(2));
});

/** The UTC offset of a zone, in milliseconds. */
function getOffset(zone: Intl.DateTimeFormat, time: number): number {
  const [, sign = '', hours = 0, minutes = 0] =
    /GMT([+-])(\d+):(\d+)/.exec(zone.format(time)) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The local times of a zone before and after each change of its clocks from 2020 to 2030, in milliseconds. */
function listClockChanges(timeZone: string): [before: number, after: number][] {
  const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const changes: [number, number][] = [];
  const STEP = 14 * 86_400_000;
  for (let time = Date.UTC(2020, 0); time < Date.UTC(2031, 0); time += STEP) {
    let [low, high] = [time, time + STEP];
    const [before, after] = [getOffset(zone, low), getOffset(zone, high)];
    if (before === after) continue;
    while (high - low > 1000) {
      const middle = Math.round((low + high) / 2000) * 1000;
      if (getOffset(zone, middle) === before) low = middle;
      else high = middle;
    }
    changes.push([high + before, high + after]);
  }
  return changes;
}

const toText = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');

/** Zones with such a change, and one without. With `TILLVIEW_DEEP`, all zones. */
const SOME_ZONES = [
  'Africa/Cairo',
  'America/Santiago',
  'America/Havana',
  'Asia/Beirut',
  'Europe/Berlin',
];

it('starts days and months at midnight in a zone that changes its clocks at midnight', () => {
  const changed = new Set<string>();
  for (const zone of isDeep ? Intl.supportedValuesOf('timeZone') : SOME_ZONES)
    for (const [before, after] of listClockChanges(zone)) {
      const midnight = toText(before);
      // As WooCommerce computes it: a second after the last one of the day before.
      const start = toText(after);
      if (!midnight.endsWith('00:00:00') || Math.abs(after - before) > 2 * 3_600_000) continue;
      changed.add(zone);
      const [day, month] = [midnight.slice(0, 10), midnight.slice(0, 7)];
      expect(getIntervalStart(start, day, 'day')).toBe(midnight);
      expect(getIntervalStart(start, month, 'month')).toBe(midnight);
      expect(getIntervalStart(start, '2026-44', 'week')).toBe(midnight);
    }
  expect([...changed]).toEqual(expect.arrayContaining(['Africa/Cairo', 'America/Santiago']));
}, 30_000);

it('keeps the hours of a day, and takes them from their names', async () => {
  const hour = (name: string, start: string) => ({
    ...interval,
    interval: name,
    date_start: start,
  });
  const body = {
    totals: {},
    intervals: [
      hour('2025-10-30 23', '2025-10-30 23:00:00'),
      hour('2025-10-31 00', '2025-10-30 23:00:00'),
    ],
  };
  const { data } = await read(body, { interval: 'hour' });
  expect(data?.intervals.map(({ date_start }) => date_start)).toEqual([
    '2025-10-30 23:00:00',
    '2025-10-31 00:00:00',
  ]);
  const days = [
    hour('2025-10-30', '2025-10-30 00:00:00'),
    hour('2025-10-31', '2025-10-30 23:00:00'),
  ];
  const byDay = await read({ totals: {}, intervals: days }, { interval: 'day' });
  expect(byDay.data?.intervals[1]?.date_start).toBe('2025-10-31 00:00:00');
});

describe('stats values', () => {
  it('are converted from text to numbers, in totals, intervals and segments', async () => {
    const segment = { segment_id: '7', segment_label: '12', subtotals: { net_revenue: '3' } };
    const { data } = await read({
      totals: { net_revenue: '12.50', orders_count: 4, segments: [segment] },
      intervals: [{ ...interval, subtotals: { net_revenue: '-1e2' } }],
    });
    expect(data?.totals).toEqual({
      net_revenue: 12.5,
      orders_count: 4,
      segments: [{ ...segment, subtotals: { net_revenue: 3 } }],
    });
    expect(data?.intervals[0]).toEqual({ ...interval, subtotals: { net_revenue: -100 } });
  });

  it('stay unchanged when the store does not know them', async () => {
    const totals = { taxes: '', shipping: null };
    expect((await read({ totals, intervals: [] })).data?.totals).toEqual(totals);
  });

  it.each([
    ['an interval without subtotals', { ...interval, subtotals: null }],
    ['an interval without a date', { ...interval, date_start: null }],
    ['an interval that is not an object', 'x'],
  ])('a reply with %s is rejected', async (_, broken) => {
    await expect(read({ totals: {}, intervals: [interval, broken] })).rejects.toMatchObject({
      code: 'unexpected_response',
    });
  });
});

describe('rows', () => {
  const row = { id: 7, name: 'x', product_id: 7, order_id: 7 };

  it.each([
    [
      'the index of reports',
      'orders',
      { slug: 'orders', path: '/wc-analytics/reports/orders', _links: {} },
    ],
    ['stock', 'customers', { ...row, stock_status: 'instock' }],
    ['customers', 'stock', { ...row, orders_count: 1 }],
    ['downloads', 'orders', { ...row, download_id: 'x' }],
    ['variations', 'products', { ...row, variation_id: 8 }],
    ['products', 'categories', row],
  ])('of %s are rejected as %s', async (_, endpoint, other) => {
    serve(server, `${API_ROOT}/wc-analytics/reports/${endpoint}`, [other]);
    const { resolveSelect } = createTestRegistry();
    await expect(resolveSelect(reportsStore).getReportItems(endpoint, {})).rejects.toMatchObject({
      code: 'unexpected_response',
    });
  });

  it.each([
    ['orders', { order_id: 7 }],
    ['extension', { slug: 'x' }],
  ])('of %s are accepted', async (endpoint, own) => {
    const url = `${API_ROOT}/wc-analytics/reports/${encodeURIComponent(endpoint)}`;
    serve(server, url, [own]);
    const { resolveSelect } = createTestRegistry();
    const { data } = await resolveSelect(reportsStore).getReportItems(endpoint, {});
    expect(data).toEqual([own]);
  });
});

it('totals without any requested value are rejected', async () => {
  const url = `${API_ROOT}/wc-analytics/reports/customers/stats`;
  serve(server, url, { totals: { products: 5, lowstock: 1 } });
  const { resolveSelect } = createTestRegistry();
  const read = (fields: string[]) =>
    resolveSelect(reportsStore).getReportStats('customers', { fields });
  await expect(read(['customers_count'])).rejects.toMatchObject({ code: 'unexpected_response' });
  await expect(read(['customers_count', 'products'])).resolves.toMatchObject({});
});
