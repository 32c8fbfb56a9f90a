import { CurrencyFactory } from '@tillview/currency';
import { expect, it } from 'vitest';
import { createTestContext } from './report-context.test-support.ts';
import { formatRough } from './format-rough.ts';

it.each([
  [2, 29.456, '$29.50'],
  [2, 99.96, '$100'],
  [2, 1234.5, '$1,230'],
  [2, 0, '$0.00'],
  [0, 29.46, '$29'],
  [0, -29.5, '-$30'],
  [0, 0.4, '$0'],
])(
  'rounds an amount with %d decimals once, to at most three digits: %d',
  (precision, amount, text) => {
    const context = createTestContext({ currency: CurrencyFactory({ precision }) });
    expect(formatRough(amount, context)).toBe(text);
  },
);
