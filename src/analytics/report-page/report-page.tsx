import { useFreshReports } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../shell/error-boundary.tsx';
import { FocusKeeper } from '../../shell/focus-keeper.tsx';
import { ReportChart } from './report-chart.tsx';
import type { AnyReport } from './report-declaration.ts';
import { ReportFilters } from './report-filters.tsx';
import { ReportHeader } from './report-header.tsx';
import { ReportSummary } from './report-summary.tsx';
import { ReportTable } from './report-table.tsx';
import { useReportFigures } from './use-report-figures.ts';
import { useReportRequest } from './use-report-request.ts';
import './report-page.css';

type Props = {
  report: AnyReport;
  onError: (error: unknown, componentStack: string) => void;
};

/** The frame that every report shares: title, filters, figures, chart and table, each failing on its own. */
export function ReportPage({ report, onError }: Props) {
  const { query } = useReportRequest();
  const figures = useReportFigures(report);
  const address = JSON.stringify(query);
  useFreshReports(address);

  const { charts } = report;
  const chart = charts.find(({ key }) => key === query['chart']) ?? charts[0];
  const part = (name: string, children: ReactNode) => (
    <FocusKeeper>
      <ErrorBoundary name={name} resetKey={address} onError={onError}>
        {children}
      </ErrorBoundary>
    </FocusKeeper>
  );

  return (
    <div className="tillview-report">
      <ReportHeader
        title={report.title()}
        receivedAt={figures.summary.receivedAt}
        isRefreshing={figures.summary.isRefreshing}
      />
      {part(__('Filters', 'tillview'), <ReportFilters report={report} />)}
      <div className="tillview-report__figures">
        {part(
          __('Summary', 'tillview'),
          <ReportSummary charts={charts} selected={chart.key} figures={figures} />,
        )}
        {part(__('Chart', 'tillview'), <ReportChart chart={chart} figures={figures} />)}
      </div>
      {part(__('Table', 'tillview'), <ReportTable report={report} />)}
    </div>
  );
}
