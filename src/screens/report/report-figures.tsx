import { lazyWithRetry } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import type { ComponentProps, ReactNode } from 'react';
import { ReportChart } from '../../reporting/chart/report-chart.tsx';
import type { Metric } from '../../reporting/definition/metric.ts';
import type {
  ReportDefinition,
  ReportPart,
  ReportPartProps,
} from '../../reporting/definition/report-definition.ts';
import { ReportSummary } from '../../reporting/page/report-summary.tsx';
import { PageParts } from '../../shell/parts/page-parts.tsx';
import type { useReportData } from './use-report-data.ts';

const RangeNotes = lazyWithRetry(() => import('../../reporting/page/range-notes.tsx'), {
  placeholder: () => <div className="tillview-report__notes" aria-busy="true" />,
});

/** Loaded in parallel with the stats. Its space is reserved from the start. */
const ReportSentence = lazyWithRetry(() => import('../../reporting/sentence/report-sentence.tsx'));

type Props = {
  report: ReportDefinition;
  data: ReturnType<typeof useReportData>;
  /** The metric whose chart is shown. */
  chart: Metric;
  /** The parts of the report, and what they receive. */
  parts: Omit<ComponentProps<typeof PageParts<ReportPartProps, ReportPart['place']>>, 'place'>;
  /** Wraps a part of the page in its own error boundary. */
  part: (name: string, children: ReactNode) => ReactNode;
  /** What the help of the first amount says of converted amounts, too. */
  conversion: string;
  /** Called with the sentence as text, for screen readers. */
  onText: (text: string) => void;
};

/** The sentence, the cards and the chart of a report, with the parts between and below them. */
export function ReportFigures({ report, data, chart, parts, part, conversion, onText }: Props) {
  const { request, stats, listed, context, shown, isStale, failures, onRetry } = data;
  const { dates, offeredInterval } = request;
  const hasNotes = dates?.cut || dates?.corrections.length || offeredInterval;
  const hasStatus = parts.parts.some(({ place }) => place === 'cards');
  return (
    <>
      {report.sentence && (
        <div
          className={
            report.sentence.isSpoken ? 'tillview-visually-hidden' : 'tillview-report__sentence'
          }
        >
          {part(
            __('Summary', 'tillview'),
            <p>
              <ReportSentence
                sentence={report.sentence}
                metric={chart}
                {...{ request, stats, context, onText }}
                listed={listed}
                hasLinks={!report.sentence.isSpoken}
              />
            </p>,
          )}
        </div>
      )}
      <div
        className={`tillview-report__metrics${isStale ? ' is-stale' : ''}${hasStatus ? ' has-status' : ''}`}
        aria-busy={isStale}
      >
        {part(
          __('Summary', 'tillview'),
          <ReportSummary
            metrics={report.metrics}
            selected={chart.key}
            {...{ ...shown, context, conversion }}
          />,
        )}
        <PageParts place="cards" className="tillview-report__status" {...parts} />
        <div className="tillview-report__range">
          <PageParts place="range" {...parts} />
          {dates && hasNotes && <RangeNotes {...{ dates, request }} />}
        </div>
        {part(
          __('Chart', 'tillview'),
          <ReportChart
            report={report.title()}
            metric={chart}
            {...{ ...shown, context, isStale }}
            onRetry={failures.isComparisonAlone ? onRetry : undefined}
          />,
        )}
      </div>
      <PageParts place="change" className="tillview-report__change" {...parts} />
    </>
  );
}
