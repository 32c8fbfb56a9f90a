import { Button, Link } from '@tillview/components';
import {
  ensureStores,
  itemsStore,
  reportsStore,
  RestError,
  type ReportSource,
} from '@tillview/data';
import { getStoreTimeZoneMoment, isoDateFormat, toMoment } from '@tillview/date';
import { useRegistry, useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import { formatStoreTime } from '../../shell/parts/format-instant.ts';
import { useRequestStats } from '../../reporting/request/use-request-stats.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { reportMetrics } from '../reports/all-metrics.ts';
import { useAlarm } from '../../reporting/alarm/use-alarm.ts';
import { getNewestOrder, type NewestOrder } from '../../reporting/request/made-orders.ts';
import { getLastOrder } from '../../reporting/request/order-days.ts';
import type { OverviewRequest } from './overview-request.ts';
import { describeToday, getTodayRequest, hasNothing, TODAY } from './today.ts';

type Props = {
  /** The source of Revenue. */
  source: ReportSource;
  request: OverviewRequest;
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

/** The last order: its time if it is of today, its day and time otherwise. */
function LastOrder({ at }: { at: string }) {
  const moment = toMoment('YYYY-MM-DD HH:mm:ss', at);
  const day = at.slice(0, 10);
  if (!moment) return null;
  return day === getStoreTimeZoneMoment().format(isoDateFormat) ? (
    /* translators: %s: a time of day. */
    <span>{sprintf(__('Last order at %s.', 'tillview'), formatStoreTime(moment))}</span>
  ) : (
    /* translators: %s: a date and a time of day. */
    <span>{sprintf(__('Last order: %s.', 'tillview'), formatStoreTime(moment))}</span>
  );
}

/** For how long the newest orders are not requested again, in milliseconds. */
const MINUTE = 60_000;

const readTime = (format: string) => getStoreTimeZoneMoment().format(format);

/** Says how many of the newest orders wait for payment. */
function Waiting({ made, context }: { made: NewestOrder; context: ReportContext }) {
  const { waiting, isMore } = made;
  if (waiting === 0) return null;
  const count = context.formatNumber(waiting);
  return (
    <span>
      {isMore
        ? /* translators: %s: number of orders. */
          sprintf(__('At least %s wait for payment.', 'tillview'), count)
        : sprintf(
            /* translators: %s: number of orders. */
            _n('%s waits for payment.', '%s wait for payment.', waiting, 'tillview'),
            count,
          )}
    </span>
  );
}

/**
 * Today so far, against the same weekday of last week up to the same moment, and the last order, which the alarm replaces.
 * Four requests, which are sent after the first view. Renders nothing if the store forbids them.
 */
export function TodayLine({ source, request, context, onRetry }: Props) {
  const { filters } = request.range;
  const [requested, setRequested] = useState(() => ({
    source,
    filters,
    receivedAt: undefined as number | undefined,
    // At first, the query of the alarm, which is sent once for both.
    until: `${readTime('YYYY-MM-DDTHH')}:59:59`,
    untilAt: getStoreTimeZoneMoment().valueOf(),
    today: getTodayRequest(source, filters),
  }));
  const { today, until, untilAt } = requested;
  const { primary, secondary } = useRequestStats(reportMetrics.revenue, today);
  const { receivedAt } = primary;
  // After a refresh, the comparison ends at the minute in which today's figures were received.
  if (
    source !== requested.source ||
    filters !== requested.filters ||
    receivedAt !== requested.receivedAt
  ) {
    const now = getStoreTimeZoneMoment().valueOf();
    setRequested({
      source,
      filters,
      receivedAt,
      // The figures of the last page are refreshed at once: the orders are known then.
      ...(now - untilAt < MINUTE
        ? { until, untilAt }
        : { until: `${readTime('YYYY-MM-DDTHH:mm')}:59`, untilAt: now }),
      today: getTodayRequest(source, filters),
    });
  }
  const registry = useRegistry();
  const { user } = useHost();
  useState(() => ensureStores(registry, [itemsStore]));
  const seesOrders = user?.capabilities['edit_shop_orders'] === true;
  const last = useSelect((select) => getLastOrder(select(reportsStore)), []);
  // The reports have no orders that wait for payment.
  const made = useSelect(
    (select) => (seesOrders ? getNewestOrder(select(itemsStore), until) : undefined),
    [seesOrders, until],
  );
  const lastAt = [last.at, made?.at]
    .filter((at) => at !== undefined)
    .toSorted()
    .at(-1);
  const { alarm } = useAlarm();

  const failed = [primary, last].find(({ isError, error }) => isError && !isForbidden(error));
  const { totals } = primary.data;
  const isKnown = !primary.isRequesting && !secondary.isRequesting && totals;
  // The alarm stands above: that an earlier day had no orders either would play it down.
  const isSaid = isKnown && !(alarm && hasNothing(totals));
  return (
    <>
      {isSaid && (
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
      {!alarm && lastAt && <LastOrder at={lastAt} />}{' '}
      {made && <Waiting made={made} context={context} />}{' '}
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
