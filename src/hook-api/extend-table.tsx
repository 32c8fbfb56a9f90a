import type { ReportItems, ReportRequest, ReportRow, ReportSource } from '@tillview/data';
import type {
  AnyTable,
  ExtendedColumns,
  ReportColumn,
  TableContent,
} from '../reporting/definition/report-definition.ts';
import { applyHook } from './apply-hook.ts';
import { CellBoundary } from './cell-boundary.tsx';
import { HOOKS } from './hook-names.ts';
import { readTable, type HookCell, type HookHeader, type HookTable } from './read-table.ts';

type Column = ReportColumn<ReportRow>;
type Items = Pick<ReportItems<ReportRow>, 'data' | 'totalResults'>;

/** The number of rows that a callback receives at once for a file of all rows: the maximum page size. */
const BATCH = 100;

const getEndpoint = ({ rows, stats }: Pick<ReportRequest, 'rows' | 'stats'>) =>
  (rows.from === 'list' ? rows : stats).endpoint;

function toHookTable(
  columns: readonly Column[],
  { request, totals, context }: TableContent,
  items: Items,
): HookTable {
  const { sortKeys, defaultSort } = request;
  const headers = columns.map(({ key, label, screenReaderLabel, isNumeric, required }) => ({
    key,
    label: label(),
    ...(screenReaderLabel ? { screenReaderLabel: screenReaderLabel() } : {}),
    isSortable: sortKeys?.includes(key) ?? true,
    isNumeric: isNumeric ?? false,
    required: required ?? false,
    ...(key === defaultSort.orderby ? { defaultSort: true, defaultOrder: defaultSort.order } : {}),
  }));
  const rows = items.data.map((row) =>
    columns.map((column): HookCell => {
      const value = column.value(row, context);
      return { value, display: column.display ? column.display(row, context) : value };
    }),
  );
  return {
    endpoint: getEndpoint(request),
    headers,
    rows,
    totals: totals ?? {},
    summary: totals
      ? columns.flatMap(({ key, label, total }) =>
          total ? [{ key, label: label(), value: total(totals, context, items.totalResults) }] : [],
        )
      : [],
    items,
  };
}

type Cells = Map<ReportRow, ReadonlyMap<string, HookCell>>;

/** Stores the cells of each row that callbacks changed or added. */
function storeChangedCells(
  cells: Cells,
  rows: readonly ReportRow[],
  given: HookTable,
  result: HookTable,
) {
  const places = new Map(given.headers.map(({ key }, index) => [key, index]));
  rows.forEach((row, at) => {
    const changed = result.headers.flatMap(({ key }, index) => {
      const cell = result.rows[at]?.[index];
      const own = given.rows[at]?.[places.get(key) ?? -1];
      const isSame = own && own.value === cell?.value && own.display === cell.display;
      return cell && !isSame ? ([[key, cell]] as const) : [];
    });
    cells.set(row, new Map(changed));
  });
}

type Content = { given: HookTable; result: HookTable; cells: Cells };

/**
 * Creates a column from the result of the callbacks. Rows that they did not receive, such as those of a comparison,
 * show our own cells.
 */
function toColumn(
  { key, label, ...header }: HookHeader,
  own: Column | undefined,
  { given, result, cells }: Content,
): Column {
  const cellOf = (row: ReportRow) => cells.get(row)?.get(key);
  const entry = result.summary.find((each) =>
    each.key === undefined ? !own && each.label === label : each.key === key,
  );
  const isOwnTotal = entry?.value === given.summary.find((each) => each.key === key)?.value;
  const { total: ownTotal, ...rest } = own ?? {};
  const total = isOwnTotal ? ownTotal : () => entry?.value;
  const name = header.screenReaderLabel;
  return {
    ...rest,
    key,
    label: () => label,
    ...(name === undefined ? {} : { screenReaderLabel: () => name }),
    isNumeric: header.isNumeric ?? false,
    required: header.required ?? false,
    value: (row, context) => {
      const cell = cellOf(row);
      return cell ? cell.value : (own?.value(row, context) ?? null);
    },
    display: (row, context) => {
      const cell = cellOf(row);
      if (cell) return <CellBoundary cell={cell} />;
      return own?.display ? own.display(row, context) : own?.value(row, context);
    },
    ...(total ? { total } : {}),
  };
}

const toText = (headers: readonly HookHeader[]) => JSON.stringify(headers.map(({ key }) => key));

/** Returns the columns of a table with the changes of other plugins. Recomputes them only when the content changes. */
export function extendTable({ columns }: AnyTable): (content: TableContent) => ExtendedColumns {
  let last: { content: TableContent; columns: ExtendedColumns } | undefined;
  return (content) => {
    const known = last;
    const isSame =
      known &&
      Object.entries(content).every(([name, value]) => Reflect.get(known.content, name) === value);
    if (isSame) return known.columns;
    const extended = extendColumns(columns, content);
    last = { content, columns: extended };
    return extended;
  };
}

function extendColumns(columns: readonly Column[], content: TableContent): ExtendedColumns {
  const cells: Cells = new Map();
  const read = (rows: Items) => {
    const given = toHookTable(columns, content, rows);
    const result = applyHook(HOOKS.table, given, readTable(given));
    storeChangedCells(cells, rows.data, given, result);
    return { given, result };
  };
  const { given, result } = read(content.items);
  return {
    columns:
      result === given
        ? columns
        : result.headers.map((header) =>
            toColumn(
              header,
              columns.find(({ key }) => key === header.key),
              { given, result, cells },
            ),
          ),
    readCells(rows) {
      for (let from = 0; from < rows.length; from += BATCH) {
        const data = rows.slice(from, from + BATCH).filter((row) => !cells.has(row));
        if (data.length === 0) continue;
        const { result: further } = read({ data, totalResults: rows.length });
        if (toText(further.headers) !== toText(result.headers))
          throw new Error(
            'Another plugin added its columns only to some of the rows. See the browser console for the reason.',
          );
      }
    },
  };
}

/** Returns the keys of sortable columns that plugins add, if they also add them to a table without rows. */
export function getAddedSortKeys(columns: readonly Column[], source: ReportSource): string[] {
  const headers = columns.map(({ key, label }) => ({ key, label: label() }));
  const given: HookTable = {
    endpoint: getEndpoint(source),
    headers,
    rows: [],
    totals: {},
    summary: [],
    items: { data: [], totalResults: 0 },
  };
  return applyHook(HOOKS.table, given, readTable(given)).headers.flatMap(({ key, isSortable }) =>
    isSortable === true && !headers.some((own) => own.key === key) ? [key] : [],
  );
}
