import type { TableHeader, TableRow, TableTotals } from '@tillview/components';
import { memoize, type AnyTotals, type ReportRequest, type ReportRow } from '@tillview/data';
import type { FileDetails } from '../download/table-export.ts';
import { createElement, Fragment, type ReactNode } from 'react';
import type { ReportColumn, ReportContext } from '../definition/report-definition.ts';

type Columns = readonly ReportColumn<ReportRow>[];

/** What tells what metrics are: the totals of the range, and how their numbers are written. */
export type HelpOptions = {
  totals: AnyTotals | null | undefined;
  formatNumber: ReportContext['formatNumber'];
};

/** Returns the lines of a file that say what its metrics are, such as what an average is over. */
export const getMetricDetails = (
  columns: Columns,
  { totals, formatNumber }: HelpOptions,
): FileDetails =>
  columns.flatMap(({ label, metric, partOf, help }) => {
    const text = partOf === undefined ? (help?.() ?? metric?.help?.(totals, formatNumber)) : '';
    return text ? [[metric?.label() ?? label(), text] as const] : [];
  });

/** Returns the headers of a table. Columns that the user has hidden are included with `visible: false`. */
export function getHeaders(
  columns: Columns,
  hidden: readonly string[],
  {
    sortKeys,
    defaultSort,
    help,
  }: Pick<ReportRequest, 'sortKeys' | 'defaultSort'> & { help?: HelpOptions },
): TableHeader[] {
  return columns.map((column) => {
    const description =
      help && (column.help?.() ?? column.metric?.help?.(help.totals, help.formatNumber));
    return {
      key: column.key,
      label: column.label(),
      ...(description ? { description } : {}),
      ...(column.screenReaderLabel ? { screenReaderLabel: column.screenReaderLabel() } : {}),
      isSortable: sortKeys?.includes(column.key) ?? true,
      isNumeric: column.isNumeric ?? false,
      isDate: column.isDate ?? false,
      required: column.required ?? false,
      ...(column.partOf === undefined ? {} : { partOf: column.partOf }),
      ...(column.key === defaultSort.orderby
        ? { defaultSort: true, defaultOrder: defaultSort.order }
        : {}),
      ...(column.note ? { noteLabel: column.note.label() } : {}),
      visible: column.required === true || !hidden.includes(column.key),
      ...(column.cellClassName ? { cellClassName: column.cellClassName } : {}),
    };
  });
}

/** Returns what a file contains of a cell. */
function getValue(
  { value, note }: ReportColumn<ReportRow>,
  row: ReportRow,
  context: ReportContext,
) {
  const text = note?.read(row, context);
  return { value: value(row, context), ...(text ? { note: text } : {}) };
}

/**
 * Creates a function that formats a row as one cell per column. A row that was formatted before keeps the same cell
 * objects: changes of other rows do not affect it.
 */
export function createRowFormatter(
  columns: Columns,
  context: ReportContext,
): (row: ReportRow) => TableRow {
  return memoize((row: ReportRow) =>
    columns.map((column) => {
      const cell = getValue(column, row, context);
      return { ...cell, display: column.display ? column.display(row, context) : cell.value };
    }),
  );
}

/** Yields the plain values of each row, for a file. */
export function* getValueRows(
  columns: Columns,
  rows: readonly ReportRow[],
  context: ReportContext,
): Generator<TableRow> {
  for (const row of rows) yield columns.map((column) => getValue(column, row, context));
}

type TotalsOptions = {
  /** Whether the number of rows is exact. */
  isCounted: boolean;
  /** The rows of all pages, if they are known. */
  all?: readonly ReportRow[] | undefined;
  /** Returns a note for the total of a column that is the sum of its rows, or that counts them. */
  noteOf?: ((column: ReportColumn<ReportRow>) => ReactNode) | null | undefined;
};

/** Returns the totals row by column; undefined without totals or without rows. `rows`: the number of rows. */
export function getTotals(
  columns: Columns,
  totals: AnyTotals | null,
  context: ReportContext,
  rows: number,
  { isCounted, all, noteOf }: TotalsOptions,
): TableTotals | undefined {
  if (!totals || rows === 0) return undefined;
  return Object.fromEntries(
    columns.flatMap((column) => {
      const { key, metric, total, countsRows = false } = column;
      if (!total || (countsRows && !isCounted)) return [];
      const cell = total(totals, context, rows, all);
      const note = (metric?.addsUp || column.overlap) && noteOf?.(column);
      return [[key, note ? createElement(Fragment, null, cell, note) : cell]];
    }),
  );
}
