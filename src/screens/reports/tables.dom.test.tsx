import { describe, expect, it } from 'vitest';
import { getColumnsPreference } from '../../host/preferences.ts';
import {
  createTestContext,
  toText,
} from '../../reporting/definition/report-context.test-support.ts';
import { getOrderby, hasCard, type Metric } from '../../reporting/definition/metric.ts';
import type { AnyTable, ReportDefinition } from '../../reporting/definition/report-definition.ts';

const modules = import.meta.glob<{ report: ReportDefinition }>('./*/report.ts', { eager: true });
const reports = Object.entries(modules).map(
  ([path, { report }]) => [path.split('/')[1] ?? path, report] as const,
);
const context = createTestContext();

/** Gives each field a unique value, so that a wrong field is detected. */
const fieldsOf = <Value,>(read: (key: string) => Value): Record<string, Value> =>
  new Proxy({}, { get: (_, key) => read(String(key)) });
const values = fieldsOf((key) =>
  Array.from(key).reduce((sum, char) => sum + char.charCodeAt(0), 0.25),
);
const names = fieldsOf((key) => `{${key}}`);

/** Describes the card of a metric: what it shows, and what it sorts the table by. */
const describeCard = (metric: Metric) =>
  JSON.stringify({
    key: metric.key,
    label: metric.label(),
    type: metric.type,
    orderby: getOrderby(metric) ?? undefined,
    isAverage: metric.isAverage,
    isReverseTrend: metric.isReverseTrend,
    isNeutral: metric.isNeutral,
  });

/**
 * Describes a table except for its cells: a line for each column, with totals for one row, for many rows and without
 * any.
 */
function describeTable({ title, columns, rowKey, search, comparison, ...table }: AnyTable) {
  const { columnsOf, hasCategories } = table;
  return [
    `${title()}, columns: ${getColumnsPreference(columnsOf)}${hasCategories ? ', with categories' : ''}`,
    `row: ${rowKey(names)}`,
    ...(search ? [`search: ${search.type}, ${search.placeholder()}`] : []),
    ...(comparison
      ? [
          `compared by ${comparison.param}=${comparison.value}, ${comparison.items}: ${comparison.rowId(names)}`,
          comparison.helpText(),
        ]
      : []),
    ...columns.map(({ key, label, screenReaderLabel, total, countsRows, ...column }) =>
      [
        key,
        label(),
        screenReaderLabel?.() ?? '',
        [
          column.isNumeric && 'numeric',
          column.isDate && 'date',
          column.metric?.type,
          column.required && 'required',
          countsRows && 'counts rows',
        ]
          .filter(Boolean)
          .join(' '),
        ...(total
          ? [total(values, context, 1), total(values, context, 1234), total({}, context, 0)].map(
              toText,
            )
          : ['no total']),
      ].join(' | '),
    ),
  ].join('\n');
}

// To update the snapshot files, run `npx vitest run --project screens reports/tables -u`.
describe('table definitions', () => {
  it.each(reports)('%s matches its snapshot file', async (slug, { title, metrics, tables }) => {
    const text = [
      title(),
      ...metrics.filter(hasCard).map(describeCard),
      ...Object.entries(tables).map(([name, table]) => `\n${name}: ${describeTable(table)}`),
    ].join('\n');
    await expect(`${text}\n`).toMatchFileSnapshot(`tables/${slug}.txt`);
  });
});
