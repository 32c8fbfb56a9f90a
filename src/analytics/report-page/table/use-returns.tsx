import { Button, useAsync } from '@tillview/components';
import { reportsStore, type ReportRequest, type ReportRow, type ReportSort } from '@tillview/data';
import { getQueryText } from '@tillview/navigation';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useMemo, type ReactNode } from 'react';
import { useUrl } from '../../../shell/use-url.ts';
import type { TableRows } from '../page/use-report-rows.ts';
import type { AnyTable, ReportColumn, ReportContext } from '../report-definition.ts';

/** Loaded when the returns are switched on. */
const loadCode = () => import('./returns.ts');

type Options = {
  table: AnyTable;
  columns: readonly ReportColumn<ReportRow>[];
  request: ReportRequest;
  data: TableRows;
  context: ReportContext;
};

/** A table with the returns of its products or variations. */
export type TableReturns = {
  columns: readonly ReportColumn<ReportRow>[];
  /** The rows of the table. Sorted by a column of the returns if that is requested. */
  data: TableRows;
  sort: ReportSort | undefined;
  /** The columns of the returns that the rows can be sorted by. Empty unless all rows are loaded. */
  sortKeys: readonly string[];
  isBusy: boolean;
  /** Why the returns are not shown; undefined if they are. */
  error: string | undefined;
  note: string;
  /** The button that switches the returns on. */
  actions: ReactNode;
};

const NO_KEYS: readonly string[] = [];

/** Adds the returns of the range to a table of products or variations, if the URL requests it. */
export function useReturns({ table, columns, request, data, context }: Options): TableReturns {
  const { query, updateQuery } = useUrl();
  const by = request.primary ? table.returnsBy : undefined;
  const isShown = by !== undefined && getQueryText(query, 'table_returns') === 'yes';
  const loaded = useAsync(isShown ? loadCode : undefined);
  const code = isShown && loaded.state === 'ready' ? loaded.value : undefined;
  const { after, before } = request.primary ?? {};
  const refunds = useSelect(
    (select) =>
      code && after && before
        ? code.getRefunds(select(reportsStore), { after, before })
        : undefined,
    [code, after, before],
  );
  const rows = refunds?.isRequesting || refunds?.isError ? undefined : refunds?.rows;
  const returns = useMemo(() => code && by && rows && code.sumReturns(rows, by), [code, by, rows]);
  const added = useMemo(
    () => (code && by && returns ? code.addReturnColumns(columns, returns, by) : columns),
    [code, by, returns, columns],
  );

  const { items } = data;
  const { page, pageSize } = request;
  const isOnePage = page === 1 && items.totalResults <= items.data.length;
  const all = data.all ?? (isOnePage ? items.data : undefined);
  const orderby = getQueryText(query, 'table_sort') ?? '';
  const order = getQueryText(query, 'table_order') === 'asc' ? 'asc' : 'desc';
  const sortKeys = code && returns && all ? code.RETURN_KEYS : NO_KEYS;
  const sortColumn = sortKeys.includes(orderby)
    ? added.find(({ key }) => key === orderby)
    : undefined;
  const sorted = useMemo(() => {
    if (!code || !sortColumn || !all) return data;
    const arranged = code.sortByColumn(all, sortColumn, order, context);
    const shown = arranged.slice((page - 1) * pageSize, page * pageSize);
    return { ...data, all: arranged, items: { ...data.items, data: shown } };
  }, [code, sortColumn, all, data, order, context, page, pageSize]);

  const hasFailed = loaded.state === 'failed' || refunds?.isError === true;
  return {
    columns: added,
    data: sorted,
    sort: sortColumn && { orderby, order },
    sortKeys,
    isBusy: isShown && !hasFailed && !returns,
    error:
      isShown && hasFailed
        ? (code?.describeFailure(refunds?.error) ??
          __('The returns could not be loaded. Refresh the report to try again.', 'tillview'))
        : undefined,
    note: (code && returns && code.describeWithoutItems(returns.withoutItems, context)) || '',
    actions: by && (
      <Button
        isSmall
        aria-pressed={isShown}
        className="tillview-report__switch"
        onClick={() =>
          updateQuery({
            table_returns: isShown ? undefined : 'yes',
            ...(orderby.startsWith('returns.')
              ? { table_sort: undefined, table_order: undefined }
              : {}),
          })
        }
      >
        {__('Show returns', 'tillview')}
      </Button>
    ),
  };
}
