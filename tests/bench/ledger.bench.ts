import {
  groupIntervals,
  groupOrders,
  LEDGER_VERSION,
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
  bench('Retention', () => {
    getRetention([...months.values()], '2026-11-20T12:00:00');
  });
});
