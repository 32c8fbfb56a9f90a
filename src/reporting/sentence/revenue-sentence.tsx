import type { ReportRequest, RequestStats } from '@tillview/data';
import type { Metric } from '../definition/metric.ts';
import type { ReportContext } from '../definition/report-definition.ts';
import { revenueSentence } from '../definition/revenue-sentence.ts';
import ReportSentence from './report-sentence.tsx';

type Props = {
  /** The metrics of Revenue. */
  metrics: readonly Metric[];
  /** The request of Revenue, and its stats. */
  request: ReportRequest;
  stats: RequestStats;
  context: ReportContext;
  /** Whether its drivers link to their reports; true by default. */
  hasLinks?: boolean;
  /** Called with the sentence as text, for screen readers. */
  onText: (text: string) => void;
};

/** The sentence of Revenue about a range. Empty until it is known. */
export function RevenueSentence({ metrics, ...props }: Props) {
  const netSales = metrics.find(({ key }) => key === 'net_revenue');
  return (
    netSales && (
      <ReportSentence {...props} sentence={revenueSentence} metric={netSales} listed={undefined} />
    )
  );
}
