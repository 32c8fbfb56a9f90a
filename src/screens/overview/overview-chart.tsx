import { Card, Chart, Link, ReportError } from '@tillview/components';
import type { ReportSource } from '@tillview/data';
import type { QueryUpdate } from '@tillview/navigation';
import { __, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import { findScreen } from '../../screens.ts';
import { RequestError } from '../../shell/request-error.tsx';
import { ReportChart } from '../../reporting/chart/report-chart.tsx';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { useRequestStats } from '../../reporting/request/use-request-stats.ts';
import type { OverviewChart as ChartDefinition } from './overview-metrics.ts';
import { getChartRequest, type OverviewRequest } from './overview-request.ts';
import type { LoadedSource } from './use-sources.ts';

type CardProps = {
  chart: ChartDefinition;
  /** Whether a tile of the page says the totals, and links to the report. */
  hasTile: boolean;
  request: OverviewRequest;
  context: ReportContext;
  onQueryUpdate: (update: QueryUpdate) => void;
  onRetry: () => void;
};

/** The link to the report of a chart, with the chart selected and the same range and interval. */
function ReportLink({ chart, request, context }: Pick<CardProps, 'chart' | 'request' | 'context'>) {
  const path = `/analytics/${chart.report}`;
  const screen = findScreen(path);
  if (!screen) return null;
  const { interval, allowedIntervals } = request.range;
  const isUsual = interval === allowedIntervals[0];
  return (
    <Link
      className="tillview-overview__link"
      href={context.screenHref(path, {
        chart: chart.key,
        interval: isUsual ? undefined : interval,
      })}
    >
      {sprintf(
        /* translators: %s: the name of a report, such as "Revenue". */
        __('%s report', 'tillview'),
        screen.title(),
      )}
    </Link>
  );
}

function LoadedChart({ source, ...props }: CardProps & { source: ReportSource }) {
  const { chart, hasTile, request, context, onQueryUpdate, onRetry } = props;
  const metrics = useMemo(() => [chart], [chart]);
  const ofChart = useMemo(
    // The interval of all charts is selected in the section's header.
    () => ({ ...getChartRequest(source, request), allowedIntervals: [] }),
    [source, request],
  );
  const stats = useRequestStats(metrics, ofChart);
  if (stats.primary.isError)
    return (
      <Card title={chart.label()}>
        <RequestError error={stats.primary.error} onRetry={onRetry} />
      </Card>
    );
  return (
    <ReportChart
      report={__('Overview', 'tillview')}
      metric={chart}
      request={ofChart}
      stats={stats}
      context={context}
      onRetry={onRetry}
      onQueryUpdate={onQueryUpdate}
      // The card is half as wide as in a report: a legend beside the title would need two more lines.
      legendPosition={hasTile ? 'hidden' : 'bottom'}
      // Pictures, other lines and notes are in the report, to which the tile links.
      hasMenu={!hasTile}
      actions={hasTile ? undefined : <ReportLink {...props} />}
    />
  );
}

type Props = CardProps & {
  source: LoadedSource;
  onLoad: () => void;
};

/** A chart of the Overview; shows a placeholder until the report's source is loaded. */
export function OverviewChart({ source, onLoad, ...props }: Props) {
  if (source && 'source' in source) return <LoadedChart {...props} source={source.source} />;
  const title = props.chart.label();
  if (!source)
    return (
      <Chart
        data={[]}
        title={title}
        isRequesting
        chartType={props.request.range.chartType}
        allowedIntervals={[]}
        hasMenu={!props.hasTile}
        onQueryUpdate={props.onQueryUpdate}
      />
    );
  return (
    <Card title={title}>
      <ReportError
        title={__('This chart could not be loaded', 'tillview')}
        message={__('The connection may be lost, or a new version was installed.', 'tillview')}
        onRetry={onLoad}
      />
    </Card>
  );
}
