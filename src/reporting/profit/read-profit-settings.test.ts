import { expect, it } from 'vitest';
import {
  addProfitEntry,
  readProfitEntries,
  removeProfitEntry,
  toProfitSettings,
} from './read-profit-settings.ts';

const cost = {
  kind: 'cost',
  name: 'Postage',
  per: 'order',
  amount: 4,
  from: '2026-01-01',
} as const;
const rate = { kind: 'rate', method: 'cod', percent: 0, fixed: 0 } as const;

it.each([
  ['another kind', { ...cost, kind: 'tax' }],
  ['no name', { ...cost, name: ' ' }],
  ['a negative amount', { ...cost, amount: -1 }],
  ['an amount that is no number', { ...cost, amount: Number.NaN }],
  ['a day that does not exist', { ...cost, from: '2026-02-30' }],
  ['an end before its start', { ...cost, until: '2025-12-31' }],
  ['a rate over 100 percent', { ...rate, percent: 101 }],
  ['nothing', null],
])('reads no entry with %s', (_, entry) => {
  expect(readProfitEntries([entry, cost])).toEqual([cost]);
});

it('adds costs of the user to those of all users, and prefers the rate of the user', () => {
  const own = { ...rate, percent: 1 };
  expect(toProfitSettings([cost, own], [{ ...cost, name: 'Rent' }, rate])).toEqual({
    costs: [{ ...cost, name: 'Rent' }, cost],
    rates: [own],
  });
});

it('has one rate per method, and no trace of what was removed', () => {
  const entries = addProfitEntry([cost, rate], { ...rate, percent: 2 });
  expect(entries).toEqual([cost, { ...rate, percent: 2 }]);
  expect(removeProfitEntry(entries, { ...cost })).toEqual([{ ...rate, percent: 2 }]);
});
