import type { AnyTotals } from '@tillview/data';
import { resolveReportRequest, type ReportRequest, type ReportSource } from '@tillview/data';
import { formatTime, getDateEnvironment } from '@tillview/date';
import type { ValueType } from '@tillview/number';
import { __, sprintf } from '@wordpress/i18n';
import type { Moment } from 'moment';
import { getTextLanguage } from '../../host/text-language.ts';
import { formatValue } from '../../reporting/definition/metric-values.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { isolateAmount } from '../../reporting/definition/isolate-amount.ts';
import { sentenceMetrics } from '../../reporting/sentence/sentence-metrics.ts';

/** The URL of today by hour in Revenue, compared with the same weekday of last week up to the same time of day. */
export const TODAY = {
  period: 'today',
  compare: 'previous_period',
  compare_align: 'weekday',
  compare_until: 'now',
} as const;

/** The request of today: that of Revenue for `TODAY`, whose hours the line does not show. */
export const getTodayRequest = (
  source: ReportSource,
  filters: ReportRequest['filters'],
): ReportRequest => ({ ...resolveReportRequest(source, TODAY), interval: 'day', filters });

export type Today = {
  now: AnyTotals;
  /** The totals of the earlier day; undefined if they are not known. */
  before: AnyTotals | undefined;
  /** The moment on the earlier day that corresponds to the present one; undefined if the clock has none. */
  at: Moment | undefined;
  context: ReportContext;
};

const METRICS = [sentenceMetrics.netSales, sentenceMetrics.orders];

/** A day with its weekday, such as "Friday, Nov 13". */
const formatWeekday = (at: Moment): string =>
  new Intl.DateTimeFormat(getDateEnvironment().locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
    weekday: 'long',
    month: 'short',
    day: 'numeric',
  }).format(new Date(`${at.format('YYYY-MM-DD')}T00:00:00Z`));

const writeAmount = (type: ValueType, value: number | undefined, context: ReportContext): string =>
  isolateAmount(formatValue(type, value, context) ?? __('N/A', 'tillview'));

function write(totals: AnyTotals, before: AnyTotals | undefined, context: ReportContext): string {
  const texts = METRICS.flatMap(({ type, value, now, against }) => {
    const own = value(totals);
    const text = writeAmount(type, own, context);
    // The form of the word: as for the value 0, if it is unknown.
    if (!before) return now(text, own ?? 0);
    return against(text, writeAmount(type, value(before), context), own ?? 0);
  });
  return new Intl.ListFormat(getTextLanguage(), { type: 'unit' }).format(texts);
}

/** Whether the store reports nothing for a day. A value that it does not know is not 0. */
export const hasNothing = (totals: AnyTotals): boolean =>
  METRICS.every(({ value }) => value(totals) === 0);

/** Describes today so far in one sentence, against the same weekday up to the same moment. */
export function describeToday({ now, before, at, context }: Today): string {
  if (!before || !at)
    return hasNothing(now)
      ? __('No orders yet today.', 'tillview')
      : /* translators: %s: a list such as "net sales $426.00, 2 orders". */
        sprintf(__('Today so far: %s.', 'tillview'), write(now, undefined, context));
  const [day, time] = [formatWeekday(at), formatTime(at)];
  if (!hasNothing(now))
    return sprintf(
      /* translators: 1: a time of day, 2: a list such as "net sales $426.00 against $300.00, 2 orders against 3", 3: a day such as "Friday, Nov 13". */
      __('Today until %1$s: %2$s (%3$s, until the same time).', 'tillview'),
      time,
      write(now, before, context),
      day,
    );
  return hasNothing(before)
    ? sprintf(
        /* translators: 1: a day such as "Friday, Nov 13", 2: a time of day. */
        __('No orders yet today, as on %1$s until %2$s.', 'tillview'),
        day,
        time,
      )
    : sprintf(
        /* translators: 1: a day such as "Friday, Nov 13", 2: a time of day, 3: a list such as "net sales $426.00, 2 orders". */
        __('No orders yet today; on %1$s until %2$s: %3$s.', 'tillview'),
        day,
        time,
        write(before, undefined, context),
      );
}
