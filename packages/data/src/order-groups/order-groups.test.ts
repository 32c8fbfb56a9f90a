import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { groupOrders } from '../ledger/group-orders.ts';
import type { LedgerDimension } from '../ledger/ledger-dimensions.ts';
import type { GroupMonth } from '../ledger/ledger-month.ts';
import { toSeconds } from '../ledger/ledger-month.ts';
import type { LedgerStorage } from '../ledger/ledger-storage.ts';
import { packMonths } from '../ledger/pack-months.ts';
import { API_ROOT, createTestRegistry, startRestServer } from '../testing/rest-server.ts';
import { readCohortMonths } from './cohort-months.ts';
import { isCurrentGroupMonth, isGroupReply } from './group-month.ts';
import { toRestPath } from '../core/rest-path.ts';
import {
  getGrain,
  getGroupCalls,
  toQuestionText,
  type GroupChecks,
  type GroupQuestion,
} from './group-requests.ts';
import { createOrderGroups } from './order-groups.ts';

const server = startRestServer();

type Group = readonly [
  time: string,
  returning: 0 | 1,
  origin: number,
  orders: number,
  net: number,
  refunded: number,
  newCustomers: number,
];

/** The groups of the same orders as the rows below, with 10 % tax. */
const GROUPS: Readonly<Record<string, readonly Group[]>> = {
  '2026-11': [
    ['2026-11-01 10:00:00', 0, 1, 2, 70, 0, 2],
    ['2026-11-02 23:00:00', 1, 0, 1, 30, 0, 0],
    // The refund of an order of October, which has the source and the customer of that order.
    ['2026-11-02 23:00:00', 1, 1, 0, -20, -20, 0],
  ],
  '2026-10': [['2026-10-31 23:00:00', 1, 1, 1, 100, 0, 0]],
};

const row = (id: number, date: string, net: number, origin: string, type = 'new', parent = 0) => ({
  order_id: id,
  parent_id: parent,
  date,
  status: 'completed',
  customer_id: id,
  net_total: net,
  total_sales: net * 1.1,
  num_items_sold: Math.sign(net),
  customer_type: type,
  extended_info: {
    products: [],
    coupons: [],
    customer: { country: 'US' },
    attribution: { origin },
  },
});

const rows = packMonths(
  [
    row(5, '2026-11-02 23:10:00', -20, 'Unknown', 'new', 1),
    row(4, '2026-11-02 23:59:59', 30, 'Direct', 'returning'),
    row(3, '2026-11-01 10:30:00', 40, 'Google'),
    row(2, '2026-11-01 10:00:00', 30, 'Google'),
    row(1, '2026-10-31 23:00:00', 100, 'Google', 'returning'),
  ],
  ['2026-11', '2026-10'],
);
const ofRows = new Map(rows.map((month) => [month.month, month]));

const toReply = (month: string, groups: readonly Group[]) => ({
  month,
  check: `state of ${month}`,
  groups: {
    names: { origin: ['Direct', 'Google'] },
    time: groups.map(([time]) => toSeconds(time)),
    returning: groups.map(([, returning]) => returning),
    origin: groups.map(([, , origin]) => origin),
    orders: groups.map(([, , , orders]) => orders),
    net: groups.map(([, , , , net]) => net),
    sold: groups.map(([, , , , net, refunded]) => net - refunded),
    total: groups.map(([, , , , net]) => net * 1.1),
    refunded_net: groups.map(([, , , , , refunded]) => refunded),
    refunded_total: groups.map(([, , , , , refunded]) => refunded * 1.1),
    items: groups.map(([, , , orders, , refunded]) => orders + Math.sign(refunded)),
    new_customers: groups.map((group) => group[6]),
  },
});

/** Serves the groups, the `most` months in a reply, and the store's sums. Returns the months that are requested. */
function serve(net = { '2026-10': 100, '2026-11': 80 }, most = 2): string[] {
  const requests: string[] = [];
  server.use(
    http.get(`${API_ROOT}/tillview/v1/groups`, ({ request }) => {
      const { searchParams: query } = new URL(request.url);
      const list = (name: string, at: number) => query.get(`${name}[${at}]`) ?? '';
      const months = [0, 1].filter((at) => list('months', at) !== '');
      const replies = months.slice(0, most).map((at) => {
        const [month, check, known] = [list('months', at), list('checks', at), list('known', at)];
        requests.push(
          [month, query.get('grain'), check, known && `knows ${known}`].filter(Boolean).join(' '),
        );
        const reply = toReply(month, GROUPS[month] ?? []);
        return check === reply.check ? { month, check } : reply;
      });
      return HttpResponse.json({ months: replies });
    }),
    http.get(`${API_ROOT}/wc-analytics/reports/revenue/stats`, ({ request }) => {
      const after = new URL(request.url).searchParams.get('after')?.slice(0, 7) ?? '';
      const sums = (month: keyof typeof net) => ({
        interval: month,
        subtotals: {
          orders_count: month === '2026-10' ? 1 : 3,
          net_revenue: net[month],
          num_items_sold: month === '2026-10' ? 1 : 2,
          total_sales: net[month] * 1.1,
          // As since WooCommerce 10.2: without refunds, and returns with tax.
          avg_order_value: month === '2026-10' ? 100 : 100 / 3,
          refunds: month === '2026-10' ? 0 : 22,
        },
      });
      const months = (['2026-10', '2026-11'] as const).filter((month) => month >= after);
      return HttpResponse.json({ intervals: months.map(sums) });
    }),
  );
  return requests;
}

