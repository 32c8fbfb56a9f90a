import type { TableHeader, TableRow, TableTotals } from '@tillview/components';
import type { AnyTotals, ReportRequest, ReportRow } from '@tillview/data';
import type { ReportColumn, ReportContext } from './report-definition.ts';

type Columns = readonly ReportColumn<ReportRow>[];

/** The headers of a table; a column that the user has hidden is there, but not visible. */
export function getHeaders(
  columns: Columns,
  hidden: readonly string[],
  { sortKeys, defaultSort }: Pick<ReportRequest, 'sortKeys' | 'defaultSort'>,
): TableHeader[] {
  return columns.map((column) => ({
    key: column.key,
    label: column.label(),
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
  }));
}

/** What a file holds of a cell. */
function getValue(
  { value, note }: ReportColumn<ReportRow>,
  row: ReportRow,
  context: ReportContext,
) {
  const text = note?.read(row, context);
  return { value: value(row, context), ...(text ? { note: text } : {}) };
}

type Cells = WeakMap<ReportRow, TableRow>;

/** What was formatted before, by what it was formatted with: other rows beside a row do not change its cells. */
const formatted = new WeakMap<Columns, WeakMap<ReportContext, Cells>>();

function getFormatted(columns: Columns, context: ReportContext): Cells {
  const byContext = formatted.get(columns) ?? new WeakMap<ReportContext, Cells>();
  formatted.set(columns, byContext);
  const cells = byContext.get(context) ?? new WeakMap<ReportRow, TableRow>();
  byContext.set(context, cells);
  return cells;
}

/** The rows of a table, one cell per column; those of a row that was there before are the same cells. */
export function getRows(
  columns: Columns,
  rows: readonly ReportRow[],
  context: ReportContext,
): TableRow[] {
  const known = getFormatted(columns, context);
  return rows.map((row) => {
    const cells =
      known.get(row) ??
      columns.map((column) => {
        const cell = getValue(column, row, context);
        return { ...cell, display: column.display ? column.display(row, context) : cell.value };
      });
    known.set(row, cells);
    return cells;
  });
}

/** The plain values of rows, one at a time: what a file needs of them. */
export function* getValueRows(
  columns: Columns,
  rows: readonly ReportRow[],
  context: ReportContext,
): Generator<TableRow> {
  for (const row of rows) yield columns.map((column) => getValue(column, row, context));
}

/** The totals row, by column; undefined without totals or without rows. `isCounted`: `rows` is how many there are. */
export function getTotals(
  columns: Columns,
  totals: AnyTotals | null,
  context: ReportContext,
  rows: number,
  isCounted: boolean,
): TableTotals | undefined {
  if (!totals || rows === 0) return undefined;
  return Object.fromEntries(
    columns.flatMap(({ key, total, countsRows = false }) =>
      total && (isCounted || !countsRows) ? [[key, total(totals, context, rows)]] : [],
    ),
  );
}
