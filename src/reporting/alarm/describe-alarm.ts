import type { ShopAlarm } from '@tillview/data';
import { toMoment } from '@tillview/date';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatStoreTime } from '../../shell/parts/format-instant.ts';
import type { ReportContext } from '../definition/report-definition.ts';

/** From this number of usual orders on, decimals say nothing. */
const WHOLE_FROM = 10;

/** An alarm in words: since when there is no order, and what is usual. */
export function describeAlarm(
  { since, expected, longest, days }: ShopAlarm,
  { formatDecimal, formatNumber }: Pick<ReportContext, 'formatDecimal' | 'formatNumber'>,
): { text: string; reason: string } {
  const format = (orders: number) => formatDecimal(orders, expected < WHOLE_FROM ? 1 : 0);
  const at = toMoment('YYYY-MM-DD HH:mm:ss', since);
  return {
    /* translators: %s: a date, or a time of day. */
    text: sprintf(__('No orders since %s.', 'tillview'), at ? formatStoreTime(at) : since),
    reason: sprintf(
      /* translators: 1 and 3: numbers of orders, may have decimals; 2: number of days. */
      _n(
        'In this time you usually have %1$s orders; the longest such pause in the last %2$s day was %3$s orders.',
        'In this time you usually have %1$s orders; the longest such pause in the last %2$s days was %3$s orders.',
        days,
        'tillview',
      ),
      format(expected),
      formatNumber(days),
      format(longest),
    ),
  };
}

/** How many orders failed or wait for payment, as far as that is known. */
export function describeUnpaid(
  { unpaid, hasMoreUnpaid }: ShopAlarm,
  { formatNumber }: Pick<ReportContext, 'formatNumber'>,
): string {
  if (unpaid === undefined) return __('Orders that failed or wait for payment', 'tillview');
  return sprintf(
    hasMoreUnpaid
      ? /* translators: %s: number of orders. */
        __(
          'Orders that failed or wait for payment since the last one that was paid: at least %s',
          'tillview',
        )
      : /* translators: %s: number of orders. */
        _n(
          '%s order failed or waits for payment since the last one that was paid',
          '%s orders failed or wait for payment since the last one that was paid',
          unpaid,
          'tillview',
        ),
    formatNumber(unpaid),
  );
}
