import { Card, H, lazyWithRetry } from '@tillview/components';
import type { ReportSource } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { AlarmPlace } from '../../reporting/alarm/alarm-place.tsx';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { useIsFirstViewLoaded } from '../../shell/first-view.ts';
import type { OverviewRequest } from './overview-request.ts';
import './today.css';

/** Its size is reserved by the card. */
const TodayParts = lazyWithRetry(() => import('./today-parts.tsx'), {
  placeholder: () => <div className="tillview-today__cells" aria-busy="true" />,
});

type Props = {
  /** The source of Revenue; undefined until it is loaded. */
  source: ReportSource | undefined;
  request: OverviewRequest;
  context: ReportContext;
  onRetry: () => void;
};

/**
 * Today: the alarm or that there is none, the figures so far, the goal of the month, the last order, and what is to do. It
 * has its size from the first paint, and is filled after the first view.
 */
export function TodayCard({ source, ...props }: Props) {
  const titleId = useId();
  const isLoaded = useIsFirstViewLoaded();
  return (
    <section aria-labelledby={titleId}>
      <Card isFlush>
        <div className="tillview-today">
          <H id={titleId} className="tillview-today__title">
            {__('Today', 'tillview')}
          </H>
          <AlarmPlace context={props.context} />
          {isLoaded && source ? (
            <TodayParts source={source} {...props} />
          ) : (
            <div className="tillview-today__cells" aria-busy="true" />
          )}
        </div>
      </Card>
    </section>
  );
}
