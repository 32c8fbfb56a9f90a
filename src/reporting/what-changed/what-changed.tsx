import { __ } from '@wordpress/i18n';
import { readValue } from '../definition/metric-values.ts';
import type { ReportPartProps } from '../definition/report-definition.ts';
import { getChangeHead } from './change-sentence.ts';
import type { ChangeExplanation } from './change-splits.ts';
import { ChangeCard } from './change-card.tsx';
import { ChangeDrivers } from './change-drivers.tsx';
import { ChangeDetails } from './change-details.tsx';

/** Totals are null if a report has no request to send, for example if a search finds no items. */
const ZERO_TOTALS = { net_revenue: 0 };

type Props = Omit<ReportPartProps, 'request' | 'variant'> & { explains: ChangeExplanation };

/**
 * Shows what changed compared with the other range, and why. Its requests are sent after the stats of the report are
 * loaded, and when the user expands the card or scrolls near it. Without both values there is no card.
 */
export default function WhatChanged({
  explains,
  report: { metrics, source },
  selected,
  shown: {
    request,
    stats: { primary, secondary, state },
  },
  context,
  onRetry,
}: Props) {
  if (state.isRequesting) return <div aria-busy="true" />;
  const metric = metrics.find(({ key }) => key === explains.metric);
  const [now, before] = [primary, secondary].map(({ data, isError }) =>
    isError ? null : readValue((data.totals ?? ZERO_TOTALS)[explains.metric]),
  );
  if (!metric || typeof now !== 'number' || typeof before !== 'number') return null;
  const total = { now, before };
  const head = getChangeHead(metric.label(), total, context);
  const title =
    selected === explains.metric
      ? __('What changed, and why', 'tillview')
      : __('What changed in net sales, and why', 'tillview');
  const view = { explains, source, request, context, total };
  return (
    <ChangeCard
      title={title}
      head={head}
      request={request}
      drivers={<ChangeDrivers {...view} />}
      details={<ChangeDetails {...view} onRetry={onRetry} />}
    />
  );
}
