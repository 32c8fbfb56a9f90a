import { describe, expect, it } from 'vitest';
import type { AnyTable, ReportDefinition } from '../report-page/report-definition.ts';

const modules = import.meta.glob<{ report: ReportDefinition }>('./*/report.ts', { eager: true });
const reports = Object.entries(modules).map(
  ([path, { report }]) => [path.split('/')[1] ?? path, report] as const,
);

const sortKeys = ({ columns }: AnyTable) =>
  columns.filter(({ isSortable }) => isSortable).map(({ key }) => key);

describe.each(reports)('the definition of %s', (_slug, { source, tables, headings, charts }) => {
  const variants = source.variants ?? [];

  it('names only variants of its source', () => {
    const { default: _whole, ...others } = tables;
    const named = [...Object.keys(others), ...Object.keys(headings ?? {})];
    const names = variants.map(({ name }) => name);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('sorts every table by a column that can be sorted, at first and for each chart', () => {
    const sorts = [{ name: 'default', sort: source.sort }, ...variants].map(({ name, sort }) => {
      const wanted = [sort ?? source.sort, ...charts].flatMap(({ orderby }) => orderby ?? []);
      const known = sortKeys(tables[name] ?? tables.default);
      return { name, unknown: wanted.filter((key) => !known.includes(key)) };
    });
    expect(sorts.filter(({ unknown }) => unknown.length > 0)).toEqual([]);
  });

  it('gives every column of a table a key of its own', () => {
    for (const { columns } of Object.values(tables)) {
      const keys = columns.map(({ key }) => key);
      expect(keys).toEqual([...new Set(keys)]);
    }
  });
});
