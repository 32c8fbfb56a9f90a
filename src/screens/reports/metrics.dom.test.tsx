import { CurrencyFactory } from '@tillview/currency';
import { generateCSVDataFromTable } from '@tillview/csv-export';
import type { AnyTotals, ReportRow, StatsData } from '@tillview/data';
import { numberFormat } from '@tillview/number';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatValue } from '../../reporting/definition/metric-values.ts';
import { getColumnKey, hasCard, hasChart, type Metric } from '../../reporting/definition/metric.ts';
import {
  createTestContext,
  toText,
} from '../../reporting/definition/report-context.test-support.ts';
import { roundStats } from '../../reporting/request/round-stats.ts';
import type { AnyTable, ReportDefinition } from '../../reporting/definition/report-definition.ts';

const modules = import.meta.glob<{ report: ReportDefinition }>('./*/report.ts', { eager: true });

type Situation = { metric: Metric; report: ReportDefinition; table: AnyTable; isAveraged: boolean };

/** Every metric in every table of its report, by name. */
const situations = Object.entries(modules).flatMap(([path, { report }]) => {
  const slug = path.split('/')[1] ?? path;
  return Object.entries(report.tables).flatMap(([variant, table]) =>
    report.metrics
      .filter((metric) => variant === 'default' || hasCard(metric))
      .map((metric): [string, Situation] => [
        `${slug}, ${variant}: ${metric.key}`,
        { metric, report, table, isAveraged: slug === 'customers' },
      ]),
  );
});

const counts = fc.integer({ min: -1_000_000, max: 1_000_000 });
/** Sums from a store's database: amounts with floating-point noise, refunds, zero, and missing values. */
const amounts = fc.oneof(
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  counts.map((cents) => cents / 100),
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

describe.each(situations)('%s', (_name, { metric, report, table, isAveraged }) => {
  const { key, type } = metric;
  const columnKey = getColumnKey(metric);
  const column = table.columns.find((each) => each.metric?.key === key);
  /** A row, and an interval, that has this value. */
  const rowOf = (value: unknown): ReportRow => {
    const values = { [columnKey ?? key]: value };
    return { ...values, subtotals: values };
  };

  it('is requested if it has a total, and has a column unless it declares none', () => {
    const { hasTotal = true } = metric;
    const { fields = [key] } = metric;
    const isRequested = fields.every((field) => report.source.stats.fields?.includes(field));
    expect(isRequested).toBe(hasTotal);
    expect(column?.key ?? null).toBe(columnKey);
    expect(column?.total !== undefined).toBe(hasTotal && columnKey !== null);
    expect(hasCard(metric) || hasChart(metric)).toBe(hasTotal && metric.hasCard !== false);
  });

  it.runIf(column)('is N/A in a cell if it is missing', () => {
    expect(toText(column?.display?.(rowOf(null), createTestContext()))).toBe('N/A');
  });

  it.runIf(column && (!metric.compute || metric.column?.key))(
    'is identical in its cell, the totals, the card, the table of the chart and the file',
    () => {
      fc.assert(
        fc.property(type === 'currency' ? amounts : counts, currencies, (amount, config) => {
          const currency = CurrencyFactory(config);
          const context = createTestContext({
            currency,
            formatNumber: (value) => numberFormat({ ...config, precision: 0 }, value),
          });
          const row = rowOf(amount);
          const raw = {
            totals: { [key]: amount },
            intervals: [{ subtotals: { [key]: amount } }],
          } as unknown as StatsData<AnyTotals>;
          const known: Metric = metric.compute ? { ...metric, compute: () => amount } : metric;
          const { totals, intervals } = roundStats(raw, [known]);

          const cell = toText(column?.display?.(row, context));
          const value = column?.value(row, context) ?? null;
          const file = generateCSVDataFromTable([{ label: 'A' }], [[{ value }]]).split('\n')[1];
          const total = column?.total?.(totals ?? {}, context, 1);
          expect({
            totalsRow: isAveraged || total === undefined ? cell : toText(total),
            card: formatValue(type, totals?.[key], context),
            chartTable: formatValue(type, intervals[0]?.subtotals[key], context),
            file: formatValue(type, Number(file), context),
          }).toEqual({ totalsRow: cell, card: cell, chartTable: cell, file: cell });
          // A plain number that a spreadsheet can use in formulas.
          expect(file).toMatch(/^-?\d+(\.\d+)?$/);
        }),
        { numRuns: 20 },
      );
    },
  );
});
