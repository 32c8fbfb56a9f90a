import { Button, useAsync } from '@tillview/components';
import { reportsStore, type ReportRequest, type ReportRow } from '@tillview/data';
import { getQueryText } from '@tillview/navigation';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useMemo, type ReactNode } from 'react';
import { useUrl } from '../../../shell/use-url.ts';
import type { TableRows } from '../page/use-report-rows.ts';
import type { AnyTable, ReportColumn, ReportContext } from '../report-definition.ts';
import type { ReturnsView } from './returns.ts';

/** Loaded when the returns are switched on. */
const loadCode = () => import('./returns.ts');

type Options = {
  table: AnyTable;
  columns: readonly ReportColumn<ReportRow>[];
  request: ReportRequest;
  data: TableRows;
  context: ReportContext;
};

/** A table with the returns of its products or variations, and the button that switches them on. */
export type TableReturns = ReturnsView & { actions: ReactNode };

const NO_KEYS: readonly string[] = [];

/** Adds the returns of the range to a table of products or variations, if the URL requests it. */
export function useReturns({ table, columns, request, data, context }: Options): TableReturns {
  const { query, updateQuery } = useUrl();
  const range = request.primary;
  const by = range ? table.returnsBy : undefined;
  const isShown = by !== undefined && getQueryText(query, 'table_returns') === 'yes';
  const loaded = useAsync(isShown ? loadCode : undefined);
  const code = isShown && loaded.state === 'ready' ? loaded.value : undefined;
  const refunds = useSelect(
    (select) => (code && range ? code.getRefunds(select(reportsStore), range) : undefined),
    [code, range],
  );
  const orderby = getQueryText(query, 'table_sort') ?? '';
  const order = getQueryText(query, 'table_order') === 'asc' ? 'asc' : 'desc';
  const view = useMemo(
    () =>
      code && by && refunds
        ? code.getReturnsView({
            by,
            columns,
            refunds,
            data,
            request,
            context,
            sort: { orderby, order },
          })
        : undefined,
    [code, by, columns, refunds, data, request, orderby, order, context],
  );
  const hasFailed = isShown && loaded.state === 'failed';
  return {
    ...(view ?? {
      columns,
      data,
      sort: undefined,
      sortKeys: NO_KEYS,
      isBusy: isShown && !hasFailed,
      error: hasFailed ? __('A part of the page could not be loaded.', 'tillview') : undefined,
      note: '',
    }),
    actions: by && (
      <Button
        isSmall
        aria-pressed={isShown}
        className="tillview-report__switch"
        onClick={() =>
          updateQuery({
            table_returns: isShown ? undefined : 'yes',
            ...(orderby.startsWith('returns.') && { table_sort: undefined }),
          })
        }
      >
        {__('Show returns', 'tillview')}
      </Button>
    ),
  };
}
