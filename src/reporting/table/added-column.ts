import type { ReportRow } from '@tillview/data';
import { renderValue, roundValue } from '../definition/metric-values.ts';
import type {
  AddedView,
  AddedViewOptions,
  ReportColumn,
  ReportContext,
} from '../definition/report-definition.ts';
import { sortByColumn } from './compared-columns.ts';
import { getPlainView } from './plain-view.ts';

type Options = {
  key: string;
  label: () => string;
  type: 'number' | 'currency' | 'percent';
  help?: () => string;
  /** The unrounded value of a row; NaN if it is unknown. */
  read: (row: ReportRow) => number;
  /** The total of all rows, once they are loaded; by default their sum, null if there is none. */
  total?: ((rows: readonly ReportRow[]) => number) | null;
};

/** Creates a column that is added to a table of a report. */
export function createAddedColumn(options: Options): ReportColumn<ReportRow> {
  const { key, label, type, help, read, total } = options;
  const valueOf = (row: ReportRow, context: ReportContext) => roundValue(type, read(row), context);
  return {
    key,
    label,
    ...(help ? { help } : {}),
    isNumeric: true,
    required: true,
    value: valueOf,
    display: (row, context) => renderValue(type, valueOf(row, context), context),
    total: (_totals, context, _rows, all) => {
      if (!all || total === null) return null;
      const sum = all.reduce((value, row) => value + (valueOf(row, context) ?? Number.NaN), 0);
      return renderValue(type, roundValue(type, total?.(all) ?? sum, context), context);
    },
  };
}

type Added = {
  /** Inserts the columns at this position. */
  at: number;
  columns: readonly ReportColumn<ReportRow>[];
  /** Leaves out rows; by default none. */
  isShown?: (row: ReportRow) => boolean;
  note?: string;
  /** The note instead, if rows are on pages that are not known: they are neither sorted nor left out. */
  pagedNote?: string;
};

/** Adds columns to a table, leaves out rows, and sorts the others by an added column if that is requested. */
export function addColumns(
  { columns, data, request, sort, context }: AddedViewOptions,
  { at, columns: added, isShown, note = '', pagedNote = note }: Added,
): AddedView {
  const view = { ...getPlainView({ columns: columns.toSpliced(at, 0, ...added), data }), note };
  const { items } = data;
  const { page, pageSize } = request;
  const isOnePage = page === 1 && items.totalResults <= items.data.length;
  const known = data.all ?? (isOnePage ? items.data : undefined);
  if (!known) return { ...view, note: data.isPaged ? pagedNote : note };
  const sortKeys = added.map(({ key }) => key);
  const shown = isShown ? known.filter(isShown) : known;
  const column = added.find(({ key }) => key === sort.orderby);
  if (!column && !isShown) return { ...view, sortKeys };
  const all = column ? sortByColumn(shown, column, sort.order, context) : shown;
  return {
    ...view,
    sortKeys,
    sort: column && sort,
    data: {
      ...data,
      all,
      items: {
        ...items,
        data: all.slice((page - 1) * pageSize, page * pageSize),
        totalResults: all.length,
        totalPages: Math.ceil(all.length / pageSize),
      },
    },
  };
}
