import {
  getItemProfits,
  getProfits,
  groupIntervals,
  groupOrders,
  LEDGER_VERSION,
  sumLines,
  toSeconds,
  type LedgerMonth,
} from '@tillview/data';
import { getRangeIntervals } from '@tillview/date';
import { bench, describe } from 'vitest';
import { getRetention } from '../../src/screens/retention/retention.ts';
import { toSecondsRange } from '../../src/ledger/use-ledger.ts';

const MONTHS = 36;
const ORDERS = 100_000;
const CUSTOMERS = 30_000;

/** Numbers from 0 to 1, the same in each run (Park–Miller). */
let seed = 1;
const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

const toTexts = (rows: readonly number[], count: number, prefix: string) => ({
  indexes: Uint16Array.from(rows, () => Math.floor(random() * count)),
  names: Array.from({ length: count }, (_, each) => `${prefix}${each}`),
});

/** Two lines an order; two of three costs and one of two fees are known. */
function createCosts(rows: readonly number[]): NonNullable<LedgerMonth['costs']> {
  const numbers = (read: (row: number) => number) => Float64Array.from(rows, read);
  const ofLines = (read: (line: number) => number) =>
    Float64Array.from({ length: 2 * rows.length }, (_, line) => read(line));
  return {
    state: '',
    cost: numbers(() => 20),
    known: numbers((row) => (row % 3 === 0 ? 0 : 50)),
    fee: numbers((row) => (row % 2 === 0 ? 1 : Number.NaN)),
    shipping: numbers(() => 5),
    tax: numbers(() => 1),
    method: toTexts(rows, 3, 'method'),
    delivery: toTexts(rows, 2, 'Delivery '),
    lines: {
      starts: Uint32Array.from({ length: rows.length + 1 }, (_, row) => 2 * row),
      products: ofLines((line) => 1 + (line % 300)),
      variations: ofLines(() => 0),
      quantities: ofLines(() => 1),
      net: ofLines(() => 25),
      cost: ofLines((line) => (line % 3 === 0 ? Number.NaN : 10)),
    },
  };
}

function createMonth(index: number): LedgerMonth {
  const start = new Date(Date.UTC(2023, 11 + index, 1));
  const count = Math.round(ORDERS / MONTHS);
  const rows = Array.from({ length: count }, (_, row) => row);
  const seconds = start.getTime() / 1000;
  const none = { starts: new Uint32Array(count + 1), ids: new Float64Array(0) };
  return {
    version: LEDGER_VERSION,
    asOf: '',
    state: '',
    month: start.toISOString().slice(0, 7),
    orderIds: Float64Array.from(rows, (row) => index * count + row + 1),
    // One in twenty is a refund of an order before it.
    parentIds: Float64Array.from(rows, (row) => (row % 20 === 19 ? index * count + row : 0)),
    times: Uint32Array.from(rows, (row) => seconds + Math.floor((row / count) * 28 * 86_400)),
    customerIds: Float64Array.from(rows, () => 1 + Math.floor(random() ** 2 * CUSTOMERS)),
    net: Float64Array.from(rows, (row) => (row % 20 === 19 ? -10 : 20 + random() * 100)),
    total: Float64Array.from(rows, () => 100),
    items: Int32Array.from(rows, () => 2),
    returning: Uint8Array.from(rows, () => Number(random() > 0.3)),
    texts: {
      status: { indexes: new Uint16Array(count), names: ['completed'] },
      origin: toTexts(rows, 40, 'Source: '),
      country: toTexts(rows, 60, 'C'),
    },
    coupons: none,
    products: none,
    costs: createCosts(rows),
  };
}

const months = new Map(
  Array.from({ length: MONTHS }, (_, index) => createMonth(index)).map((month) => [
    month.month,
    month,
  ]),
);
const all = { after: '2023-12-01T00:00:00', before: '2026-11-30T23:59:59' };
const days = getRangeIntervals(all, 'day').map(toSecondsRange);
// The lines of the chart.
const charted = new Set(Array.from({ length: 5 }, (_, each) => `Source: ${each}`));
const bytes = [...months.values()].reduce(
  (sum, { texts, ...columns }) =>
    [...Object.values(columns), ...Object.values(texts).map(({ indexes }) => indexes)].reduce(
      (total: number, column) => total + (ArrayBuffer.isView(column) ? column.byteLength : 0),
      sum,
    ),
  0,
);

describe(`${ORDERS} orders in the browser (${(bytes / 1e6).toFixed(1)} MB without products and coupons)`, () => {
  bench('Sources, three years', () => {
    groupOrders(months, { after: toSeconds(all.after), before: toSeconds(all.before) }, [
      'origins',
    ]);
  });
  bench('chart of Sources, three years by day', () => {
    groupIntervals(months, days, ['origins'], undefined, { keys: charted });
  });
  bench('Explorer, three years by source and month', () => {
    groupOrders(months, { after: toSeconds(all.after), before: toSeconds(all.before) }, [
      'origins',
      'months',
    ]);
  });
  bench('Profit, three years by day', () => {
    getProfits(months.values(), days, {
      rates: [{ method: 'method1', percent: 1, fixed: 0.2 }],
      costs: [{ name: 'Postage', per: 'order', amount: 4, from: '2023-12-01' }],
    });
  });
  bench('gross profit by product, three years', () => {
    const range = { after: toSeconds(all.after), before: toSeconds(all.before) };
    getItemProfits(sumLines(months, range), ({ product }) => [product]);
  });
  bench('Retention', () => {
    getRetention([...months.values()], '2026-11-20T12:00:00');
  });
});
