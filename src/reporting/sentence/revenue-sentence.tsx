import { lazyWithRetry } from '@tillview/components';
import type { ReportRequest, RequestStats } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import type {
  ReportContext,
  ReportSentence as Sentence,
} from '../definition/report-definition.ts';
import { revenueMetrics } from '../../screens/reports/all-metrics.ts';

const ReportSentence = lazyWithRetry(() => import('./report-sentence.tsx'), {
  placeholder: () => null,
  failure: () => __('The summary could not be loaded.', 'tillview'),
});

/** The sentence of Revenue. */
const SENTENCE: Sentence = {
  metric: 'netSales',
  drivers: ['orders', 'averageOrder', 'returns', 'discounts'],
  hasBest: true,
};

const netSales = revenueMetrics.find(({ key }) => key === 'net_revenue');

type Props = {
  /** The request of Revenue, and its stats. */
  request: ReportRequest;
  stats: RequestStats;
  context: ReportContext;
  /** Called with the sentence as text, for screen readers. */
  onText: (text: string) => void;
};

/** The sentence of Revenue about a range. Empty until it is known. */
export function RevenueSentence(props: Props) {
  return (
    netSales && (
      <ReportSentence {...props} sentence={SENTENCE} metric={netSales} listed={undefined} />
    )
  );
}
