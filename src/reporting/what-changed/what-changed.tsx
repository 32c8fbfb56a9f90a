import { Button, Card, ChevronDownIcon, H } from '@tillview/components';
import { useKeptIdentity } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { readValue } from '../definition/metric-values.ts';
import type { ReportPartProps } from '../definition/report-definition.ts';
import { getChangeHead } from './change-sentence.ts';
import { useScrolledNear } from '../../shell/parts/use-scrolled-near.ts';
import type { ChangeExplanation } from './change-splits.ts';
import type { ChangeView } from './use-change-split.ts';
import { ChangeDrivers } from './change-drivers.tsx';
import { ChangeDetails } from './change-details.tsx';
import './what-changed.css';

/** Totals are null if a report has no request to send, for example if a search finds no items. */
const ZERO_TOTALS = { net_revenue: 0 };

type Props = Omit<ReportPartProps, 'request' | 'variant'> & { explains: ChangeExplanation };

/** The card of a loaded change: one sentence, until the user expands it. */
function ChangeCard({
  onRetry,
  title,
  head,
  ...view
}: ChangeView & { onRetry: () => void; title: string; head: string }) {
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { primary, secondary, filters } = view.request;
  const { ref, isNear } = useScrolledNear(useKeptIdentity({ primary, secondary, filters }));
  return (
    <Card isFlush isAttached className="tillview-what-changed">
      <div ref={ref} className="tillview-what-changed__head">
        <div className="tillview-what-changed__text">
          <H className="tillview-what-changed__title">{title}</H>
          <p className="tillview-what-changed__sentence">
            {head}
            {isNear || isOpen ? <ChangeDrivers {...view} /> : __('.', 'tillview')}
          </p>
        </div>
        <Button
          variant="quiet"
          isSmall
          aria-label={__('Details of the change', 'tillview')}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          className="tillview-what-changed__toggle"
          onClick={() => setOpen(!isOpen)}
        >
          {__('Details', 'tillview')}
          <ChevronDownIcon size={16} />
        </Button>
      </div>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <ChangeDetails {...view} onRetry={onRetry} />}
      </div>
    </Card>
  );
}

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
  return (
    <ChangeCard
      title={title}
      head={head}
      explains={explains}
      source={source}
      request={request}
      context={context}
      total={total}
      onRetry={onRetry}
    />
  );
}
