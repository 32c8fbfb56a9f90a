import type { ReportRequest } from '@tillview/data';
import { expect, it } from 'vitest';
import { createTestContext } from '../../definition/report-context.test-support.ts';
import { getView, sumSpend } from './spend.ts';

const orders = [
  { order_id: 1, parent_id: 0, customer_id: 7, total_sales: 120 },
  { order_id: 2, parent_id: 0, customer_id: 7, total_sales: 30.5 },
  { order_id: 3, parent_id: 1, customer_id: 7, total_sales: -20 },
  { order_id: 4, parent_id: 0, customer_id: 8, total_sales: 200 },
];

it('adds up orders and refunds by customer, and counts a repeated order once', () => {
  const spend = sumSpend([...orders, orders[3]!]);
  expect(Object.fromEntries(spend)).toEqual({
    7: { orders: 2, total: 130.5 },
    8: { orders: 1, total: 200 },
  });
});

const customers = [{ id: 7 }, { id: 9 }, { id: 8 }];

function viewOf(pages: number, known: number) {
  const page = { data: orders, totalResults: pages * 100, totalPages: pages };
  const items = { data: customers, totalResults: 3, totalPages: 1 };
  return getView({
    table: {} as never,
    columns: [{ key: 'name', label: () => 'Name', value: () => '' }],
    request: { page: 1, pageSize: 25 } as ReportRequest,
    data: { items, all: customers } as never,
    context: createTestContext(),
    query: {},
    added: Array.from({ length: pages }, (_, index) => (index < known ? page : undefined)),
    sort: { orderby: 'ordered.total', order: 'desc' },
  });
}

it('lists only customers with orders in the range, sorted by their spend in it', () => {
  const { data, columns } = viewOf(1, 1);
  expect(data.all).toEqual([{ id: 8 }, { id: 7 }]);
  expect(data.items.totalResults).toBe(2);
  expect(columns.map(({ key }) => key)).toEqual(['name', 'ordered.total', 'ordered.orders']);
});

it('asks before more than fifty requests, tells the progress, and loads at most a hundred', () => {
  expect(viewOf(51, 1)).toMatchObject({ isBusy: false, requests: { total: 51, mustAgree: true } });
  expect(viewOf(51, 5)).toMatchObject({ isBusy: true, requests: { answered: 5 } });
  expect(viewOf(50, 1)).toMatchObject({ isBusy: true, requests: { mustAgree: false } });
  expect(viewOf(101, 1).error).toContain('10,000');
});
