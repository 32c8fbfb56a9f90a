import type { TableHeader, TableRow, TableTotals } from '@tillview/components';
import type { ReportColumn, ReportContext } from './report-declaration.ts';

/** The headers of a table; a column that the reader has hidden is there, but not visible. */
export function getHeaders<Row, Totals>(
  columns: readonly ReportColumn<Row, Totals>[],
  hidden: readonly string[],
): TableHeader[] {
  return columns.map(
    ({
      key,
      label,
      screenReaderLabel,
      isSortable,
      isNumeric,
      required,
      defaultSort,
      defaultOrder,
    }) => ({
      key,
      label: label(),
      ...(screenReaderLabel ? { screenReaderLabel: screenReaderLabel() } : {}),
      isSortable: isSortable ?? false,
      isNumeric: isNumeric ?? false,
      required: required ?? false,
      defaultSort: defaultSort ?? false,
      ...(defaultOrder ? { defaultOrder } : {}),
      visible: required === true || !hidden.includes(key),
    }),
  );
}

/** The rows of a table, one cell a column. */
export function getRows<Row, Totals>(
  columns: readonly ReportColumn<Row, Totals>[],
  rows: readonly Row[],
  context: ReportContext,
): TableRow[] {
  return rows.map((row) =>
    columns.map(({ value, display }) => {
      const plain = value(row, context);
      return { value: plain, display: display ? display(row, context) : plain };
    }),
  );
}

/** The plain values of rows, one at a time: what a file needs of them. */
export function* getValueRows<Row, Totals>(
  columns: readonly ReportColumn<Row, Totals>[],
  rows: readonly Row[],
  context: ReportContext,
): Generator<TableRow> {
  for (const row of rows) yield columns.map(({ value }) => ({ value: value(row, context) }));
}

/** The totals row, by column. */
export function getTotals<Row, Totals>(
  columns: readonly ReportColumn<Row, Totals>[],
  totals: Totals,
  context: ReportContext,
  rows: number,
): TableTotals {
  return Object.fromEntries(
    columns.flatMap(({ key, total }) => (total ? [[key, total(totals, context, rows)]] : [])),
  );
}

/**
 * The sort that the address asks for, as far as the report can: an unknown column would be refused by the
 * store, so it falls to the report's own order.
 */
export function getSort<Row, Totals>(
  columns: readonly ReportColumn<Row, Totals>[],
  { orderby, order }: Readonly<Record<string, unknown>>,
): { orderby: string; order: 'asc' | 'desc' } {
  const asked = columns.find(({ key, isSortable }) => isSortable && key === orderby);
  if (asked) return { orderby: asked.key, order: order === 'asc' ? 'asc' : 'desc' };
  const first = columns.find(({ defaultSort }) => defaultSort) ?? columns.find((c) => c.isSortable);
  return { orderby: first?.key ?? 'date', order: first?.defaultOrder ?? 'desc' };
}
