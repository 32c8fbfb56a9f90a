import { describe, expect, it } from 'vitest';
import cases from '../../../../tests/cases/order-currencies.json' with { type: 'json' };
import { getOwnNet, getStoredAs } from './order-currency.ts';

// The plugin is tested with the same cases: `tests/wordpress/check-ledger.ts`.
describe('the figure of an order in the reports', () => {
  it.each(cases.orders)('$name: $as', ({ as, ...order }) => {
    expect(getStoredAs(order, cases.shop)).toBe(as);
  });

  it.each(cases.nets)('has the own net sales of $name', ({ net, ...order }) => {
    expect(getOwnNet(order)).toBe(net);
  });
});
