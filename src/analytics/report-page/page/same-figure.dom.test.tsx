import { CurrencyFactory } from '@tillview/currency';
import { generateCSVDataFromTable } from '@tillview/csv-export';
import type { AnyTotals, StatsData } from '@tillview/data';
import { numberFormat } from '@tillview/number';
import * as fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { columns, type RevenueRow } from '../../reports/revenue/columns.tsx';
import { charts } from '../../reports/revenue/summary.ts';
import { formatFigure } from './format-figure.ts';
import { createTestContext } from './report-context.test-support.ts';
import { roundFigures } from './round-figures.ts';

const toText = (node: ReactNode): string => {
  const holder = document.createElement('div');
  holder.innerHTML = renderToStaticMarkup(<>{node}</>);
  return holder.textContent ?? '';
};

/** Sums from a store's database: amounts with floating-point noise, refunds, zero, and missing values. */
const amounts = fc.oneof(
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100),
  fc.integer({ min: -1000, max: 1000 }).map((cents) => cents / 100 + 7.1e-15),
  fc.constantFrom(0, -0, 1.005, -0.005, 0.5),
);

const currencies = fc.record({
  code: fc.constantFrom('USD', 'JPY', 'KWD', 'EUR'),
  symbol: fc.constantFrom('$', '¥', '€', 'د.ك', 'Fr.'),
  symbolPosition: fc.constantFrom('left', 'right', 'left_space', 'right_space'),
  thousandSeparator: fc.constantFrom(',', '.', ' ', "'"),
  decimalSeparator: fc.constantFrom('.', ','),
  precision: fc.integer({ min: 0, max: 4 }),
});

it('formats a figure identically in its cell, the totals, the summary card, the chart table and the file', () => {
  fc.assert(
    fc.property(
      amounts,
      currencies,
      fc.constantFrom(...charts.map(({ key }) => key)),
      (amount, config, key) => {
        const currency = CurrencyFactory(config);
        const context = createTestContext({
          currency,
          formatNumber: (value) => numberFormat({ ...config, precision: 0 }, value),
        });
        const column = columns.find((each) => each.key === key);
        if (!column?.total || !column.display) throw new Error(`There is no column ${key}.`);
        const row = {
          interval: '2026-11-01',
          date_start: '2026-11-01 00:00:00',
          date_end: '2026-11-01 23:59:59',
          subtotals: { [key]: amount },
        } as unknown as RevenueRow;
        const raw = {
          totals: { [key]: amount },
          intervals: [row],
        } as unknown as StatsData<AnyTotals>;
        // The page rounds once for summary, chart and totals row.
        const { totals, intervals } = roundFigures(raw, [key], currency.formatDecimal);

        const cell = toText(column.display(row, context));
        const value = column.value(row, context);
        const [, line = ''] = generateCSVDataFromTable([{ label: 'A' }], [[{ value }]]).split('\n');
        expect({
          totalsRow: toText(column.total(totals as never, context, 1)),
          card: formatFigure('currency', totals?.[key], context),
          chartTable: formatFigure('currency', intervals[0]?.subtotals[key], context),
          file: currency.formatAmount(Number(line)),
        }).toEqual({ totalsRow: cell, card: cell, chartTable: cell, file: cell });
        // A plain number that a spreadsheet can use in formulas.
        expect(line).toMatch(/^-?\d+(\.\d+)?$/);
      },
    ),
  );
});
