import { SummaryList, SummaryListPlaceholder, SummaryNumber } from '@tillview/components';
import type { RequestStats, ReportRequest } from '@tillview/data';
import { useUrl } from '../../shell/use-url.ts';
import { getOrderby, hasCard, hasChart, type Metric } from '../definition/metric.ts';
import { formatValue, readValue } from '../definition/metric-values.ts';
import { getPreviousFormat, getPreviousLabel } from '../definition/previous-format.ts';
import type { ReportContext } from '../definition/report-definition.ts';
import { getVerdictChange } from '../definition/verdict.ts';

type Props = {
  metrics: readonly Metric[];
  /** The key of the metric whose chart is shown. */
  selected: string;
  request: ReportRequest;
  stats: RequestStats;
  context: ReportContext;
  /** What the help of the first amount says of converted amounts, too; empty for nothing. */
  conversion?: string;
  /** Whether a comparison is left out until its range is read. */
  isComparedLater?: boolean;
};

/** The metrics of a report as cards. Each card links to its chart. */
export function ReportSummary({
  metrics,
  selected,
  request: { dates },
  stats: { primary, secondary },
  context,
  conversion = '',
  isComparedLater = false,
}: Props) {
  const { href } = useUrl();
  const cards = metrics.filter(hasCard);

  // Waits for both: with only one value, "N/A" would flash before the change appears.
  if (primary.isRequesting || secondary.isRequesting)
    return (
      <SummaryListPlaceholder
        numberOfItems={cards.length}
        isCompared={Boolean(dates?.secondary)}
        isAttached
      />
    );

  const money = cards.find(({ type }) => type === 'currency');
  return (
    <SummaryList isAttached>
      {cards.map((metric) => {
        const { key, label, type, help, isReverseTrend = false, isNeutral = false } = metric;
        const orderby = getOrderby(metric);
        const value = primary.data.totals?.[key];
        const before = secondary.isError ? undefined : secondary.data.totals?.[key];
        const change = getVerdictChange({ type, now: value, before });
        return (
          <SummaryNumber
            key={key}
            {...(hasChart(metric)
              ? {
                  href: href({
                    chart: key,
                    ...(orderby ? { orderby, order: 'desc' } : {}),
                    paged: undefined,
                  }),
                }
              : {})}
            label={label()}
            value={formatValue(type, value, context)}
            prevValue={formatValue(type, before, context)}
            delta={change ?? undefined}
            isCompared={Boolean(dates?.secondary)}
            isComparedLater={isComparedLater}
            prevLabel={getPreviousLabel(dates)}
            formatPrevious={getPreviousFormat(dates?.params.compare)}
            reverseTrend={isReverseTrend}
            isNeutral={isNeutral}
            points={primary.data.intervals.map(({ subtotals }) => readValue(subtotals[key]))}
            selected={key === selected}
            labelTooltipText={
              [
                help?.(primary.data.totals, context.formatNumber),
                metric === money ? conversion : '',
              ]
                .filter(Boolean)
                .join(' ') || undefined
            }
          />
        );
      })}
    </SummaryList>
  );
}
