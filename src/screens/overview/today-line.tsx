import { Button, Link } from '@tillview/components';
import {
  ensureStores,
  itemsStore,
  reportsStore,
  RestError,
  type RequestStats,
  type ReportSource,
} from '@tillview/data';
import { formatDate, getStoreTimeZoneMoment, isoDateFormat, toMoment } from '@tillview/date';
import { useRegistry, useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useContext, useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import { ShopDayContext } from '../../host/shop-day.ts';
import { formatStoreTime } from '../../shell/parts/format-instant.ts';
import { useRequestStats } from '../../reporting/request/use-request-stats.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { reportMetrics } from '../reports/all-metrics.ts';
import { describeAlarm } from '../../reporting/alarm/describe-alarm.ts';
import { useAlarm } from '../../reporting/alarm/use-alarm.ts';
import { getNewestOrder } from '../../reporting/request/made-orders.ts';
import { getLastOrder, isUnusualPause } from '../../reporting/request/order-days.ts';
import type { OverviewRequest } from './overview-request.ts';
import { describeToday, getTodayRequest, TODAY } from './today.ts';

type Props = {
  /** The source of Revenue. */
  source: ReportSource;
  request: OverviewRequest;
  /** The stats of the range, whose days tell what is usual. */
  stats: RequestStats;
  context: ReportContext;
  onRetry: () => void;
};

/** Replaces the range of the page in a link. */
const TODAY_LINK = {
  ...TODAY,
  after: undefined,
  before: undefined,
  preset: undefined,
  interval: undefined,
};

const isForbidden = (error: unknown): boolean =>
  error instanceof RestError && (error.status === 401 || error.status === 403);

/** The last order, if there is no alarm: its time if it is of today, its day otherwise, or since when there is none if that is unusual. */
function LastOrder({ at, isUnusual }: { at: string; isUnusual: boolean }) {
  const moment = toMoment('YYYY-MM-DD HH:mm:ss', at);
  const day = at.slice(0, 10);
  if (isUnusual)
    return (
      <strong className="tillview-overview__pause">
        {/* translators: %s: a date, or a time of day. */}
        {sprintf(__('No orders since %s.', 'tillview'), formatDate(day))}
      </strong>
    );
  if (!moment) return null;
  return day === getStoreTimeZoneMoment().format(isoDateFormat) ? (
    /* translators: %s: a time of day. */
    <span>{sprintf(__('Last order at %s.', 'tillview'), formatStoreTime(moment))}</span>
  ) : (
    /* translators: %s: a date and a time of day. */
    <span>{sprintf(__('Last order: %s.', 'tillview'), formatStoreTime(moment))}</span>
  );
}

/** The present minute of the store, to its last second. */
const getMinute = () => `${getStoreTimeZoneMoment().format('YYYY-MM-DDTHH:mm')}:59`;

/** Says how many of the newest orders wait for payment. */
function Waiting({ count, context }: { count: number; context: ReportContext }) {
  if (count === 0) return null;
  return (
    <span>
      {sprintf(
        /* translators: %s: number of orders. */
        _n('%s waits for payment.', '%s wait for payment.', count, 'tillview'),
        context.formatNumber(count),
      )}
    </span>
  );
}

/**
 * Today so far, against the same weekday of last week up to the same moment, and the last order, or the alarm that it
 * was too long ago. Four requests and those of the alarm, which are sent after the first view. Renders nothing if the
 * store forbids them.
 */
export function TodayLine({ source, request, stats, context, onRetry }: Props) {
  const day = useContext(ShopDayContext);
  const { filters } = request.range;
  const [requested, setRequested] = useState(() => ({
    source,
    filters,
    receivedAt: undefined as number | undefined,
    minute: getMinute(),
    today: getTodayRequest(source, filters),
  }));
  const { today, minute } = requested;
  const { primary, secondary } = useRequestStats(reportMetrics.revenue, today);
  const { receivedAt } = primary;
  // After a refresh, the comparison ends at the minute in which today's figures were received.
  if (
    source !== requested.source ||
    filters !== requested.filters ||
    receivedAt !== requested.receivedAt
  )
    setRequested({
      source,
      filters,
      receivedAt,
      minute: getMinute(),
      today: getTodayRequest(source, filters),
    });
  const registry = useRegistry();
  const { user } = useHost();
  useState(() => ensureStores(registry, [itemsStore]));
  const seesOrders = user?.capabilities['edit_shop_orders'] === true;
  const last = useSelect((select) => getLastOrder(select(reportsStore)), []);
  // The reports have no orders that wait for payment.
  const made = useSelect(
    (select) => (seesOrders ? getNewestOrder(select(itemsStore), minute) : undefined),
    [seesOrders, minute],
  );
  const lastAt = [last.at, made?.at]
    .filter((at) => at !== undefined)
    .toSorted()
    .at(-1);
  const alarm = useAlarm();
  const alarmText = alarm && describeAlarm(alarm, context);

  const failed = [primary, last].find(({ isError, error }) => isError && !isForbidden(error));
  const { totals } = primary.data;
  const isKnown = !primary.isRequesting && !secondary.isRequesting && totals;
  const unusual = [stats.primary.data, stats.secondary.data];
  const isByDay = request.range.interval === 'day' && !request.range.longerInterval;
  return (
    <>
      {isKnown && (
        <>
          <span>
            {describeToday({
              now: totals,
              before: secondary.isError ? undefined : (secondary.data.totals ?? undefined),
              at: today.dates?.cut?.at,
              context,
            })}
          </span>{' '}
        </>
      )}
      {alarmText ? (
        <span>
          <strong className="tillview-overview__pause">{alarmText.text}</strong> {alarmText.reason}
        </span>
      ) : (
        lastAt && (
          <LastOrder
            at={lastAt}
            isUnusual={
              made !== undefined && isByDay && isUnusualPause(lastAt.slice(0, 10), day, unusual)
            }
          />
        )
      )}{' '}
      {made && <Waiting count={made.waiting} context={context} />}{' '}
      {isKnown && (
        <Link href={context.screenHref('/analytics/revenue', TODAY_LINK)}>
          {__('Today by hour', 'tillview')}
        </Link>
      )}
      {failed && (
        <span>
          {__('Today’s figures could not be loaded.', 'tillview')}{' '}
          <Button variant="link" onClick={onRetry}>
            {__('Retry', 'tillview')}
          </Button>
        </span>
      )}
    </>
  );
}
