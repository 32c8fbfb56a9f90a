import { expect, it } from 'vitest';
import { isReadUnasked, type LedgerReader } from './read-unasked.ts';

const month = (orders: number) => ({
  month: '2026-11',
  orders_count: orders,
  net_revenue: 0,
  num_items_sold: 0,
  total_sales: 0,
});

const state = (orders: number, changes = {}) => ({
  unread: ['2026-11'],
  expected: [month(orders)],
  requests: Math.ceil(orders / 100),
  usesRoute: false,
  isStopped: false,
  ...changes,
});

const isUnasked = (reader: LedgerReader, of: ReturnType<typeof state>, options = {}) =>
  isReadUnasked(of, { reader, isDemo: false, consent: undefined, ...options });

it.each([
  ['screen', state(5000), true],
  ['screen', state(5001), false],
  ['page', state(900), true],
  ['page', state(901), false],
  ['screen', state(200_000, { usesRoute: true }), true],
  ['page', state(20_000, { usesRoute: true }), true],
  ['page', state(20_001, { usesRoute: true }), false],
] as const)('a %s with %j reads its orders without a question: %s', (reader, of, expected) => {
  expect(isUnasked(reader, of)).toBe(expected);
});

it('reads the demo store for a screen, and asks nothing in an empty shop', () => {
  expect(isUnasked('screen', state(100_000), { isDemo: true })).toBe(true);
  expect(isUnasked('page', state(100_000), { isDemo: true })).toBe(false);
  expect(isUnasked('screen', state(0, { unread: [] }))).toBe(false);
});

it('follows what the user has decided for all screens, and does not continue what the user stopped', () => {
  for (const reader of ['screen', 'page'] as const) {
    expect(isUnasked(reader, state(90_000), { consent: true })).toBe(true);
    expect(isUnasked(reader, state(100), { consent: false })).toBe(false);
    expect(isUnasked(reader, state(100, { isStopped: true }), { consent: true })).toBe(false);
  }
});
