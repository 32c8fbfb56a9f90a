import { Link } from '@tillview/components';
import { ensureStores, reportsStore, settingsStore, type RangeParams } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { useHost } from '../../host/host-context.ts';
import { useMayRequestMore } from '../../shell/first-view.ts';
import type { ReportPartProps } from '../definition/report-definition.ts';
import { describeDayDifference, describeRevenueDifference } from './describe-revenue-difference.ts';

/** For a report that counts orders on the day they are created: a metric, and the metric of Revenue that it must equal. */
export type RevenueCounterpart = {
  readonly metric: string;
  readonly revenueMetric: string;
  /** Whether the report has only a part of the sales: then the effect of the day is read from Revenue alone. */
  readonly isPart?: boolean;
  /** Why both can differ although both count by the day created; absent if no reason is known. */
  readonly otherReason?: () => string;
};

type Props = Pick<ReportPartProps, 'shown' | 'context'> & { counterpart: RevenueCounterpart };

const DATE_TYPE = 'woocommerce_date_type';

/** The query for an amount of Revenue. The longest interval has the smallest response, and totals do not depend on it. */
const toQuery = (key: string, range: RangeParams, dateType?: string) => ({
  ...range,
  interval: 'year',
  per_page: '1',
  fields: [key],
  ...(dateType ? { date_type: dateType } : {}),
});

/**
 * For a report that counts orders on the day they are created: says how much Revenue differs for the same range, and
 * whether the day is the reason. Nothing if both are equal, and while it is not known.
 */
export default function RevenueDifference({ counterpart, shown, context }: Props) {
  const { request, stats } = shown;
  const registry = useRegistry();
  const { user, mergesRequests } = useHost();
  useState(() => ensureStores(registry, [settingsStore]));
  const managesStore = user?.capabilities['manage_woocommerce'] === true;
  const { formatDecimal: round } = context.currency;
  const { metric, revenueMetric, isPart = false, otherReason } = counterpart;
  // Revenue has no such filters.
  const isWhole = request.variant === undefined && Object.keys(request.filters).length === 0;
  // Its requests are among those that follow the first view.
  const isLater = useMayRequestMore();
  const range = isWhole && isLater ? request.primary : null;
  const here = stats.primary.data.totals?.[metric];
  const found = useSelect(
    (select) => {
      if (!range || here === undefined) return undefined;
      const store = select(reportsStore);
      const read = (dateType?: string) => {
        const query = toQuery(revenueMetric, range, dateType);
        const { data } = store.getReportStats('revenue', query);
        const value: unknown = Reflect.get(data?.totals ?? {}, revenueMetric);
        return typeof value === 'number' ? round(value) : undefined;
      };
      const revenue = read();
      const isOther = revenue !== undefined && (isPart || revenue !== round(here));
      // Where several requests are one call, the others do not wait for the reply to the first.
      const byDayCreated = isOther || mergesRequests ? read('date_created') : undefined;
      const isFound =
        isOther && byDayCreated !== undefined && !(isPart && revenue === byDayCreated);
      const settings = select(settingsStore);
      const dateType =
        managesStore && (isFound || mergesRequests)
          ? settings.getSettings('wc_admin')[DATE_TYPE]
          : undefined;
      // Otherwise the sentence would change when the day is known.
      const isDayKnown =
        !managesStore || settings.hasFinishedResolution('getSettings', ['wc_admin']);
      return isFound && isDayKnown ? { revenue, byDayCreated, dateType } : undefined;
    },
    [range, revenueMetric, isPart, here, round, managesStore, mergesRequests],
  );
  if (here === undefined || !found) return null;
  const { formatAmount } = context.currency;
  return (
    <p className="tillview-report__difference">
      <span>
        {isPart
          ? describeDayDifference(found, formatAmount)
          : describeRevenueDifference(
              { here: round(here), ...found, otherReason: otherReason?.() },
              formatAmount,
            )}
      </span>{' '}
      <Link href={context.screenHref('/analytics/revenue', { chart: revenueMetric })}>
        {__('Open Revenue', 'tillview')}
      </Link>
    </p>
  );
}
