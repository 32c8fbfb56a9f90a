import { Button, lazyWithRetry, useAsync } from '@tillview/components';
import {
  reportsStore,
  type ReportRequest,
  type ReportRow,
  type ReportSort,
  type ReportsSelectors,
} from '@tillview/data';
import { getQueryText, type Query } from '@tillview/navigation';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useMemo, useState, type ReactNode } from 'react';
import { useUrl } from '../../shell/use-url.ts';
import type { TableRows } from '../request/use-report-rows.ts';
import type { AnyTable, ReportColumn, ReportContext } from '../definition/report-definition.ts';

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

type Options = {
  table: AnyTable;
  columns: Columns;
  request: ReportRequest;
  data: TableRows;
  context: ReportContext;
};

/** What an added column needs: the table, and the state of what was read for it. */
export type ViewOptions<Added> = Options & {
  query: Query;
  added: Added;
  /** The sort of the URL, which can be by another column. */
  sort: ReportSort;
};

/** The code of added columns. */
type AddedCode = {
  /** Selects what the columns show. Triggers the read. Its values are compared one by one. */
  read(
    selectors: ReportsSelectors,
    request: ReportRequest,
    query: Query,
    agreed: string | undefined,
  ): object;
  getView(options: ViewOptions<object>): AddedView;
};

const loadReturns = (): Promise<AddedCode> => import('./returns.ts');
const loadSpend = (): Promise<AddedCode> => import('./spend/spend.ts');

const SpendRange = lazyWithRetry(() => import('./spend/spend-range.tsx'), {
  placeholder: () => null,
  failure: () => __('A part of the page could not be loaded.', 'tillview'),
});

const NO_KEYS: readonly string[] = [];

/** A table with the columns that a user has added to it, and what adds them. */
type TableAdditions = AddedView & { actions: ReactNode; preface: ReactNode };

/** Adds the returns of items, or the spend of customers in a range, if the URL requests it. */
export function useAddedColumns(options: Options): TableAdditions {
  const { table, columns, request, data, context } = options;
  const { query, updateQuery } = useUrl();
  const [agreed, setAgreed] = useState<string>();
  const by = request.primary ? table.returnsBy : undefined;
  const load =
    by && getQueryText(query, 'table_returns') === 'yes'
      ? loadReturns
      : table.hasSpend && getQueryText(query, 'ordered_from')
        ? loadSpend
        : undefined;
  const loaded = useAsync(load);
  const code = load && loaded.state === 'ready' ? loaded.value : undefined;
  const added = useSelect(
    (select) => code?.read(select(reportsStore), request, query, agreed),
    [code, request, query, agreed],
  );
  const orderby = getQueryText(query, 'table_sort') ?? '';
  const order = getQueryText(query, 'table_order') === 'asc' ? 'asc' : 'desc';
  const view = useMemo(
    () =>
      code && added
        ? code.getView({
            table,
            columns,
            request,
            data,
            context,
            query,
            added,
            sort: { orderby, order },
          })
        : undefined,
    [code, table, added, columns, data, request, query, orderby, order, context],
  );
  const hasFailed = load !== undefined && loaded.state === 'failed';
  return {
    ...(view ?? {
      columns,
      data,
      sort: undefined,
      sortKeys: NO_KEYS,
      isBusy: load !== undefined && !hasFailed,
      error: hasFailed ? __('A part of the page could not be loaded.', 'tillview') : undefined,
      note: '',
    }),
    actions: by && (
      <Button
        isSmall
        aria-pressed={load !== undefined}
        className="tillview-report__switch"
        onClick={() =>
          updateQuery({
            table_returns: load ? undefined : 'yes',
            ...(orderby.startsWith('returns.') && { table_sort: undefined }),
          })
        }
      >
        {__('Show returns', 'tillview')}
      </Button>
    ),
    preface: table.hasSpend && (
      <SpendRange
        requests={view?.requests}
        onAgree={setAgreed}
        formatNumber={context.formatNumber}
      />
    ),
  };
}