/** A storage in memory, for all owners. */
function createMemory(): (owner: string) => LedgerStorage<GroupMonth> {
  const stored = new Map<string, { readonly month: string }>();
  return (owner) => ({
    read: () =>
      Promise.resolve([...stored].flatMap(([key, value]) => (key.startsWith(owner) ? value : []))),
    write(months) {
      for (const month of months) stored.set(`${owner} ${month.month}`, structuredClone(month));
      return Promise.resolve(true);
    },
    clear: () => Promise.resolve(true),
  });
}

const question = (by: readonly LedgerDimension[], months = ['2026-11', '2026-10']) => ({
  by,
  grain: getGrain(by),
  cuts: [],
  months,
  first: months.length,
});
const create = (createStorage = createMemory(), now = 0) =>
  createOrderGroups(createTestRegistry({ now: () => now }), {
    owner: 'me',
    decimals: 2,
    createStorage,
  });
const range = { after: toSeconds('2026-10-01 00:00:00'), before: toSeconds('2026-11-30 23:59:59') };

describe('groups of the database', () => {
  it('have the sums of the orders by each dimension of time, source and customer', async () => {
    serve();
    const groups = create();
    await groups.ask(question(['origins', 'hours']));
    const { months, rules, unread, different, error } = groups.getState();
    expect([unread, different, error]).toEqual([[], [], undefined]);
    expect(rules).toEqual({ leavesRefundsOut: true, returnsHaveTax: true });
    const sort = (map: typeof months | typeof ofRows, by: readonly LedgerDimension[]) => {
      const { groups: found, total } = groupOrders(map, range, by, rules);
      const rounded = [...found, total].map((group) =>
        Object.entries(group).map(([key, value]) => [
          key,
          typeof value === 'number' ? Math.round(100 * value) / 100 : value,
        ]),
      );
      return rounded.map((group) => JSON.stringify(group)).toSorted();
    };
    for (const by of [
      ['origins'],
      ['customer_types'],
      ['months'],
      ['origins', 'weekdays'],
      ['hours'],
    ] as const)
      expect(sort(months, by)).toEqual(sort(ofRows, by));
  });

  it('are kept by month, and read again only where the check has changed', async () => {
    const requests = serve();
    const storage = createMemory();
    await create(storage).ask(question(['origins']));
    expect(requests).toEqual(['2026-11 day', '2026-10 day']);
    // Another page, later.
    const groups = create(storage, 1e9);
    await groups.ask(question(['origins']));
    await groups.ask(question(['origins'], ['2026-10']));
    expect(requests.slice(2)).toEqual([
      '2026-11 day state of 2026-11',
      '2026-10 day state of 2026-10',
    ]);
    expect(groups.getState().months.get('2026-10')?.net).toEqual(Float64Array.of(100));
  });

  it('and the sums are requested as a page requests them before it can read what it has', async () => {
    serve();
    const sent: string[] = [];
    server.events.on('request:start', ({ request }) => sent.push(request.url));
    const ask = async (now: number, wanted: GroupQuestion) => {
      const kept: Record<string, GroupChecks[string]> = {};
      sent.length = 0;
      const groups = createOrderGroups(createTestRegistry({ now: () => now }), {
        owner: 'me',
        decimals: 2,
        createStorage: storage,
        keepChecks: (key, checks) => Object.assign(kept, { [key]: checks }),
      });
      await groups.ask(wanted);
      return kept;
    };
    const storage = createMemory();
    const first = question(['origins']);
    const toUrls = (wanted: GroupQuestion, checks: GroupChecks) =>
      getGroupCalls(wanted, checks).map(
        ({ path, query }) => `${API_ROOT}${toRestPath(path, query)}&_locale=user`,
      );
    const kept = await ask(0, first);
    expect(sent.toSorted()).toEqual(toUrls(first, {}).toSorted());
    await ask(1e9, first);
    expect(sent.toSorted()).toEqual(toUrls(first, kept).toSorted());
    expect(decodeURIComponent(sent.join())).toContain('state of 2026-10');
    const divided = { ...first, cuts: ['2026-10-31 12:00:00'] };
    await ask(2e9, divided);
    expect(sent.toSorted()).toEqual(toUrls(divided, kept).toSorted());
    expect(decodeURIComponent(sent.join())).not.toContain('state of 2026-10');
    server.events.removeAllListeners();
  });

  it('are one request for another dimension, which does not ask again what was checked', async () => {
    const requests = serve();
    const groups = create();
    await groups.ask(question(['origins']));
    await groups.ask(question(['countries']));
    expect(requests.slice(2)).toEqual([
      '2026-11 day knows state of 2026-11',
      '2026-10 day knows state of 2026-10',
    ]);
  });

  it('are requested until the store has sent all months, divided at the time of the question', async () => {
    const requests = serve(undefined, 1);
    const groups = create();
    await groups.ask({ ...question(['origins']), cuts: ['2026-10-31 12:00:00'] });
    expect(requests).toEqual(['2026-11 day', '2026-10 day']);
    await groups.ask(question(['origins']));
    // November is known, and October was divided.
    expect(requests.slice(2)).toEqual(['2026-10 day knows state of 2026-10']);
    expect(groups.getState()).toMatchObject({ unread: [], error: undefined });
  });

  it('are read and shown for the range before they are read for its comparison', async () => {
    const requests = serve();
    const groups = create();
    const shown: (readonly [months: string, sums: number])[] = [];
    groups.subscribe(() => {
      const { months, expected } = groups.getState();
      shown.push([[...months.keys()].join(), expected?.length ?? 0]);
    });
    await groups.ask({ ...question(['origins']), first: 1 });
    expect(requests).toEqual(['2026-11 day', '2026-10 day']);
    expect(shown).toContainEqual(['2026-11', 1]);
    expect(shown.at(-1)).toEqual(['2026-11,2026-10', 2]);
    expect(groups.getState()).toMatchObject({ unread: [], different: [], isReading: false });
    // Checked months are one request.
    shown.length = 0;
    await groups.ask({ ...question(['countries']), first: 1 });
    expect(shown).not.toContainEqual(['2026-11', 2]);
  });

  it('say which months differ from Revenue, and which question they answer', async () => {
    serve({ '2026-10': 100, '2026-11': 81 });
    const groups = create();
    const request = question(['origins']);
    await groups.ask(request);
    expect(groups.getState()).toMatchObject({
      different: ['2026-11'],
      question: toQuestionText(request),
    });
  });

  it('are an error if a reply does not fit', async () => {
    serve();
    server.use(
      http.get(`${API_ROOT}/tillview/v1/groups`, () =>
        HttpResponse.json({
          months: [{ month: '2026-11', check: '', groups: { time: [1], names: [] } }],
        }),
      ),
    );
    const groups = create();
    await groups.ask(question([]));
    expect(groups.getState()).toMatchObject({ isReading: false, unread: ['2026-11', '2026-10'] });
    expect(groups.getState().error).toBeInstanceOf(Error);
  });
});

