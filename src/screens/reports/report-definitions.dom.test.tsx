import { generateCSVDataFromTable } from '@tillview/csv-export';
import {
  hasComparisonRows,
  registerStores,
  resolveReportRequest,
  type ReportRow,
} from '@tillview/data';
import { flattenFilters } from '@tillview/navigation';
import { createRegistry, RegistryProvider } from '@wordpress/data';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createTestContext } from '../../reporting/definition/report-context.test-support.ts';
import { getSortKeys, hasCard } from '../../reporting/definition/metric.ts';
import type { ReportDefinition } from '../../reporting/definition/report-definition.ts';

const modules = import.meta.glob<{ report: ReportDefinition }>('./*/report.ts', { eager: true });
const reports = Object.entries(modules).map(
  ([path, { report }]) => [path.split('/')[1] ?? path, report] as const,
);

const context = createTestContext();

describe.each(reports)('the definition of %s', (_slug, { source, tables, headings, metrics }) => {
  const variants = source.variants ?? [];

  it('contains tables only for variants of its source', () => {
    const { default: _whole, ...others } = tables;
    const named = [...Object.keys(others), ...Object.keys(headings ?? {})];
    const names = variants.map(({ name }) => name);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('sorts every table by its own columns, by default and for each metric', () => {
    const whole = { name: 'default', sort: source.sort, sortKeys: source.sortKeys };
    const unknown = [whole, ...variants].flatMap(({ name, sort, sortKeys }) => {
      const { columns } = tables[name] ?? tables.default;
      const keys = sortKeys ?? source.sortKeys ?? [];
      const wanted = [(sort ?? source.sort).orderby, ...getSortKeys(metrics.filter(hasCard))];
      return [
        ...wanted.filter((key) => !keys.includes(key)),
        ...keys.filter((key) => !columns.some((column) => column.key === key)),
      ].map((key) => `${name}: ${key}`);
    });
    expect(unknown).toEqual([]);
  });

  it('leaves the word of the compare card to the card (R2.33)', () => {
    const options = source.filters().flatMap(({ filters }) => flattenFilters(filters));
    expect(options.filter(({ settings }) => settings?.labels.update)).toEqual([]);
  });

  it('gives every column of a table a unique key', () => {
    for (const { columns } of Object.values(tables)) {
      const keys = columns.map(({ key }) => key);
      expect(keys).toEqual([...new Set(keys)]);
    }
  });
});

/** Values of a metric that a store or a plugin omitted or malformed. */
const MISSING = [null, undefined, '', ' ', NaN, 'NaN', '1,234.50', '12 pieces', {}];

/** A row where every field has the same value, at any depth. */
function rowOf(value: unknown): ReportRow {
  const nested: ReportRow = new Proxy({}, { get: () => value });
  return new Proxy(
    {},
    {
      get: (_, key) => (key === 'subtotals' || key === 'extended_info' ? nested : value),
    },
  );
}

it.each(reports)(
  'writes an empty cell for a missing or malformed value of %s',
  (_slug, { tables }) => {
    const columns = Object.values(tables).flatMap((table) => table.columns);
    const nonEmpty = MISSING.flatMap((value) =>
      columns
        .filter(({ isNumeric }) => isNumeric)
        // A simple product has no list of variations, which counts as 0.
        .filter(({ key }) => key !== 'variations' || value !== undefined)
        .map(({ key, value }) => ({ key, value: value(rowOf(value), context) }))
        .filter((cell) => generateCSVDataFromTable([], [[cell]]) !== '')
        .map(({ key, value }) => `${key}: ${JSON.stringify(value)} is ${value}`),
    );
    expect(nonEmpty).toEqual([]);
  },
);

it('requests all reports with their range, except Stock (R7.22) and Customers (R7.23)', () => {
  const withoutRange = reports.filter(
    ([, { source }]) => resolveReportRequest(source, {}).primary === null,
  );
  expect(withoutRange.map(([slug]) => slug)).toEqual(['customers', 'stock']);
});

it('compares rows with the other range only for reports whose rows exist in both ranges', () => {
  const compared = reports
    .filter(
      ([, { source, tables }]) =>
        hasComparisonRows(resolveReportRequest(source, {})) &&
        tables.default.columns.some(({ metric }) => metric),
    )
    .map(([slug]) => slug);
  const lists = ['categories', 'coupons', 'products', 'revenue', 'taxes', 'variations'];
  expect(compared).toEqual(expect.arrayContaining(lists));
  const ofOneRange = ['customers', 'downloads', 'orders', 'stock'];
  expect(compared.filter((slug) => ofOneRange.includes(slug))).toEqual([]);
});

const HOSTILE = '<img src=x onerror="alert(1)"><b>=1+1</b>';
const LISTS = new Set(['products', 'coupons']);
const RECORDS = new Set(['extended_info', 'subtotals', 'customer', 'attribution']);

/** A row where every text is HTML markup, at any depth. */
const hostileRow: ReportRow = new Proxy(
  {},
  {
    get(_, key) {
      if (LISTS.has(String(key))) return [hostileRow, hostileRow];
      if (key === 'category_ids') return [1];
      return RECORDS.has(String(key)) ? hostileRow : HOSTILE;
    },
  },
);

it.each(reports)('shows markup in the rows of %s as text', (_slug, { tables }) => {
  const categories = new Map([[1, { id: 1, name: HOSTILE, parent: 0 }]]);
  const columns = Object.values(tables).flatMap((table) => table.columns);
  const hostile = createTestContext({ categories });
  const registry = createRegistry();
  registerStores(registry);
  const row = document.createElement('div');
  row.innerHTML = columns
    .map(({ value, display = value }) =>
      renderToStaticMarkup(
        <RegistryProvider value={registry}>{display(hostileRow, hostile)}</RegistryProvider>,
      ),
    )
    .join('');
  expect(row.querySelectorAll('img, b, [onerror]')).toHaveLength(0);
  expect(row.textContent?.toLowerCase()).toContain(HOSTILE.toLowerCase());
});
