import { Card, Link, ReportError, Table } from '@tillview/components';
import { resolveReportRequest, useKeptIdentity } from '@tillview/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import { defineTable } from '../../reporting/definition/report-definition.ts';
import { useReportContext } from '../../reporting/request/use-report-context.ts';
import { createRowFormatter, getHeaders } from '../../reporting/table/table-content.ts';
import { useHost } from '../../host/host-context.ts';
import { columns as allColumns } from '../../reporting/what-to-order/columns.tsx';
import { describeRows } from '../../reporting/what-to-order/describe-rows.ts';
import { EstimateNotes } from '../../reporting/what-to-order/estimate-notes.tsx';
import { source } from '../../reporting/what-to-order/low-stock-source.ts';
import { planOrders, sortRows, type OrderRow } from '../../reporting/what-to-order/order-plan.ts';
import { useOrderSettings } from '../../reporting/what-to-order/use-order-settings.ts';
import { useStockItems } from '../../reporting/what-to-order/use-stock-items.ts';
import { RequestError } from '../../shell/request-error.tsx';
import { useUrl } from '../../shell/use-url.ts';
import '../../reporting/what-to-order/low-stock.css';

/** The maximum number of products, as in the mail. */
const MAX_ROWS = 10;

const SHOWN = ['title', 'order', 'stock', 'status', 'expected'];

const { columns } = defineTable<OrderRow>({
  title: () => __('What to order', 'tillview'),
  columns: allColumns.filter(({ key }) => SHOWN.includes(key)),
  rowKey: ({ id }) => String(id),
  columnsOf: 'low_stock',
});

/** The table cannot be sorted: it has only the first rows. */
const UNSORTED = { sortKeys: [], defaultSort: source.sort };

/** The first products of Low stock that have to be ordered, and the link to the others. */
function Orders() {
  const { query } = useUrl();
  const request = useMemo(() => resolveReportRequest(source, {}), []);
  const context = useReportContext(request, query, false);
  const stock = useStockItems();
  const settings = useKeptIdentity(useOrderSettings().settings);
  const all = useMemo(
    () => sortRows(planOrders(stock.items, settings), source.sort),
    [stock.items, settings],
  );
  const rows = useMemo(() => all.filter(({ quantity }) => quantity !== 0), [all]);
  const headers = useMemo(() => getHeaders(columns, [], UNSORTED), []);
  const formatRow = useMemo(() => createRowFormatter(columns, context), [context]);
  const shown = rows.slice(0, MAX_ROWS);
  const more = rows.length - shown.length;
  const title = __('What to order', 'tillview');
  const { low } = stock.failures;
  return (
    <Card
      title={title}
      className="tillview-table-card"
      description={
        <span className="tillview-low-stock__count">
          {!stock.isRequesting && (
            <>
              {describeRows(stock.listed, all, context.formatNumber)}{' '}
              {more > 0 &&
                sprintf(
                  /* translators: 1: number of products that are shown, 2: number of products. */
                  _n(
                    'The first %1$s of %2$s product to order.',
                    'The first %1$s of %2$s products to order.',
                    rows.length,
                    'tillview',
                  ),
                  context.formatNumber(shown.length),
                  context.formatNumber(rows.length),
                )}{' '}
              <Link href={context.screenHref('/stock', {})}>{__('Low stock', 'tillview')}</Link>
            </>
          )}
        </span>
      }
      isFlush
    >
      {low && rows.length === 0 && !stock.isRequesting ? (
        <RequestError
          error={low.error}
          subject={__('the products with low stock', 'tillview')}
          onRetry={low.onRetry}
        />
      ) : (
        <>
          <Table
            caption={title}
            headers={headers}
            rows={shown.map(formatRow)}
            rowKey={(_, index) => shown[index]?.id ?? index}
            isLoading={stock.isRequesting}
            numberOfPlaceholderRows={MAX_ROWS}
            emptyMessage={__('Nothing that sells is low or out of stock.', 'tillview')}
          />
          <EstimateNotes
            stock={stock}
            settings={settings}
            context={context}
            hasRows={rows.length > 0}
          />
        </>
      )}
    </Card>
  );
}

/** What to order; for a user who may not list products, that it is missing. */
export function StockPart() {
  const { user } = useHost();
  if (!user || user.capabilities['read_private_products'] === true) return <Orders />;
  return (
    <Card title={__('What to order', 'tillview')}>
      <ReportError kind="forbidden" subject={__('the products with low stock', 'tillview')} />
    </Card>
  );
}
