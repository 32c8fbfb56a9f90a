import { tellApart, useKeptIdentity, type ReportRow } from '@tillview/data';
import { useMemo } from 'react';
import type { AnyTable, ReportContext } from '../definition/report-definition.ts';

/**
 * The names of rows that are not the names that the store sent: with their parents, or with what tells two rows of the
 * same name apart. By the key of the row.
 */
export function getRowNames(
  { naming, rowKey }: AnyTable,
  rows: readonly ReportRow[],
  context: ReportContext,
): Readonly<Record<string, string>> {
  if (!naming) return {};
  const items = rows.map((row) => ({
    id: rowKey(row),
    name: naming.name?.(row, context) ?? naming.plainName(row),
    detail: naming.detail?.(row),
  }));
  const names = tellApart(items);
  return Object.fromEntries(
    rows.flatMap((row, index) => {
      const [id, name] = [items[index]?.id ?? '', names[index] ?? ''];
      return name === naming.plainName(row) ? [] : [[id, name]];
    }),
  );
}

/** The context of a report with the names of its rows. */
export function useNamedContext(
  table: AnyTable,
  rows: readonly ReportRow[],
  context: ReportContext,
): ReportContext {
  const names = useKeptIdentity(getRowNames(table, rows, context));
  return useMemo(() => ({ ...context, names }), [context, names]);
}
