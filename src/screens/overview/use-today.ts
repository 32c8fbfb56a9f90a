import { RestError, reportsStore, type ReportRequest, type ReportSource } from '@tillview/data';
import { getStoreTimeZoneMoment } from '@tillview/date';
import { useSelect } from '@wordpress/data';
import { useMemo, useState } from 'react';
import { getLastOrder } from '../../reporting/request/order-days.ts';
import { useRequestStats } from '../../reporting/request/use-request-stats.ts';
import { useHost } from '../../host/host-context.ts';
import { reportMetrics } from '../reports/all-metrics.ts';
import { getTodayRequest, hasDay } from './today.ts';
import { findPageAlarm } from './use-newest-order.ts';

/** For how long the newest orders are not requested again, in milliseconds. */
const MINUTE = 60_000;

const readTime = (format: string) => getStoreTimeZoneMoment().format(format);

const isForbidden = (error: unknown): boolean =>
  error instanceof RestError && (error.status === 401 || error.status === 403);

/**
 * The stats of today and of its comparison. Today's are those of its day in the chart of the page where that has it, so that
 * both are one reply.
 */
function useStats(today: ReportRequest, page: ReportRequest) {
  const day = today.primary?.after.slice(0, 10) ?? '';
  const isInPage = hasDay(page, day);
  const request = useMemo(
    () => (isInPage ? { ...today, primary: page.primary } : today),
    [isInPage, page, today],
  );
  const { primary, secondary } = useRequestStats(reportMetrics.revenue, request);
  const { totals, intervals } = primary.data;
  const found = intervals.find(({ interval }) => interval === day);
  return { primary, secondary, totals: isInPage && totals ? (found?.subtotals ?? {}) : totals };
}

/**
 * Today's figures, those of the same weekday of last week up to the same moment, and the last order in the reports, if the
 * page does not have the newest order of the store. `page` is the request of Revenue in the charts of the page.
 */
export function useToday(source: ReportSource, page: ReportRequest) {
  const { filters } = page;
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
  const { primary, secondary, totals } = useStats(today, page);
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
  const isInPage = findPageAlarm(useHost()) !== undefined;
  const last = useSelect(
    (select) => (isInPage ? undefined : getLastOrder(select(reportsStore))),
    [isInPage],
  );
  return {
    primary,
    totals,
    secondary,
    lastAt: last?.at,
    /** The time up to which the newest orders are requested. */
    until,
    /** The moment on the earlier day that corresponds to the present one; undefined if the clock has none. */
    at: today.dates?.cut?.at,
    isForbidden: primary.isError && isForbidden(primary.error),
    hasFailed: [primary, last].some((state) => state?.isError && !isForbidden(state.error)),
  };
}

/** What the parts of the card Today share. */
export type TodayState = ReturnType<typeof useToday>;
