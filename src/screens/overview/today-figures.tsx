import { Button, SummaryNumber, SummaryNumberPlaceholder } from '@tillview/components';
import { __, sprintf } from '@wordpress/i18n';
import { formatValue, readExact } from '../../reporting/definition/metric-values.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { getVerdict } from '../../reporting/definition/verdict.ts';
import { describeEarlier, TODAY } from './today.ts';
import type { TodayState } from './use-today.ts';

/** Replaces the range of the page in a link. */
const TODAY_LINK = {
  ...TODAY,
  after: undefined,
  before: undefined,
  preset: undefined,
  interval: undefined,
};

/** The figures, with the labels of today. */
const FIGURES = [
  { key: 'net_revenue', type: 'currency', label: () => __('Net sales today', 'tillview') },
  { key: 'orders_count', type: 'number', label: () => __('Orders today', 'tillview') },
] as const;

type Props = { today: TodayState; context: ReportContext; onRetry: () => void };

/**
 * Net sales and orders of today so far, against the same weekday of last week up to the same moment. The first links to
 * today by hour. Renders nothing if the store forbids them.
 */
export function TodayFigures({ today, context, onRetry }: Props) {
  const { primary, totals, secondary, at, isForbidden, hasFailed } = today;
  if (isForbidden) return null;
  if (primary.isError || hasFailed)
    return (
      <p className="tillview-today__cell">
        {__('Today’s figures could not be loaded.', 'tillview')}{' '}
        <Button variant="link" onClick={onRetry}>
          {__('Retry', 'tillview')}
        </Button>
      </p>
    );
  if (primary.isRequesting || secondary.isRequesting || !totals)
    return FIGURES.map(({ key }) => <SummaryNumberPlaceholder key={key} isCompared />);
  const earlier = secondary.isError || !at ? undefined : (secondary.data.totals ?? undefined);
  return FIGURES.map(({ key, type, label }) => {
    const [now, before] = [totals[key], earlier?.[key]].map((value) => readExact(type, value));
    const name = label();
    const { change } = getVerdict({
      metric: key,
      label: name,
      type,
      now,
      before,
      compare: 'previous_period',
      context,
    });
    const day = at ? describeEarlier(at) : '';
    return (
      <SummaryNumber
        key={key}
        label={name}
        value={formatValue(type, now, context)}
        prevValue={formatValue(type, before, context)}
        delta={change ?? undefined}
        // No "0%" when there was nothing on either day.
        isCompared={earlier !== undefined && !(now === 0 && before === 0)}
        prevLabel={`${day}:`}
        formatPrevious={(value) =>
          /* translators: 1: an earlier value, 2: a day and a time such as "Friday, Nov 13, until 12:00 PM". */
          sprintf(__('%1$s on %2$s', 'tillview'), value, day)
        }
        {...(key === 'net_revenue'
          ? { href: context.screenHref('/analytics/revenue', TODAY_LINK) }
          : {})}
      />
    );
  });
}
