import { Button, lazyWithRetry, useAsync } from '@tillview/components';
import {
  reportsStore,
  useUserPreferences,
  type ReportRequest,
  type ReportsSelectors,
} from '@tillview/data';
import { getQueryText, type Query } from '@tillview/navigation';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useMemo, useState, type ReactNode } from 'react';
import { userPreferences } from '../../host/preferences.ts';
import { useUrl } from '../../shell/use-url.ts';
import type { AddedView, TableOptions, ViewOptions } from './added-column.ts';

/** The code of added columns. */
type AddedCode = {
  /** Selects what the columns show. Triggers the read. Its values are compared one by one. */
  read(
    selectors: ReportsSelectors,
    request: ReportRequest,
    query: Query,
    agreed: string | true | undefined,
  ): object;
  getView(options: ViewOptions<object>): AddedView;
};

const loadReturns = (): Promise<AddedCode> => import('./returns.ts');
const loadSpend = (): Promise<AddedCode> => import('./spend/spend.ts');

const SpendRange = lazyWithRetry(() => import('./spend/spend-range.tsx'), {
  placeholder: () => <div className="tillview-report__spend" aria-busy="true" />,
});

const NO_KEYS: readonly string[] = [];

/** A table with the columns that a user has added to it, and what adds them. */
type TableAdditions = AddedView & { actions: ReactNode; preface: ReactNode };

/** The code of the columns that the URL adds to a table; undefined if it adds none. */
function findAddedCode(table: TableOptions['table'], request: ReportRequest, query: Query) {
  const by = request.primary ? table.returnsBy : undefined;
  if (by && getQueryText(query, 'table_returns') === 'yes') return loadReturns;
  return table.hasSpend && getQueryText(query, 'ordered_from') ? loadSpend : undefined;
}

/** Whether a table has columns whose values need the rows of all pages. */
export const hasAddedColumns = (...options: Parameters<typeof findAddedCode>): boolean =>
  findAddedCode(...options) !== undefined;

/** Adds the returns of items, or the spend of customers in a range, if the URL requests it. */
export function useAddedColumns(options: TableOptions): TableAdditions {
  const { table, columns, request, data, context } = options;
  const { query, updateQuery } = useUrl();
  const [clicked, setClicked] = useState<string>();
  // One consent for all that reads orders.
  const { [userPreferences.readsOrders]: reads, updateUserPreferences } = useUserPreferences();
  const agreed = reads === true || clicked;
  const by = request.primary ? table.returnsBy : undefined;
  const load = findAddedCode(table, request, query);
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
        onAgree={(range) => {
          setClicked(range);
          void updateUserPreferences({ [userPreferences.readsOrders]: true });
        }}
        formatNumber={context.formatNumber}
      />
    ),
  };
}
