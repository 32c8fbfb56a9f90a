import {
  Card,
  ReportError,
  SummaryList,
  SummaryListPlaceholder,
  SummaryNumber,
  getReportErrorKind,
} from '@tillview/components';
import { reportsStore } from '@tillview/data';
import { getCurrentDates } from '@tillview/date';
import { getNewPath } from '@tillview/navigation';
import { calculateDelta } from '@tillview/number';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import type { ReportChart, ReportContext } from './report-declaration.ts';
import { useReportContext } from './use-report-context.ts';
import type { ReportFigures } from './use-report-figures.ts';
import { useReportRequest } from './use-report-request.ts';

type Props = {
  charts: readonly ReportChart[];
  /** The chart that is shown now. */
  selected: string;
  figures: ReportFigures;
};

function write(type: ReportChart['type'], value: number | undefined, context: ReportContext) {
  if (value === undefined) return undefined;
  if (type === 'currency') return context.currency.formatAmount(value);
  return type === 'number'
    ? context.formatNumber(value)
    : String(context.currency.formatDecimal(value));
}

/** The report's figures as cards; each one leads to its own chart. */
export function ReportSummary({
  charts,
  selected,
  figures: { summary, primary, secondary },
}: Props) {
  const { query, defaultDateRange } = useReportRequest();
  const context = useReportContext();
  const { refreshStaleReports } = useDispatch(reportsStore);

  if (primary.isError) {
    return (
      <Card>
        <ReportError
          kind={getReportErrorKind(primary.error)}
          onRetry={() => void refreshStaleReports()}
        />
      </Card>
    );
  }
  // With one of the two figures there would be "N/A" for a moment where a change is about to stand.
  if (primary.isRequesting || secondary.isRequesting)
    return <SummaryListPlaceholder numberOfItems={charts.length} isAttached />;

  const { secondary: compared } = getCurrentDates(query, defaultDateRange);
  const { totals } = summary;
  return (
    <SummaryList isAttached>
      {charts.map(({ key, label, type, orderby, isReverseTrend, labelTooltipText }) => {
        const value = totals.primary?.[key];
        const before = secondary.isError ? undefined : totals.secondary?.[key];
        return (
          <SummaryNumber
            key={key}
            href={getNewPath({
              chart: key,
              ...(orderby ? { orderby, order: 'desc' } : {}),
              paged: undefined,
            })}
            label={label()}
            value={write(type, value, context)}
            prevValue={write(type, before, context)}
            delta={
              value === undefined || before === undefined
                ? undefined
                : (calculateDelta(value, before) ?? undefined)
            }
            prevLabel={
              compared
                ? sprintf(
                    /* translators: 1: the comparison, such as "Previous year"; 2: its dates. */
                    __('%1$s (%2$s):', 'tillview'),
                    compared.label,
                    compared.range,
                  )
                : __('No comparison', 'tillview')
            }
            reverseTrend={isReverseTrend ?? false}
            selected={key === selected}
            labelTooltipText={labelTooltipText?.()}
          />
        );
      })}
    </SummaryList>
  );
}
