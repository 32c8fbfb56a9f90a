import { expect, it } from 'vitest';
import { packMonths } from './pack-months.ts';
import { readStoredOrders } from './stored-orders.ts';

/** A month with an order on its 5th day and a refund, as it was read at a time. */
function month(name: string, id: number, asOf: string) {
  const rows = [
    { order_id: id, parent_id: 0, date: `${name}-05 10:00:00` },
    { order_id: id + 1, parent_id: id, date: `${name}-06 10:00:00` },
  ];
  return { ...packMonths(rows, [name])[0]!, asOf };
}

const readFrom = async (months: readonly unknown[] | undefined) =>
  new Map(await readStoredOrders('1 shop', { read: () => Promise.resolve(months) }));

it('has the kept orders by id, with the time on which the store counts them, without refunds', async () => {
  const orders = await readFrom([
    month('2026-10', 10, '2026-11-02T00:00:00'),
    month('2026-11', 20, '2026-11-07T00:00:00'),
  ]);
  expect(Object.fromEntries(orders)).toEqual({
    10: Date.parse('2026-10-05T10:00:00Z') / 1000,
    20: Date.parse('2026-11-05T10:00:00Z') / 1000,
  });
});

it.each([
  ['missing', []],
  ['was read before it ended', [month('2026-10', 10, '2026-10-20T00:00:00')]],
  ['is of another version', [{ ...month('2026-10', 10, '2026-11-02T00:00:00'), version: 'x' }]],
])('ends before a month that %s', async (_, october) => {
  const orders = await readFrom([
    month('2026-09', 1, '2026-10-02T00:00:00'),
    ...october,
    month('2026-11', 20, '2026-11-07T00:00:00'),
  ]);
  expect([...orders.keys()]).toEqual([20]);
});

it('has none where the browser keeps none', async () => {
  expect(await readFrom(undefined)).toEqual(new Map());
  expect(await readFrom([])).toEqual(new Map());
});
