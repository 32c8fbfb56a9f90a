import type { LedgerMonth } from '@tillview/data';
import { expect, it } from 'vitest';
import { getFirstSources } from './first-sources.ts';

type Order = readonly [customer: number, source: string, parent?: number];

/** A month of the ledger, with the columns that are read here. */
const toMonth = (orders: readonly Order[], start: number) =>
  ({
    times: Uint32Array.from(orders, (_, index) => start + index),
    customerIds: Float64Array.from(orders, ([customer]) => customer),
    parentIds: Float64Array.from(orders, ([, , parent = 0]) => parent),
    texts: {
      origin: {
        names: orders.map(([, source]) => source),
        indexes: Uint32Array.from(orders.keys()),
      },
    },
  }) as unknown as LedgerMonth;

it('counts each customer under the source of the first order, whatever source later ones have', () => {
  const customers = [1, 2, 3].map((id) => ({
    id,
    orders: id,
    net: id * 100,
    firstMonth: 0,
    lastTime: 0,
  }));
  const months = [
    toMonth(
      [
        [2, 'Google', 7],
        [2, 'Direct'],
        [3, ''],
      ],
      100,
    ),
    // Earlier, although it comes later.
    toMonth(
      [
        [1, 'Google'],
        [3, 'Google'],
        [0, 'Direct'],
      ],
      10,
    ),
  ];
  expect(getFirstSources(months, customers)).toEqual([
    { source: 'Google', customers: 2, returning: 1, net: 400 },
    { source: 'Direct', customers: 1, returning: 1, net: 200 },
  ]);
});
