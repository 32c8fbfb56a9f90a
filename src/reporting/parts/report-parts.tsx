import { lazyWithRetry } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { useMayRequestMore } from '../../shell/first-view.ts';
import type { ReportPart, ReportPartProps } from '../definition/report-definition.ts';
import { EstimateLine } from '../estimate/estimate-line.tsx';
import type { RevenueCounterpart } from '../revenue-difference/revenue-difference.tsx';
import type { ChangeExplanation } from '../what-changed/change-splits.ts';

const RevenueDifference = lazyWithRetry(
  () => import('../revenue-difference/revenue-difference.tsx'),
  {},
);

/** Small until the user scrolls to it or opens it. */
const WhatChanged = lazyWithRetry(() => import('../what-changed/what-changed.tsx'), {
  placeholder: () => <div aria-busy="true" />,
});

/** The estimate of the running period, for Revenue. */
export const estimate: ReportPart = {
  name: () => __('Estimate', 'tillview'),
  place: 'range',
  load: EstimateLine,
};

/** Whether the totals of a report are known. */
export const hasTotals = ({ shown }: ReportPartProps): boolean =>
  shown.stats.primary.data.totals !== null;

/** The difference to Revenue, for a report that counts orders on the day they are created. */
export const compareWithRevenue = (counterpart: RevenueCounterpart): ReportPart => ({
  name: () => __('Comparison with Revenue', 'tillview'),
  place: 'cards',
  load: (props) => <RevenueDifference {...props} counterpart={counterpart} />,
  isShown: hasTotals,
});

function LaterChange(props: ReportPartProps & { explains: ChangeExplanation }) {
  const isLater = useMayRequestMore();
  return <div data-later>{isLater && <WhatChanged {...props} />}</div>;
}

/** The card "What changed, and why". */
export const explainChange = (explains: ChangeExplanation): ReportPart => ({
  name: () => __('What changed', 'tillview'),
  place: 'change',
  load: (props) => <LaterChange {...props} explains={explains} />,
  isShown: ({ shown }) => shown.request.secondary !== null,
});
