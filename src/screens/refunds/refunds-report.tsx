import { useAsync } from '@tillview/components';
import {
  getItemsState,
  readOrderDays,
  readUserNames,
  reportsStore,
  resolveReportRequest,
  useKeptIdentity,
} from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useCallback, useMemo } from 'react';
import { useHost } from '../../host/host-context.ts';
import { PrintHeader } from '../../reporting/page/print-lines.tsx';
import { ReportFilters } from '../../reporting/page/report-filters.tsx';
import { useReportContext } from '../../reporting/request/use-report-context.ts';
import { withoutComparison } from '../../reporting/request/without-comparison.ts';
import { KnownSearch } from '../../reporting/table/known-search.tsx';
import { KnownTable } from '../../reporting/table/known-table.tsx';
import { searchKnownRows } from '../../reporting/table/search-known-rows.ts';
import { RequestError } from '../../shell/request-error.tsx';
import { useUrl } from '../../shell/use-url.ts';
import { createRefundTable, getSums, getUserName, productTable } from './refund-columns.tsx';
import { getReturnedProducts, sortBy, toRefundRows, type ReturnedProduct } from './refund-rows.ts';
import { isByProduct, PRODUCT_SORT_KEYS, REFUND_SORT_KEYS, source } from './refund-source.ts';
import '../../reporting/report.css';

const FIELDS =
  'id,parent_id,date_created,amount,reason,refunded_by,line_items,shipping_lines,fee_lines,tax_lines';

const NO_NAMES: ReadonlyMap<number, string> = new Map();
const NUMBERS = ['refunds', 'units', 'amount', 'tax'] as const;

/** The refunds of a range, and what retries a failed request. */
function useRefunds(range: { after: string; before: string } | null) {
  const registry = useRegistry();
  const query = useMemo(
    () => range && { after: range.after, before: range.before, per_page: '-1', _fields: FIELDS },
    [range],
  );
  const state = useSelect(
    (select) => (query ? getItemsState(select(reportsStore), 'refunds', query) : undefined),
    [query],
  );
  return {
    refunds: state?.rows,
    error: state?.isError ? state.error : undefined,
    isRequesting: state?.isRequesting === true,
    onRetry: () =>
      void registry
        .dispatch(reportsStore)
        .invalidateResolution('getReportItems', ['refunds', query]),
  };
}

/** The names of the users who made refunds. Only the site itself says the names of others. */
function useUserNames(ids: readonly number[]): ReadonlyMap<number, string> {
  const registry = useRegistry();
  const { mode, user } = useHost();
  const others = useKeptIdentity(ids.filter((id) => id !== 0 && id !== user?.id));
  const load = useCallback(() => readUserNames(registry, others), [registry, others]);
  const found = useAsync(mode === 'wordpress' && others.length > 0 ? load : undefined);
  const names = found.state === 'ready' ? found.value : NO_NAMES;
  return useMemo(() => (user ? new Map([...names, [user.id, user.name]]) : names), [names, user]);
}

/** What was refunded in a range: each refund with its reason, or the products by the month of their sale. */
export default function RefundsReport() {
  const { query } = useUrl();
  const registry = useRegistry();
  const request = useMemo(() => withoutComparison(resolveReportRequest(source, query)), [query]);
  const context = useReportContext(request, query, false);
  const { primary, sort, search } = request;
  const isProducts = isByProduct(query);
  const { refunds, error, isRequesting, onRetry } = useRefunds(primary);
  const all = useMemo(() => toRefundRows(refunds ?? []), [refunds]);
  const names = useUserNames(useMemo(() => [...new Set(all.map(({ user }) => user))], [all]));
  const orders = useKeptIdentity(useMemo(() => [...new Set(all.map((row) => row.order))], [all]));
  const loadDays = useCallback(() => readOrderDays(registry, orders), [registry, orders]);
  const days = useAsync(isProducts && !isRequesting ? loadDays : undefined);
  const table = useMemo(
    () => (isProducts ? productTable : createRefundTable(names)),
    [isProducts, names],
  );
  const rows = useMemo(() => {
    if (!isProducts) {
      const key = sort.orderby === 'amount' || sort.orderby === 'tax' ? sort.orderby : 'date';
      const found = searchKnownRows(all, search, (row) =>
        [row.order, ...row.items.map(({ name }) => name), row.reason, getUserName(row, names)].join(
          ' ',
        ),
      );
      return sortBy(found, (row) => row[key], sort.order);
    }
    const value = days.state === 'ready' ? days.value : undefined;
    const products = value ? getReturnedProducts(refunds ?? [], (order) => value.get(order)) : [];
    const key = NUMBERS.find((each) => each === sort.orderby) ?? 'month';
    const found = searchKnownRows<ReturnedProduct>(products, search, ({ name }) => name);
    // Of a month, the most first.
    return sortBy(
      sortBy(found, ({ units }) => units, 'desc'),
      (row) => row[key],
      sort.order,
    );
  }, [isProducts, all, search, names, sort.orderby, sort.order, days, refunds]);
  const failure = error ?? (isProducts && days.state === 'failed' ? days.error : undefined);
  const isLoading = isRequesting || (isProducts && !failure && days.state === 'loading');
  return (
    <div className="tillview-report">
      <PrintHeader
        dates={request.dates}
        filters={[
          isProducts ? __('Products by month of sale', 'tillview') : undefined,
          search.length > 0
            ? /* translators: %s: the words that a table is searched for. */
              sprintf(__('Search: %s', 'tillview'), search.join(', '))
            : undefined,
        ]}
      />
      <ReportFilters source={source} request={request} />
      <KnownTable
        source={source}
        table={table}
        request={request}
        context={context}
        rows={rows}
        totals={getSums(rows, isProducts ? NUMBERS : ['amount', 'tax'])}
        sortKeys={isProducts ? PRODUCT_SORT_KEYS : REFUND_SORT_KEYS}
        isLoading={isLoading}
        hasSearch
        controls={
          <KnownSearch
            label={
              isProducts
                ? __('Search by product', 'tillview')
                : __('Search by order, item, reason or user', 'tillview')
            }
          />
        }
        error={
          failure !== undefined && !isLoading ? (
            <RequestError
              error={failure}
              subject={__('the refunds', 'tillview')}
              onRetry={error === undefined && days.state === 'failed' ? days.retry : onRetry}
            />
          ) : undefined
        }
      />
    </div>
  );
}
