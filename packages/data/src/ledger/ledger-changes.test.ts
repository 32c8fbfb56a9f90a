import { expect, it } from 'vitest';
import { hasChanged, withState, type LedgerChanges } from './ledger-changes.ts';
import { encode, packMonths } from './pack-months.ts';

const changes = (sum?: string): LedgerChanges => ({
  by: 'plugin',
  asOf: '',
  states: new Map([['2026-10', 'a']]),
  ...(sum === undefined ? {} : { costs: new Map([['2026-10', sum]]) }),
});

it('finds costs that a refund or a save has rewritten, if the month has costs', () => {
  const [month] = packMonths([], ['2026-10']);
  if (!month) throw new Error('No month.');
  const [none, texts] = [new Float64Array(), encode([])];
  const costs = { cost: none, known: none, fee: none, shipping: none, tax: none };
  const lines = { starts: new Uint32Array(1), products: none, variations: none, quantities: none };
  const withCosts = {
    ...month,
    costs: {
      ...costs,
      state: '',
      method: texts,
      delivery: texts,
      lines: { ...lines, net: none, cost: none },
    },
  };
  const read = withState(withCosts, changes('2 70'));
  expect(hasChanged(read, changes('2 70'))).toBe(false);
  expect(hasChanged(read, changes('2 60'))).toBe(true);
  expect(hasChanged(read, changes())).toBe(false);
  expect(hasChanged(withState(month, changes()), changes('2 60'))).toBe(false);
});
