import { Link, Placeholder, VisuallyHidden } from '@tillview/components';
import { getItemsState, joinReportStates, reportsStore, type ReportRequest } from '@tillview/data';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useMemo } from 'react';
import { RequestError } from '../../../shell/request-error.tsx';
import { useUrl } from '../../../shell/use-url.ts';
import type { Metric } from '../../../reporting/definition/metric.ts';
import { formatValue, renderValue } from '../../../reporting/definition/metric-values.ts';
import { getOrdersQuery, readOrderTime } from '../../../reporting/request/first-order-day.ts';
import { useRequestStats } from '../../../reporting/request/use-request-stats.ts';
import type {
  ReportContext,
  ReportPartProps,
} from '../../../reporting/definition/report-definition.ts';
import { ScreenLink } from '../../../reporting/definition/cells.tsx';
import { copy } from './copy.ts';
import './coupon-orders.css';

/** The metrics of the orders with a coupon. A refund has no coupons, so that it is not subtracted from the sales. */
const orderMetrics = [
  { key: 'orders_count', label: copy.orders, type: 'number' },
  { key: 'net_revenue', label: copy.netSales, type: 'currency' },
  { key: 'avg_order_value', label: copy.averageOrderValue, type: 'currency' },
] as const satisfies readonly Metric[];

/** The metric of the first orders of customers. */
const newCustomers = {
  key: 'total_customers',
  label: copy.newCustomers,
  type: 'number',
} as const satisfies Metric;

/** The totals of Orders for the range of a request. The longest interval has the smallest response. */
function getOrdersRequest(
  request: ReportRequest,
  filters: ReportRequest['filters'],
  metrics: readonly Metric[],
): ReportRequest {
  return {
    ...request,
    stats: { endpoint: 'orders', fields: metrics.map(({ key }) => key) },
    filters,
    secondary: null,
    interval: 'year',
    longerInterval: null,
    segmentBy: undefined,
  };
}

/** For a coupon without orders in the range: the range from its first to its last order, as a link. */
function OtherRange({ coupon, context }: { coupon: string; context: ReportContext }) {
  const { href } = useUrl();
  const { compare, formatDate } = context;
  const { first, last } = useSelect(
    (select) => {
      const read = (order: 'asc' | 'desc') =>
        getItemsState(select(reportsStore), 'orders', {
          ...getOrdersQuery(order),
          coupon_includes: coupon,
        });
      return { first: read('asc'), last: read('desc') };
    },
    [coupon],
  );
  const state = joinReportStates([first, last]);
  if (state.isError) return <NotLoaded error={state.error} />;
  if (state.isRequesting) return <Loading />;
  const [after, before] = [first, last].map(({ rows }) => readOrderTime(rows[0])?.slice(0, 10));
  if (!after || !before) return <p className="tillview-coupon-orders">{copy.neverUsed()}</p>;
  const range = {
    period: 'custom',
    preset: undefined,
    after,
    before,
    compare,
    interval: undefined,
  };
  return (
    <p className="tillview-coupon-orders">
      <span>{copy.noOrders()}</span>
      <Link href={href({ ...range, compare_until: undefined, paged: undefined })}>
        {copy.showRange(formatDate(after), formatDate(before))}
      </Link>
    </p>
  );
}

function NotLoaded({ error }: { error: Error | undefined }) {
  const { refreshStaleReports } = useDispatch(reportsStore);
  return (
    <RequestError
      isInline
      error={error}
      title={copy.notLoaded()}
      onRetry={() => void refreshStaleReports()}
    />
  );
}

function Loading() {
  return (
    <div className="tillview-coupon-orders" aria-busy="true">
      <VisuallyHidden>{__('Loading…', 'tillview')}</VisuallyHidden>
      <Placeholder width="20em" height="1.4em" />
    </div>
  );
}

/** The orders with one coupon in the range, and those without it: three requests, which are sent after the first view. */
export default function CouponOrders({ shown: { request, stats }, context }: ReportPartProps) {
  const { coupons } = request.filters;
  const coupon = typeof coupons === 'string' ? coupons : '';
  const { all, without, first } = useMemo(() => {
    const filters = { coupon_includes: coupon };
    return {
      all: getOrdersRequest(request, filters, orderMetrics),
      without: getOrdersRequest(request, { coupon_excludes: coupon }, orderMetrics),
      first: getOrdersRequest(request, { ...filters, customer_type: 'new' }, [newCustomers]),
    };
  }, [request, coupon]);
  const { primary: orders } = useRequestStats(orderMetrics, all);
  const { primary: otherOrders } = useRequestStats(orderMetrics, without);
  const { primary: firstOrders } = useRequestStats([newCustomers], first);
  const state = joinReportStates([orders, otherOrders, firstOrders]);
  const { totals } = orders.data;
  if (state.isError) return <NotLoaded error={state.error} />;
  if (state.isRequesting || !totals) return <Loading />;
  if (totals['orders_count'] === 0) return <OtherRange coupon={coupon} context={context} />;
  const values = [
    ...orderMetrics.map((metric) => ({
      metric,
      value: totals[metric.key],
      other: otherOrders.data.totals?.[metric.key],
    })),
    {
      metric: newCustomers,
      value: firstOrders.data.totals?.[newCustomers.key],
      other: undefined,
    },
  ];
  const href = context.screenHref('/analytics/orders', {
    filter: 'advanced',
    coupon_includes: coupon,
  });
  const discounted = stats.primary.data.totals?.['orders_count'];
  return (
    <>
      <dl className="tillview-coupon-orders">
        {values.map(({ metric: { key, label, type }, value, other }) => (
          <div key={key}>
            <dt>{label()}</dt>
            <dd>
              <ScreenLink href={key === 'orders_count' ? href : undefined}>
                {renderValue(type, value, context)}
              </ScreenLink>
              {typeof other === 'number' && (
                <span className="tillview-coupon-orders__other">
                  {copy.without(formatValue(type, other, context) ?? '')}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {/* The store cannot count orders with a coupon on another day. */}
      {discounted !== undefined && discounted !== totals['orders_count'] && (
        <p className="tillview-report__difference">{copy.otherDay()}</p>
      )}
    </>
  );
}
