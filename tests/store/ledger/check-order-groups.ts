import moment from 'moment';
import type { ComparePage, Source } from '../check-view.ts';
import { compareTexts, joinComparisons, type Comparison } from '../compare-cells.ts';
import {
  toNumber,
  toRow,
  toText,
  type Field,
  type Row,
  type StoreClient,
} from '../store-client.ts';

/** The name of the title of the section. */
export const GROUPS_TITLE = 'Groups of orders';

/** The most months of a request for rows. */
const MAX_MONTHS = 24;

/** The columns of the database, each alone, and in pairs as in the Explorer. */
const COLUMNS = ['origin', 'country', 'campaign', 'device', 'payment', 'status'] as const;
const PAIRS = COLUMNS.flatMap((first, index) =>
  COLUMNS.slice(index + 1).map((second) => [first, second]),
);

const LENGTHS = { day: 10, hour: 13 } as const;

/** When a range ends within a month. */
const CUT = '15 12:35:00';
type Grain = keyof typeof LENGTHS;

/** What is requested for each month. By hour: the Explorer's hours; cut: a comparison that ends at a time of day. */
const QUESTIONS: readonly (readonly [grain: Grain, by: readonly string[], isCut?: true])[] = [
  ['hour', []],
  ['day', ['country'], true],
  ['hour', ['status'], true],
  ['hour', ['origin']],
  ...COLUMNS.map((column) => ['day', [column]] as const),
  ...PAIRS.map((pair) => ['day', pair] as const),
];

const SUMS = [
  'orders',
  'net',
  'sold',
  'total',
  'refunded_net',
  'refunded_total',
  'items',
  'new_customers',
] as const;
type Sums = Record<(typeof SUMS)[number], number>;

const toList = (value: Field): readonly Field[] => (Array.isArray(value) ? value : []);
const toIso = (seconds: Field): string =>
  new Date((toNumber(seconds) ?? 0) * 1000).toISOString().slice(0, 19).replace('T', ' ');

/** The day or hour of a row, or that it is after the time of a cut in the same day or hour. */
function toTime(seconds: Field, grain: Grain, cut: string): string {
  const [time, length] = [toIso(seconds), LENGTHS[grain]];
  const isAfter = cut !== '' && time > cut && time.slice(0, length) === cut.slice(0, length);
  return isAfter ? `${cut} +` : time.slice(0, length);
}

/** The names of a column of texts, for each row or group. */
function toNames(month: Row, column: string): readonly string[] {
  const names = toList(toRow(month['names'])[column]);
  return toList(month[column]).map((index) => toText(names[toNumber(index) ?? -1]));
}

/** An order or a refund of the route of rows. */
type Order = {
  id: number;
  parent: number;
  seconds: Field;
  isReturning: boolean;
  customer: number;
  net: number;
  total: number;
  items: number;
  texts: Readonly<Record<string, string>>;
};

function toOrders(month: Row): readonly Order[] {
  const names = COLUMNS.map((column) => [column, toNames(month, column)] as const);
  const numbers = (column: string) => toList(month[column]).map((value) => toNumber(value) ?? 0);
  const [ids, parents, customers, net, total, items, returning] = [
    'order_id',
    'parent_id',
    'customer_id',
    'net_total',
    'total_sales',
    'num_items_sold',
    'returning',
  ].map(numbers);
  return (ids ?? []).map((id, index) => ({
    id,
    parent: parents?.[index] ?? 0,
    seconds: toList(month['date'])[index],
    isReturning: returning?.[index] === 1,
    customer: customers?.[index] ?? 0,
    net: net?.[index] ?? 0,
    total: total?.[index] ?? 0,
    items: items?.[index] ?? 0,
    texts: Object.fromEntries(names.map(([column, texts]) => [column, texts[index] ?? ''])),
  }));
}

const noSums = (): Sums => ({
  orders: 0,
  net: 0,
  sold: 0,
  total: 0,
  refunded_net: 0,
  refunded_total: 0,
  items: 0,
  new_customers: 0,
});

function addTo(all: Map<string, Sums>, key: string): Sums {
  const sums = all.get(key) ?? noSums();
  all.set(key, sums);
  return sums;
}

/** Groups rows; a refund has the values of its order. */
function groupRows(
  rows: readonly Order[],
  orderOf: ReadonlyMap<number, Order>,
  grain: Grain,
  by: readonly string[],
  cut: string,
): Map<string, Sums> {
  const found = new Map<string, Sums>();
  const customers = new Set<string>();
  for (const row of rows) {
    const owner = orderOf.get(row.parent) ?? row;
    const values = by.map((column) => owner.texts[column]);
    const key = [toTime(row.seconds, grain, cut), owner.isReturning, ...values].join('|');
    const sums = addTo(found, key);
    sums.net += row.net;
    sums.total += row.total;
    sums.items += row.items;
    if (row.net < 0) {
      sums.refunded_net += row.net;
      sums.refunded_total += row.total;
    }
    if (row.parent !== 0) continue;
    sums.orders += 1;
    sums.sold += row.net;
    const customer = `${key} ${row.customer}`;
    if (row.isReturning || customers.has(customer)) continue;
    customers.add(customer);
    sums.new_customers += 1;
  }
  return found;
}

/** Adds the groups of the route up: several sources can have one name. */
function addGroups(
  groups: Row,
  grain: Grain,
  by: readonly string[],
  cut: string,
): Map<string, Sums> {
  const found = new Map<string, Sums>();
  const names = by.map((column) => toNames(groups, column));
  const returning = toList(groups['returning']);
  toList(groups['time']).forEach((time, index) => {
    const values = names.map((texts) => texts[index]);
    const sums = addTo(
      found,
      [toTime(time, grain, cut), returning[index] === 1, ...values].join('|'),
    );
    for (const sum of SUMS) sums[sum] += toNumber(toList(groups[sum])[index]) ?? 0;
  });
  return found;
}