describe('cohorts of the database', () => {
  const ofMonth = (month: string) => ({ month, first: [month], customers: [2], net: [30.5] });

  it('are read from the first month on, until none is left', async () => {
    const requests: string[] = [];
    server.use(
      http.get(`${API_ROOT}/tillview/v1/cohorts`, ({ request }) => {
        const { searchParams: query } = new URL(request.url);
        const after = query.get('after') ?? '';
        requests.push([after, query.get('chain')].join(' ').trim());
        const months = after === '' ? ['2026-09', '2026-10'] : ['2026-11'];
        return HttpResponse.json({
          months: months.map(ofMonth),
          chain: `up to ${months.at(-1)}`,
          left: after === '' ? 1 : 0,
        });
      }),
    );
    const read: string[] = [];
    await readCohortMonths(createTestRegistry(), new AbortController().signal, (months, left) =>
      read.push(...months.map(({ month }) => month), String(left)),
    );
    expect(requests).toEqual(['', '2026-10 up to 2026-10']);
    expect(read).toEqual(['2026-09', '2026-10', '1', '2026-11', '0']);
  });

  it.each([
    ['a column of another length', [{ ...ofMonth('2026-11'), net: [] }], 0],
    ['an invalid month', [{ ...ofMonth('2026-11'), first: ['never'] }], 0],
    ['no month although some follow', [], 3],
  ])('are an error with %s', async (_, months, left) => {
    server.use(
      http.get(`${API_ROOT}/tillview/v1/cohorts`, () =>
        HttpResponse.json({ months, chain: '', left }),
      ),
    );
    const reading = readCohortMonths(createTestRegistry(), new AbortController().signal, () => {});
    await expect(reading).rejects.toThrow(Error);
  });
});

describe('a stored month', () => {
  it('is refused whole if a column is missing or has another length', async () => {
    serve();
    const groups = create();
    await groups.ask(question(['origins'], ['2026-11']));
    const month: GroupMonth | undefined = groups.getState().months.get('2026-11');
    expect(isCurrentGroupMonth(month)).toBe(true);
    expect(isCurrentGroupMonth({ ...month, net: Float64Array.of(1) })).toBe(false);
    expect(isCurrentGroupMonth({ ...month, version: 'another' })).toBe(false);
    const reply = toReply('2026-11', GROUPS['2026-11'] ?? []);
    expect(isGroupReply({ months: [reply] })).toBe(true);
    const invalid = { ...reply, groups: { ...reply.groups, origin: [0, 1, 2] } };
    expect(isGroupReply({ months: [reply, invalid] })).toBe(false);
  });
});
