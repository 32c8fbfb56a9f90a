import { Button, useAsync } from '@tillview/components';
import {
  getRequestStats,
  hasComparisonRows,
  reportsStore,
  type readAllRows,
  type ReportRequest,
  type ReportRow,
  type ReportSort,
} from '@tillview/data';
import { getQueryText } from '@tillview/navigation';
import { useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useMemo, type ReactNode } from 'react';
import { useUrl } from '../../shell/use-url.ts';
import type { ChangeMode } from './compared-columns.ts';
import type { ReadRowsOptions } from '../download/download.ts';
import { getRangeNames } from '../definition/range-names.ts';
import type { ReportColumn, ReportContext, TableRows } from '../definition/report-definition.ts';

type Columns = readonly ReportColumn<ReportRow>[];

/** `readAllRows`, which is loaded when a download starts. */
type ReadRows = typeof readAllRows;

/** Loaded when a comparison is switched on. */
const loadColumns = () => import('./compared-columns.ts');

type Options = {
  columns: Columns;
  /** The keys of the hidden columns, which get no comparison columns. */
  hidden: readonly string[];
  request: ReportRequest;
  data: TableRows;
  context: ReportContext;
};

/** A table with the values of the comparison next to its own. */
export type TableComparison = {
  /** The columns of the table and of the comparison. */
  columns: Columns;
  /** The rows of the table. Sorted by a comparison column if that is requested. */
  items: TableRows['items'];
  /** The requested sort by a comparison column. */
  sort: ReportSort | undefined;
  /** The comparison columns that the rows can be sorted by. Empty unless all rows are loaded. */
  sortKeys: readonly string[];
  isBusy: boolean;
  /** Why the comparison is not available; undefined if it is. */
  error: string | undefined;
  /** The buttons that switch the comparison on and select its format. */
  actions: ReactNode;
  /** Sorts by a column of the table or of the comparison. */
  onSort: (orderby: string, order: ReportSort['order']) => void;
  /** Loads the rows of all pages, with the columns for them. Throws as `readAllRows` does. */
  readAll: (
    read: ReadRows,
    options: ReadRowsOptions,
  ) => Promise<{ columns: Columns; rows: readonly ReportRow[] }>;
};

const NO_KEYS: readonly string[] = [];

const isAdded = (key: string) => key.includes('.');

function readMode(text: string | undefined): ChangeMode | undefined {
  return text === 'amount' || text === 'percent' ? text : undefined;
}

/** The sort when comparison columns are removed: by the metric, if it was by one of them. */
const getSortWithout = (sorted: Columns[number] | undefined, order: ReportSort['order']) =>
  sorted?.partOf === undefined
    ? {}
    : { orderby: sorted.partOf, order, table_sort: undefined, table_order: undefined };

/** Compares the rows of a table with the other range of its report, if the URL requests it. */
export function useTableComparison({
  columns,
  hidden,
  request,
  data,
  context,
}: Options): TableComparison {
  const registry = useRegistry();
  const { query, updateQuery } = useUrl();
  const isOffered = hasComparisonRows(request) && columns.some(({ metric }) => metric);
  const mode = isOffered ? readMode(getQueryText(query, 'table_compare')) : undefined;
  const loaded = useAsync(mode === undefined ? undefined : loadColumns);
  const code = loaded.state === 'ready' ? loaded.value : undefined;
  const hasFailed = loaded.state === 'failed';
  const isList = request.rows.from === 'list';
  const { items } = data;

  const own = useSelect(
    (select) =>
      mode && code && !isList ? code.getAllIntervals(select(reportsStore), request) : items.data,
    [mode, code, isList, request, items.data],
  );
  const earlier = useSelect(
    (select) =>
      mode && code ? code.getComparisonRows(select(reportsStore), request, items.data) : undefined,
    [mode, code, request, items.data],
  );
  const earlierTotals = useSelect(
    (select) =>
      mode ? getRequestStats(select(reportsStore), request).secondary.data.totals : null,
    [mode, request],
  );
  const label = getRangeNames(request.dates).before ?? '';
  const { rows: earlierRows } = earlier ?? {};
  const compared = useMemo(() => {
    if (!mode || !code || !earlierRows) return columns;
    const earlierOf = code.pairRows(request, own, earlierRows);
    return code
      .getComparedColumns(columns, { label, mode, earlierOf, earlierTotals })
      .filter(({ partOf }) => partOf === undefined || !hidden.includes(partOf));
  }, [mode, code, columns, request, own, earlierRows, label, earlierTotals, hidden]);

  const isWhole = !isList || (request.page === 1 && items.totalResults <= items.data.length);
  const added = useMemo(
    () => compared.flatMap(({ key, partOf }) => (partOf === undefined ? [] : [key])),
    [compared],
  );
  const orderby = getQueryText(query, 'table_sort') ?? '';
  const order = getQueryText(query, 'table_order') === 'asc' ? 'asc' : 'desc';
  const sortColumn =
    isWhole && isAdded(orderby) ? compared.find(({ key }) => key === orderby) : undefined;
  const { page, pageSize } = request;
  const sorted = useMemo(() => {
    if (!code || !sortColumn) return items;
    const rows = code.sortByColumn(own, sortColumn, order, context);
    return { ...items, data: isList ? rows : rows.slice((page - 1) * pageSize, page * pageSize) };
  }, [code, sortColumn, items, own, order, context, isList, page, pageSize]);

  return {
    columns: compared,
    items: sorted,
    sort: sortColumn && { orderby, order },
    sortKeys: isWhole ? added : NO_KEYS,
    isBusy: mode !== undefined && !hasFailed && (!code || earlier?.isRequesting === true),
    error:
      hasFailed || (mode && earlier?.isError)
        ? __('The comparison could not be loaded. Reload the page to try again.', 'tillview')
        : undefined,
    onSort: (key, direction) =>
      updateQuery(
        isAdded(key)
          ? { table_sort: key, table_order: direction, paged: undefined }
          : {
              orderby: key,
              order: direction,
              table_sort: undefined,
              table_order: undefined,
              paged: undefined,
            },
      ),
    actions: isOffered && (
      <>
        {/* Before the button that shows it, which stays under the pointer. */}
        {mode && (
          <Button
            variant="quiet"
            onClick={() => updateQuery({ table_compare: mode === 'amount' ? 'percent' : 'amount' })}
          >
            {mode === 'amount'
              ? __('Change in percent', 'tillview')
              : __('Change as amount', 'tillview')}
          </Button>
        )}
        <Button
          aria-pressed={mode !== undefined}
          className="tillview-report__switch"
          onClick={() =>
            updateQuery({
              table_compare: mode ? undefined : 'amount',
              ...getSortWithout(sortColumn, order),
            })
          }
        >
          {__('Show comparison columns', 'tillview')}
        </Button>
      </>
    ),
    async readAll(read, options) {
      const rows = data.all ?? (await read(registry, request, options));
      if (!mode || !code) return { columns, rows };
      const earlier = await code.readComparisonRows(registry, request, options);
      const earlierOf = code.pairRows(request, rows, earlier);
      const all = code.getComparedColumns(columns, { label, mode, earlierOf, earlierTotals });
      return code.arrangeRows(all, rows, { shown: compared, sortColumn, order, context });
    },
  };
}
