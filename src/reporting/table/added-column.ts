import type { ReportRequest, ReportRow, ReportSort } from '@tillview/data';
import type { Query } from '@tillview/navigation';
import { renderValue, roundValue } from '../definition/metric-values.ts';
import type { AnyTable, ReportColumn, ReportContext } from '../definition/report-definition.ts';
import type { TableRows } from '../request/use-report-rows.ts';

type Columns = readonly ReportColumn<ReportRow>[];

/** A table with added columns. */
export type AddedView = {
  columns: Columns;
  /** The rows of the table. Sorted by an added column if that is requested. */
  data: TableRows;
  sort: ReportSort | undefined;
  /** The added columns that the rows can be sorted by. Empty unless all rows are loaded. */
  sortKeys: readonly string[];
  isBusy: boolean;
  /** Why the columns are not shown; undefined if they are. */
  error: string | undefined;
  note: string;
  /** The requests for the columns, if there are several. */
  requests?: AddedRequests | undefined;
};

/** The number of requests, how many are answered, and whether they are sent only if the user agrees. */
export type AddedRequests = { total: number; answered: number; mustAgree: boolean };

/** A table that columns can be added to. */
export type TableOptions = {
  table: AnyTable;
  columns: Columns;
  request: ReportRequest;
  data: TableRows;
  context: ReportContext;
};

/** What an added column needs: the table, and the state of what was read for it. */
export type ViewOptions<Added> = TableOptions & {
  query: Query;
  added: Added;
  /** The sort of the URL, which can be by another column. */
  sort: ReportSort;
};

type Options = {
  key: string;
  label: () => string;
  type: 'number' | 'currency';
  /** The unrounded value of a row. */
  read: (row: ReportRow) => number;
};

/** Creates a column that is added to a table of a report. Its total is the sum over all rows, once they are loaded. */
export function createAddedColumn({ key, label, type, read }: Options): ReportColumn<ReportRow> {
  const valueOf = (row: ReportRow, context: ReportContext) =>
    roundValue(type, read(row), context) ?? 0;
  return {
    key,
    label,
    isNumeric: true,
    required: true,
    value: valueOf,
    display: (row, context) => renderValue(type, valueOf(row, context), context),
    total: (_totals, context, _rows, all) =>
      all
        ? renderValue(
            type,
            all.reduce((sum, row) => sum + valueOf(row, context), 0),
            context,
          )
        : null,
  };
}
