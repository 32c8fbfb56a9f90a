import type { ReportRequest } from '@tillview/data';
import { getUsualOfWeekday } from '@tillview/statistics';
import { __, sprintf } from '@wordpress/i18n';
import { isolateAmount } from '../../reporting/definition/isolate-amount.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { readDays } from '../../reporting/estimate/period-history.ts';
import { useHistory } from '../../reporting/estimate/use-history.ts';

type Props = {
  /** The request of Revenue. */
  request: ReportRequest;
  /** The day of the store, 'YYYY-MM-DD'. */
  today: string;
  context: ReportContext;
};

/** What the weekday of yesterday usually sells: one week before may be unusual itself. From the days of the estimate. */
export function UsualDay({ request, today, context }: Props) {
  const { data, isRead } = useHistory(request, today);
  const days = isRead ? readDays(data, today) : undefined;
  const usual = days && getUsualOfWeekday(days.values);
  return (
    <p className="tillview-digest__usual">
      {usual &&
        sprintf(
          /* translators: 1: an amount, such as "$640.00". 2: number of weeks. */
          __(
            'Usual net sales on this weekday: %1$s (median of the %2$s weeks before).',
            'tillview',
          ),
          isolateAmount(context.currency.formatAmount(usual.value)),
          context.formatNumber(usual.weeks),
        )}
    </p>
  );
}
