import { Button, SegmentedSelection, useAsync } from '@tillview/components';
import {
  groupOrders,
  memoize,
  readOrderHours,
  reportsStore,
  type ReportRequest,
} from '@tillview/data';
import { getRangeLabel } from '@tillview/date';
import { useDispatch, useRegistry, type DataRegistry } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useCallback, useMemo, useState } from 'react';
import { RequestError } from '../../shell/request-error.tsx';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { HourGrid } from './hour-grid.tsx';
import { formatHourValue } from './hour-labels.ts';
import { HourTable } from './hour-table.tsx';
import { getMissingMonths, toSecondsRange, useLedger } from '../use-ledger.ts';
import { getGroupTotals, getHourTotals, type HourMetric, type HourTotals } from './hour-totals.ts';
import type { WholeWeeks } from './whole-weeks.ts';

/** The most requests without asking, and after it. */
const [MAX_REQUESTS, MAX_REQUESTED] = [10, 100];

/** Kept for the session: the days are complete. The key has range and filters; another attempt is another key. */
const readHours = memoize((registry: DataRegistry, key: string) => {
  const { range, options } = JSON.parse(key) as {
    range: Parameters<typeof readOrderHours>[1];
    options: Parameters<typeof readOrderHours>[2];
  };
  return readOrderHours(registry, range, options);
});

type Props = {
  weeks: WholeWeeks;
  filters: ReportRequest['filters'];
  context: ReportContext;
};

/** Reads the hours; a failed read is repeated by `retry`. */
function useHours(
  { from, to, weeks }: WholeWeeks,
  filters: ReportRequest['filters'],
  maxRequests: number,
) {
  const registry = useRegistry();
  const { refreshStaleReports } = useDispatch(reportsStore);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify({
    range: { after: `${from}T00:00:00`, before: `${to}T23:59:59`, filters },
    options: { days: weeks * 7, maxRequests },
    attempt,
  });
  const load = useCallback(() => readHours(registry, key), [registry, key]);
  const retry = () => {
    // A failed read is stored as failed: this allows a new one.
    void refreshStaleReports();
    setAttempt(attempt + 1);
  };
  return { loaded: useAsync(load), retry };
}

/** The picture of the hours of the week. */
function Hours({
  getTotals,
  weeks,
  context,
}: Omit<Props, 'filters'> & { getTotals: (metric: HourMetric) => HourTotals }) {
  const [metric, setMetric] = useState<HourMetric>('orders');
  const [isTable, setTable] = useState(false);
  const totals = useMemo(() => getTotals(metric), [getTotals, metric]);
  const title =
    metric === 'orders'
      ? __('Orders by weekday and hour', 'tillview')
      : __('Net sales by weekday and hour', 'tillview');
  return (
    <>
      <div className="tillview-order-hours__controls">
        <SegmentedSelection
          name="metric"
          legend={__('Value', 'tillview')}
          options={[
            { value: 'orders', label: __('Orders', 'tillview') },
            { value: 'netSales', label: __('Net sales', 'tillview') },
          ]}
          selected={metric}
          onSelect={({ metric: next }) => setMetric(next === 'netSales' ? 'netSales' : 'orders')}
        />
        <span className="tillview-order-hours__range">
          {sprintf(
            /* translators: 1: number of weeks, 2: a range of dates. */
            _n('%1$s week: %2$s', '%1$s weeks: %2$s', weeks.weeks, 'tillview'),
            context.formatNumber(weeks.weeks),
            getRangeLabel(weeks.from, weeks.to),
          )}
        </span>
        <Button isSmall aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {__('Show as table', 'tillview')}
        </Button>
      </div>
      {isTable ? (
        <HourTable {...{ title, totals, metric, context }} />
      ) : (
        <HourGrid
          {...{ title, totals }}
          addsUp
          format={(value) => formatHourValue(metric, value, context)}
        />
      )}
    </>
  );
}

const NoHours = () => (
  <p className="tillview-order-hours__message">
    {__('No data for the selected date range', 'tillview')}
  </p>
);

const Loading = () => <div className="tillview-order-hours__loading" aria-busy="true" />;

/** The hours as the store reports them, or why there is no picture. */
function StoreHours({ weeks, filters, context }: Props) {
  const [maxRequests, setMaxRequests] = useState(MAX_REQUESTS);
  const { loaded, retry } = useHours(weeks, filters, maxRequests);
  const hours =
    loaded.state === 'ready' && loaded.value.is === 'known' ? loaded.value.hours : undefined;
  const getTotals = useCallback(
    (metric: HourMetric) => getHourTotals(hours ?? [], metric),
    [hours],
  );
  if (loaded.state === 'loading') return <Loading />;
  if (loaded.state === 'failed')
    return <RequestError isInline error={loaded.error} onRetry={retry} />;
  if (loaded.value.is === 'too-many') {
    const { requests } = loaded.value;
    const count = context.formatNumber(requests);
    if (requests > MAX_REQUESTED)
      return (
        <p className="tillview-order-hours__message">
          {__(
            'The range has too many orders to add them up by hour. Select a shorter one.',
            'tillview',
          )}
        </p>
      );
    return (
      <p className="tillview-order-hours__message">
        <Button onClick={() => setMaxRequests(MAX_REQUESTED)}>
          {sprintf(
            /* translators: %s: number of requests to the store. */
            _n(
              'Load orders by hour (about %s request)',
              'Load orders by hour (about %s requests)',
              requests,
              'tillview',
            ),
            count,
          )}
        </Button>
      </p>
    );
  }
  if (loaded.value.hours.length === 0) return <NoHours />;
  return <Hours {...{ getTotals, weeks, context }} />;
}

/** The hours of the orders in the browser; of the store, if they are not read without a question, or cannot be read. */
function KeptHours(props: Props) {
  const { weeks, context } = props;
  const { state, isPending } = useLedger();
  const { months, expected } = state;
  const range = useMemo(
    () => ({ after: `${weeks.from}T00:00:00`, before: `${weeks.to}T23:59:59` }),
    [weeks],
  );
  const isKnown = expected !== undefined && getMissingMonths(state, range).length === 0;
  const groups = useMemo(
    () => (isKnown ? groupOrders(months, toSecondsRange(range), ['weekdays', 'hours']).groups : []),
    [isKnown, months, range],
  );
  const getTotals = useCallback(
    (metric: HourMetric) =>
      getGroupTotals(groups, metric === 'orders' ? 'orders_count' : 'net_revenue'),
    [groups],
  );
  if (!isKnown) return isPending ? <Loading /> : <StoreHours {...props} />;
  return groups.length === 0 ? <NoHours /> : <Hours {...{ getTotals, weeks, context }} />;
}

/** The hours of the week, from the orders in the browser; those have no filters, so with filters from the store. */
export const OrderHours = (props: Props) =>
  Object.keys(props.filters).length === 0 ? <KeptHours {...props} /> : <StoreHours {...props} />;