/** As sorted texts, with amounts in cents. */
const toTexts = (groups: ReadonlyMap<string, Sums>): readonly string[] =>
  [...groups]
    // A negative zero is none.
    .map(([key, sums]) => [key, ...SUMS.map((sum) => (sums[sum] + 0.0001).toFixed(2))].join(' '))
    .toSorted();

async function readRows(client: StoreClient, months: readonly string[]) {
  const rows = new Map<string, readonly Order[]>();
  for (let start = 0; start < months.length; start += MAX_MONTHS) {
    const some = months.slice(start, start + MAX_MONTHS);
    const range = { after: some[0] ?? '', before: some.at(-1) ?? '' };
    // A reply has a part of the orders of a large store.
    for (let above = 0; ;) {
      const reply = toRow(await client.get('tillview/v1/ledger', { ...range, above: `${above}` }));
      for (const month of toList(reply['months']).map(toRow)) {
        const name = toText(month['month']);
        rows.set(name, [...(rows.get(name) ?? []), ...toOrders(month)]);
      }
      const next = toNumber(reply['next']);
      if (next === undefined) break;
      above = next;
    }
  }
  return rows;
}

/** The cohorts of the plugin's route, as texts: month, month of the first order, customers with an order, net sales. */
async function readCohorts(client: StoreClient): Promise<readonly string[]> {
  const texts: string[] = [];
  for (let [after, chain, left] = ['', '', 1]; left > 0;) {
    const reply = toRow(await client.get('tillview/v1/cohorts', { after, chain }));
    for (const month of toList(reply['months']).map(toRow)) {
      after = toText(month['month']);
      toList(month['first']).forEach((first, index) => {
        const [customers, net] = [month['customers'], month['net']].map((column) =>
          toNumber(toList(column)[index]),
        );
        texts.push([after, toText(first), customers, ((net ?? 0) + 0.0001).toFixed(2)].join(' '));
      });
    }
    [chain, left] = [toText(reply['chain']), toNumber(reply['left']) ?? 0];
  }
  return texts.toSorted();
}

/** The same from all orders. A refund belongs to the customer of its order. */
function toCohorts(
  rows: ReadonlyMap<string, readonly Order[]>,
  orderOf: ReadonlyMap<number, Order>,
): readonly string[] {
  const firstOf = new Map<number, string>();
  for (const month of [...rows.keys()].toSorted())
    for (const { parent, customer } of rows.get(month) ?? [])
      if (parent === 0 && customer !== 0 && !firstOf.has(customer)) firstOf.set(customer, month);
  const found = new Map<string, { customers: Set<number>; net: number }>();
  for (const [month, orders] of rows)
    for (const order of orders) {
      const { customer } = orderOf.get(order.parent) ?? order;
      const first = firstOf.get(customer);
      if (first === undefined) continue;
      const key = `${month} ${first}`;
      const sums = found.get(key) ?? { customers: new Set(), net: 0 };
      if (order.parent === 0) sums.customers.add(customer);
      found.set(key, { ...sums, net: sums.net + order.net });
    }
  return [...found]
    .map(([key, { customers, net }]) => [key, customers.size, (net + 0.0001).toFixed(2)].join(' '))
    .toSorted();
}

/** The month of a reply of the groups. */
const readMonth = async (client: StoreClient, params: Parameters<StoreClient['get']>[1]) =>
  toRow(toList(toRow(await client.get('tillview/v1/groups', params))['months'])[0]);

/** Compares the groups of the database of each month with the orders that the plugin's other route sends. */
export async function checkOrderGroups({ client, context }: Source): Promise<ComparePage> {
  const [first] = (
    await client.list('wc-analytics/reports/orders', {
      orderby: 'date',
      order: 'asc',
      per_page: '1',
      after: '2000-01-01T00:00:00',
    })
  ).rows;
  const start = toText(first?.['date'] ?? first?.['date_created']).slice(0, 7);
  const count = moment.utc(`${context.facts.now.slice(0, 7)}-01`).diff(`${start}-01`, 'months') + 1;
  const months = Array.from({ length: count }, (_, index) =>
    moment.utc(`${start}-01`).add(index, 'months').format('YYYY-MM'),
  );
  const rows = await readRows(client, months);
  const orderOf = new Map([...rows.values()].flat().map((order) => [order.id, order]));
  const found: Comparison[] = [];
  for (const month of months)
    for (const [grain, by, isCut] of QUESTIONS) {
      const cut = isCut ? `${month}-${CUT}` : '';
      const params = {
        months: [month],
        grain,
        ...(by.length > 0 ? { by } : {}),
        ...(isCut ? { cut: [cut] } : {}),
      };
      const reply = await readMonth(client, params);
      found.push(
        compareTexts(
          `${month} by ${[grain, ...by, cut].join(', ')}`,
          toTexts(groupRows(rows.get(month) ?? [], orderOf, grain, by, cut)),
          toTexts(addGroups(toRow(reply['groups']), grain, by, cut)),
        ),
      );
      if (!isCut) continue;
      const check = toText(reply['check']);
      const again = await readMonth(client, { ...params, checks: [check] });
      const text = toText(again['month']) + ('groups' in again ? ' was sent again' : '');
      found.push(compareTexts(`${month}, unchanged`, [month], [text]));
    }
  found.push(compareTexts('Cohorts', toCohorts(rows, orderOf), await readCohorts(client)));
  const result = joinComparisons(found);
  return () => Promise.resolve(result);
}
