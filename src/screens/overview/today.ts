import { resolveReportRequest, type ReportRequest, type ReportSource } from '@tillview/data';
import { formatTime, getDateEnvironment } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';
import type { Moment } from 'moment';

/** The URL of today by hour in Revenue, compared with the same weekday of last week up to the same time of day. */
export const TODAY = {
  period: 'today',
  compare: 'previous_period',
  compare_align: 'weekday',
  compare_until: 'now',
} as const;

/** The request of today: that of Revenue for `TODAY`, whose hours the card does not show. */
export const getTodayRequest = (
  source: ReportSource,
  filters: ReportRequest['filters'],
): ReportRequest => ({ ...resolveReportRequest(source, TODAY), interval: 'day', filters });

/** Whether the stats of a request have the sums of a day, 'YYYY-MM-DD'. */
export const hasDay = (
  { primary, interval, longerInterval }: ReportRequest,
  day: string,
): boolean =>
  interval === 'day' &&
  !longerInterval &&
  primary !== null &&
  primary.after.slice(0, 10) <= day &&
  primary.before.slice(0, 10) >= day;

/** The month to date, as a query of Revenue. */
export const MONTH = { period: 'month', compare: 'previous_year' } as const;

/** The earlier day up to the present time of day, such as "Friday, Nov 13, until 12:00 PM". */
export const describeEarlier = (at: Moment): string =>
  sprintf(
    /* translators: 1: a day such as "Friday, Nov 13", 2: a time of day. */
    __('%1$s, until %2$s', 'tillview'),
    new Intl.DateTimeFormat(getDateEnvironment().locale, {
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone: 'UTC',
      weekday: 'long',
      month: 'short',
      day: 'numeric',
    }).format(new Date(`${at.format('YYYY-MM-DD')}T00:00:00Z`)),
    formatTime(at),
  );

/** The address of the store's own list of orders with a status, from that of the list; it names the status by its storage. */
export const getStatusHref = (orders: string, status: string): string =>
  `${orders}&${orders.includes('post_type=') ? 'post_status' : 'status'}=wc-${status}`;
