import { describe, expect, it } from 'vitest';
import type { ReportDefinition } from '../report-page/report-definition.ts';

const modules = import.meta.glob<{ report: ReportDefinition }>('./*/report.ts', { eager: true });
const reports = Object.entries(modules).map(
  ([path, { report }]) => [path.split('/')[1] ?? path, report] as const,
);

describe.each(reports)('the definition of %s', (_slug, { source, tables, headings, charts }) => {
  const variants = source.variants ?? [];

  it('names only variants of its source', () => {
    const { default: _whole, ...others } = tables;
    const named = [...Object.keys(others), ...Object.keys(headings ?? {})];
    const names = variants.map(({ name }) => name);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('sorts every table by its own columns, at first and for each chart', () => {
    const whole = { name: 'default', sort: source.sort, sortKeys: source.sortKeys };
    const unknown = [whole, ...variants].flatMap(({ name, sort, sortKeys }) => {
      const { columns } = tables[name] ?? tables.default;
      const keys = sortKeys ?? source.sortKeys ?? [];
      const wanted = [sort ?? source.sort, ...charts].flatMap(({ orderby }) => orderby ?? []);
      return [
        ...wanted.filter((key) => !keys.includes(key)),
        ...keys.filter((key) => !columns.some((column) => column.key === key)),
      ].map((key) => `${name}: ${key}`);
    });
    expect(unknown).toEqual([]);
  });

  it('gives every column of a table a key of its own', () => {
    for (const { columns } of Object.values(tables)) {
      const keys = columns.map(({ key }) => key);
      expect(keys).toEqual([...new Set(keys)]);
    }
  });
});
