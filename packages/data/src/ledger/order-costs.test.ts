import { describe, expect, it } from 'vitest';
import cases from '../../../../tests/cases/order-costs.json' with { type: 'json' };
import { getFee, getOrderCost, getRefundCost } from './order-costs.ts';

// The plugin is tested with the same cases: `tests/wordpress/check-ledger.ts`.
describe('the cost of an order', () => {
  it.each(cases.costs)('$name', ({ order, sold, refund, net = 0, returned }) => {
    const [cost, known] = sold;
    expect(getOrderCost(order)).toEqual({ cost, known });
    if (!refund) return;
    const taken = getRefundCost(refund, order, net);
    expect([taken.cost, taken.known].map((value) => value + 0)).toEqual(returned);
  });

  it.each(cases.fees)('has the fee of $name', ({ meta, fee }) => {
    expect(getFee(meta, 'USD') ?? null).toBe(fee);
  });
});
