import { useAsync } from '@tillview/components';
import { reportsStore, type ReportRequest, type ReportRow } from '@tillview/data';
import { getQueryText, type Query } from '@tillview/navigation';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useMemo, useState, type ReactNode } from 'react';
import { useUrl } from '../../shell/use-url.ts';
import { AddedSwitch } from './added-switch.tsx';
import { getPlainView } from './plain-view.ts';
import type {
  AddedValues,
  AddedView,
  AnyTable,
  ReportColumn,
  ReportContext,
  TableRows,
} from '../definition/report-definition.ts';

const loadReturns = () => import('./returns.ts');

/** A table that columns can be added to. */
type Options = {
  table: AnyTable;
  columns: readonly ReportColumn<ReportRow>[];
  request: ReportRequest;
  data: TableRows;
  context: ReportContext;
};

/** A table with the columns that a user has added to it, and what adds them. */
type TableAdditions = AddedView & { actions: ReactNode; preface: ReactNode };

/** The id that returns are counted by, if the URL adds them to a table. */
const findReturns = ({ returnsBy }: AnyTable, { primary }: ReportRequest, query: Query) =>
  primary && getQueryText(query, 'table_returns') === 'yes' ? returnsBy : undefined;

/** The columns of the table's own that the URL adds to it. */
const findAddition = ({ addition }: AnyTable, query: Query) =>
  addition?.isAdded(query) ? addition : undefined;

/** Whether a table has columns whose values need the rows of all pages. */
export const hasAddedColumns = (table: AnyTable, request: ReportRequest, query: Query): boolean =>
  (findReturns(table, request, query) ?? findAddition(table, query)) !== undefined;

/** Adds the returns of items, or the columns of the table's definition, if the URL requests it. */
export function useAddedColumns(options: Options): TableAdditions {
  const { table, columns, request, data, context } = options;
  const { query } = useUrl();
  const by = findReturns(table, request, query);
  const addition = findAddition(table, query);
  const returns = useAsync(by && loadReturns);
  const reader = useAsync(addition?.load);
  const code = returns.state === 'ready' ? returns.value : undefined;
  const Reader = reader.state === 'ready' ? reader.value.default : undefined;
  const refunds = useSelect((select) => code?.read(select(reportsStore), request), [code, request]);
  const [values, setValues] = useState<AddedValues>();
  const orderby = getQueryText(query, 'table_sort') ?? '';
  const order = getQueryText(query, 'table_order') === 'asc' ? 'asc' : 'desc';
  const view = useMemo(() => {
    const shown = { columns, request, data, context, query, sort: { orderby, order } } as const;
    const isRead = code !== undefined && refunds !== undefined;
    const first =
      by && (isRead ? code.getView(shown, refunds, by) : getPlainView(shown, { isBusy: true }));
    if (!addition) return first;
    const before = first ?? getPlainView(shown);
    const next = values?.getView({ ...shown, columns: before.columns, data: before.data }) ?? {
      ...before,
      isBusy: true,
    };
    return {
      ...next,
      sort: next.sort ?? before.sort,
      sortKeys: [...before.sortKeys, ...next.sortKeys],
      isBusy: before.isBusy || next.isBusy,
      error: before.error ?? next.error,
      note: [...new Set([before.note, next.note])].filter(Boolean).join(' '),
    };
  }, [addition, values, by, code, refunds, columns, request, data, context, query, orderby, order]);
  const hasFailed = returns.state === 'failed' || reader.state === 'failed';
  return {
    ...(view && !hasFailed
      ? view
      : getPlainView(options, {
          error: hasFailed ? __('A part of the page could not be loaded.', 'tillview') : undefined,
        })),
    actions: (
      <>
        {request.primary && table.returnsBy && (
          <AddedSwitch
            param="table_returns"
            columns="returns."
            label={__('Show returns', 'tillview')}
          />
        )}
        {table.addition?.Actions && <table.addition.Actions />}
      </>
    ),
    preface: table.addition && (
      <>
        {table.addition.Controls && <table.addition.Controls />}
        {Reader && <Reader request={request} context={context} onChange={setValues} />}
      </>
    ),
  };
}
