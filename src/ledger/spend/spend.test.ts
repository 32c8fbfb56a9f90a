import type { ReportRequest } from '@tillview/data';
import { expect, it } from 'vitest';
import { createTestContext } from '../../reporting/definition/report-context.test-support.ts';
import { toSecondsRange } from '../use-ledger.ts';
import { addSpend } from './spend.ts';

const NOVEMBER = { ordered_from: '2026-11-01', ordered_until: '2026-11-30' };

/** Time, customer, total, and whether it is a refund. */
const rows = [
  ['2026-10-31T23:59:59', 9, 500],
  ['2026-11-01T00:00:00', 7, 120],
  ['2026-11-12T10:00:00', 7, 30.5],
  ['2026-11-13T10:00:00', 7, -20, true],
  ['2026-11-30T23:59:59', 8, 200],
  ['2026-12-01T00:00:00', 8, 70],
] as const;

const orders = {
  times: rows.map(([time]) => toSecondsRange({ after: time, before: time }).after),
  customers: rows.map(([, customer]) => customer),
  total: rows.map(([, , total]) => total),
  refunds: rows.map(([, , , isRefund]) => (isRefund ? 1 : 0)),
};

const customers = [{ id: 7 }, { id: 9 }, { id: 8 }];

type Known = Parameters<typeof addSpend>[1];

function viewOf(
  changes: Partial<Known> = {},
  {
    all = true,
    query = NOVEMBER,
  }: { all?: boolean; query?: Readonly<Record<string, string>> } = {},
) {
  const { data, columns, ...view } = addSpend(
    {
      columns: [{ key: 'name', label: () => 'Name', value: () => '' }],
      request: { page: 1, pageSize: 25 } as ReportRequest,
      data: {
        items: { data: customers, totalResults: all ? 3 : 2000, totalPages: all ? 1 : 80 },
        isPaged: !all,
      } as never,
      context: createTestContext(),
      query,
      sort: { orderby: 'ordered.total', order: 'desc' },
    },
    {
      columns: orders,
      months: new Map([['2026-11', {} as never]]),
      expected: [],
      unread: [],
      isPending: false,
      ...changes,
    },
  );
  const cells = (index: number) =>
    data.items.data.map((row) => columns[index]?.value(row, createTestContext()));
  return {
    ...view,
    keys: columns.map(({ key }) => key),
    ids: data.items.data.map(({ id }) => id),
    rows: data.items.totalResults,
    cells,
  };
}

it('lists only customers with orders in the range, sorted by what they spent in it less refunds', () => {
  const view = viewOf();
  expect(view).toMatchObject({
    keys: ['name', 'ordered.total', 'ordered.orders'],
    ids: [8, 7],
    rows: 2,
    sort: { orderby: 'ordered.total', order: 'desc' },
    note: '',
  });
  expect([view.cells(1), view.cells(2)]).toEqual([
    [200, 130.5],
    [1, 2],
  ]);
});

it('counts all later orders without a last day', () => {
  const view = viewOf({}, { query: { ordered_from: '2026-11-13' } });
  expect([view.ids, view.cells(1), view.cells(2)]).toEqual([
    [8, 7],
    [270, -20],
    [2, 0],
  ]);
});

it('has no spend where the store does not report it', () => {
  const view = viewOf({ columns: { ...orders, total: rows.map(() => Number.NaN) } });
  expect(view.cells(1)).toEqual([null, null]);
});

it('shows the months that are read and says how many of the range are missing', () => {
  const query = { ordered_from: '2026-10-01' };
  const view = viewOf({ unread: ['2026-10', '2026-09'], isPending: true }, { query });
  expect(view).toMatchObject({ isBusy: false, rows: 3 });
  expect(view.note).toContain('the orders of 1 month of the range');
});

it.each([
  ['is loading before the first month of the range', true],
  ['shows all customers while it waits for a consent', false],
])('%s', (_, isPending) => {
  const view = viewOf({ months: new Map(), unread: ['2026-11'], isPending });
  expect(view).toMatchObject({ keys: ['name'], ids: [7, 9, 8], isBusy: isPending, note: '' });
  expect(viewOf({ expected: undefined, isPending }).keys).toEqual(['name']);
});

it('neither sorts nor leaves out customers of a list that is only known in pages', () => {
  const view = viewOf({}, { all: false });
  expect(view).toMatchObject({ ids: [7, 9, 8], sortKeys: [], sort: undefined });
  expect(view.note).toContain('too long to be sorted');
});
