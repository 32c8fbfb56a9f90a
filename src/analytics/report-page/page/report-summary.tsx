import { SummaryList, SummaryListPlaceholder, SummaryNumber } from '@tillview/components';
import type { ReportFigures, ReportRequest } from '@tillview/data';
import { calculateDelta } from '@tillview/number';
import { __, sprintf } from '@wordpress/i18n';
import { useAddress } from '../../../shell/use-address.ts';
import { readFigure } from '../table/figure-cells.ts';
import { formatFigure } from './format-figure.ts';
import { getPreviousFormat } from './previous-format.ts';
import type { ReportChart, ReportContext } from '../report-definition.ts';

type Props = {
  charts: readonly ReportChart[];
  /** The key of the selected chart. */
  selected: string;
  request: ReportRequest;
  figures: ReportFigures;
  context: ReportContext;
};

/** The report's figures as cards. Each card links to its chart. */
export function ReportSummary({
  charts,
  selected,
  request: { dates },
  figures: { primary, secondary },
  context,
}: Props) {
  const { href } = useAddress();

  // Waits for both: with only one figure, "N/A" would flash before the change appears.
  if (primary.isRequesting || secondary.isRequesting)
    return (
      <SummaryListPlaceholder
        numberOfItems={charts.length}
        isCompared={Boolean(dates?.secondary)}
        isAttached
      />
    );

  const compared = dates?.secondary;
  return (
    <SummaryList isAttached>
      {charts.map(({ key, label, type, orderby, labelTooltipText, ...chart }) => {
        const value = primary.data.totals?.[key];
        const before = secondary.isError ? undefined : secondary.data.totals?.[key];
        return (
          <SummaryNumber
            key={key}
            href={href({
              chart: key,
              ...(orderby ? { orderby, order: 'desc' } : {}),
              paged: undefined,
            })}
            label={label()}
            value={formatFigure(type, value, context)}
            prevValue={formatFigure(type, before, context)}
            delta={
              value === undefined || before === undefined
                ? undefined
                : (calculateDelta(value, before) ?? undefined)
            }
            isCompared={Boolean(compared)}
            prevLabel={
              compared
                ? sprintf(
                    /* translators: 1: the comparison, such as "Previous year"; 2: its dates. */
                    __('%1$s (%2$s):', 'tillview'),
                    compared.label,
                    compared.range,
                  )
                : undefined
            }
            formatPrevious={getPreviousFormat(dates?.params.compare)}
            reverseTrend={chart.isReverseTrend ?? false}
            isNeutral={chart.isNeutral ?? false}
            points={primary.data.intervals.map(({ subtotals }) => readFigure(subtotals[key]))}
            selected={key === selected}
            labelTooltipText={labelTooltipText?.()}
          />
        );
      })}
    </SummaryList>
  );
}
