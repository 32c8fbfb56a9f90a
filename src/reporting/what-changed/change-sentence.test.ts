import { CurrencyFactory } from '@tillview/currency';
import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { expect, it } from 'vitest';
import { getChangeDrivers, getChangeHead, type KnownSplit } from './change-sentence.ts';
import { changeSplits } from './change-splits.ts';
import { splitChange, type Amounts } from './split-change.ts';

const currency = CurrencyFactory();
const context = { currency, formatNumber: (value: number) => value.toLocaleString('en-US') };

function known(name: 'product' | 'customer', total: Amounts, parts: [string, number, number][]) {
  const split = splitChange({
    parts: parts.map(([label, now, before]) => ({ id: label, label, now, before })),
    total,
    isPartial: false,
    round: currency.formatDecimal,
    unit: 0.01,
  });
  return { definition: changeSplits[name], split } satisfies KnownSplit;
}

it.each([
  [16000, 10284, 'Net sales rose $5,716.00 (+56%)'],
  [88, 100, 'Net sales fell $12.00 (-12%)'],
  [1000.5, 1000, 'Net sales rose $0.50 (less than 1%)'],
  [120, 120, 'Net sales did not change ($120.00)'],
  [0, 0, 'Net sales did not change ($0.00)'],
  [120, 0, 'Net sales rose $120.00, from $0.00'],
  [-20, 0, 'Net sales fell $20.00, from $0.00'],
  [0, 120, 'Net sales fell $120.00 (-100%)'],
  // A percentage that large, or of an amount below 0, would mislead.
  [1099, 100, 'Net sales rose $999.00 (+999%)'],
  [1100, 100, 'Net sales rose $1,000.00, from $100.00'],
  [1083.5, -7.14, 'Net sales rose $1,090.64, from -$7.14'],
])('describes the change of a metric: %s compared with %s', (now, before, text) => {
  expect(getChangeHead('Net sales', { now, before }, context)).toBe(text);
});

const products: [string, number, number][] = [
  ['Beanie', 300, 200],
  ['Hoodie', 1500, 260],
  ['Poster', 90, 500],
];

it('names the largest gain and loss when a metric rises, and another split in a sentence of its own', () => {
  const total = { now: 1890, before: 960 };
  const customers: [string, number, number][] = [
    ['new', 1000, 200],
    ['returning', 890, 760],
  ];
  const splits = [known('product', total, products), known('customer', total, customers)];
  expect(getChangeDrivers(splits, context)).toEqual([
    ': Hoodie +$1,240.00, Poster -$410.00 …',
    'Customer type: new customers +$800.00 …',
  ]);
});

it('begins with the largest loss when a metric falls', () => {
  const total = { now: 90, before: 500 };
  const splits = [known('product', total, [...products.slice(2), ['Mug', 10, 5]])];
  expect(getChangeDrivers(splits, context)).toEqual([': Poster -$410.00, Mug +$5.00.']);
});

it('ends the sentence if no part changed', () => {
  expect(getChangeDrivers([known('product', { now: 0, before: 0 }, [])], context)).toEqual(['.']);
  expect(getChangeDrivers([], context)).toEqual(['.']);
});

it('isolates names and amounts in right-to-left text', () => {
  setLocaleData({ 'text direction\u0004ltr': ['rtl'] }, 'default');
  try {
    expect(
      getChangeDrivers([known('product', { now: 9, before: 0 }, [['Mug “S”', 9, 0]])], context),
    ).toEqual([': \u2068Mug “S”\u2069 \u2068+$9.00\u2069.']);
  } finally {
    resetLocaleData(undefined, 'default');
  }
});
