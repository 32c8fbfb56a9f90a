import { resolveReportRequest, useKeptIdentity } from '@tillview/data';
import { getQueryText } from '@tillview/navigation';
import { __, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import { PrintHeader } from '../../reporting/page/print-lines.tsx';
import { useUnitCosts } from '../../reporting/profit/use-unit-costs.ts';
import { useReportContext } from '../../reporting/request/use-report-context.ts';
import { useHost } from '../../host/host-context.ts';
import { ChangeNotices } from '../../shell/parts/change-notices.tsx';
import { RequestError } from '../../shell/request-error.tsx';
import { useUrl } from '../../shell/use-url.ts';
import { describeRows } from '../../reporting/what-to-order/describe-rows.ts';
import { EstimateNotes } from '../../reporting/what-to-order/estimate-notes.tsx';
import { source } from '../../reporting/what-to-order/low-stock-source.ts';
import { LowStockTable, STOCK_VALUE_PARAM } from './low-stock-table.tsx';
import { planOrders } from '../../reporting/what-to-order/order-plan.ts';
import { OrderSettingsForm } from './order-settings-form.tsx';
import { useOrderSettings } from '../../reporting/what-to-order/use-order-settings.ts';
import {
  StockEditingContext,
  useStockChanges,
} from '../../reporting/what-to-order/use-stock-changes.ts';
import { useStockItems } from '../../reporting/what-to-order/use-stock-items.ts';
import '../../reporting/report.css';
import '../../reporting/what-to-order/low-stock.css';

/** The capability that the store requires for changing stock. */
const EDIT_CAPABILITY = 'edit_products';

/** What to order: products on backorder, out of stock or low, and those that run out before an order would arrive. */
export default function WhatToOrder() {
  const { user } = useHost();
  const { query } = useUrl();
  const request = useMemo(() => resolveReportRequest(source, query), [query]);
  const context = useReportContext(request, query, false);
  const { formatNumber, formatDate } = context;
  const stock = useStockItems();
  const { items, ...editing } = useStockChanges(stock.items, formatNumber);
  const orderSettings = useOrderSettings();
  const settings = useKeptIdentity(orderSettings.settings);
  const planned = useMemo(() => planOrders(items, settings), [items, settings]);
  const { isRequesting } = stock;
  const isValued = getQueryText(query, STOCK_VALUE_PARAM) === 'yes';
  const ids = useMemo(() => {
    const read = isRequesting || !isValued ? [] : planned;
    return {
      products: read.filter(({ parentId }) => parentId === 0).map(({ id }) => id),
      variations: read.filter(({ parentId }) => parentId !== 0).map(({ id }) => id),
    };
  }, [planned, isRequesting, isValued]);
  // Without the right to see products, no cost is known.
  const { costs, ...reading } = useUnitCosts(ids);
  const rows = useMemo(
    () => planned.map((row) => ({ ...row, unitCost: costs.get(row.id) })),
    [planned, costs],
  );

  const { low } = stock.failures;
  const canEdit = !user || user.capabilities[EDIT_CAPABILITY] === true;
  const entered: [string, string][] = [
    [__('Lead time (days)', 'tillview'), formatNumber(settings.leadTime)],
    [__('Days to cover', 'tillview'), formatNumber(settings.daysToCover)],
  ];
  const lines: [string, string][] = [
    [
      __('Estimated from sales', 'tillview'),
      `${formatDate(stock.range.after)} – ${formatDate(stock.range.before)}`,
    ],
    ...entered,
  ];
  return (
    <>
      <ChangeNotices changes={editing.changes} />
      <div className="tillview-report tillview-low-stock">
        <PrintHeader
          dates={null}
          filters={[
            ...lines.map(([name, value]) =>
              /* translators: 1: the name of a setting or column. 2: its value. */
              sprintf(__('%1$s: %2$s', 'tillview'), name, value),
            ),
            ...(request.search.length > 0
              ? /* translators: %s: the words that a table is searched for. */
                [sprintf(__('Search: %s', 'tillview'), request.search.join(', '))]
              : []),
          ]}
        />
        <OrderSettingsForm {...orderSettings} />
        <StockEditingContext.Provider value={{ ...editing, canEdit }}>
          <LowStockTable
            request={request}
            context={context}
            rows={rows}
            isLoading={stock.isRequesting}
            isValued={isValued && !reading.isRequesting}
            details={lines}
            settings={entered}
            notes={
              <EstimateNotes
                stock={stock}
                settings={settings}
                context={context}
                hasRows={rows.length > 0}
                count={describeRows(stock.listed, rows, formatNumber)}
              />
            }
            emptyMessage={__(
              'No product is low or out of stock. Products whose stock is counted appear here when it falls to their low stock threshold, or when it is expected to run out within the lead time.',
              'tillview',
            )}
            error={
              low && rows.length === 0 && !stock.isRequesting ? (
                <RequestError
                  error={low.error}
                  subject={__('the products with low stock', 'tillview')}
                  onRetry={low.onRetry}
                />
              ) : undefined
            }
          />
        </StockEditingContext.Provider>
      </div>
    </>
  );
}
