import { Button, Link } from '@tillview/components';
import { reportsStore, RestError, type RequestStats, type ReportSource } from '@tillview/data';
import { formatDate, getStoreTimeZoneMoment, isoDateFormat, toMoment } from '@tillview/date';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useContext, useState } from 'react';
import { ShopDayContext } from '../../host/shop-day.ts';
import { formatStoreTime } from '../../shell/parts/format-instant.ts';
import { useRequestStats } from '../../reporting/request/use-request-stats.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { reportMetrics } from '../reports/all-metrics.ts';
import { describeAlarm } from '../../reporting/alarm/describe-alarm.ts';
import { useAlarm } from '../../reporting/alarm/use-alarm.ts';
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

/**
 * Today so far, against the same weekday of last week up to the same moment, and the last order, or the alarm that it
 * was too long ago. Three requests and those of the alarm, which are sent after the first view. Renders nothing if the
 * store forbids them.
 */
export function TodayLine({ source, request, stats, context, onRetry }: Props) {
  const day = useContext(ShopDayContext);
  const { filters } = request.range;
  const [requested, setRequested] = useState(() => ({
    source,
    filters,
    receivedAt: undefined as number | undefined,
    today: getTodayRequest(source, filters),
  }));
  const { today } = requested;
  const { primary, secondary } = useRequestStats(reportMetrics.revenue, today);
  const { receivedAt } = primary;
  // After a refresh, the comparison ends at the minute in which today's figures were received.
  if (
    source !== requested.source ||
    filters !== requested.filters ||
    receivedAt !== requested.receivedAt
  )
    setRequested({ source, filters, receivedAt, today: getTodayRequest(source, filters) });
  const last = useSelect((select) => getLastOrder(select(reportsStore)), []);
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
        last.at && (
          <LastOrder
            at={last.at}
            isUnusual={isByDay && isUnusualPause(last.at.slice(0, 10), day, unusual)}
          />
        )
      )}{' '}
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
