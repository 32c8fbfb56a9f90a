import { describe, expect, it } from 'vitest';
import cases from '../../../../tests/cases/order-costs.json' with { type: 'json' };
import {
  addCosts,
  getAmountRefundCost,
  getFee,
  getOrderCosts,
  getRefundCosts,
} from './order-costs.ts';

// The plugin is tested with the same cases: `tests/wordpress/check-ledger.ts`.
describe('the cost of an order', () => {
  it.each(cases.costs)('$name', ({ order, sold, refund, net = 0, returned }) => {
    const [cost, known] = sold;
    expect(addCosts(order, getOrderCosts(order))).toEqual({ cost, known });
    if (!refund) return;
    const taken =
      refund.length === 0
        ? getAmountRefundCost(order, net)
        : addCosts(refund, getRefundCosts(refund, order));
    expect([taken.cost, taken.known].map((value) => value + 0)).toEqual(returned);
  });

  it.each(cases.fees)('has the fee of $name', ({ meta, fee }) => {
    expect(getFee(meta, 'USD') ?? null).toBe(fee);
  });
});
