import { SummaryList, SummaryListPlaceholder, SummaryNumber } from '@tillview/components';
import { hasKnownCost, type ReportRequest } from '@tillview/data';
import { __, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import { formatValue, readValue } from '../../reporting/definition/metric-values.ts';
import { getPreviousFormat } from '../../reporting/definition/previous-format.ts';
import type { ReportContext } from '../../reporting/definition/report-definition.ts';
import { getVerdictChange } from '../../reporting/definition/verdict.ts';
import { useProfitSettings } from '../../reporting/profit/use-profit-settings.ts';
import { ForbiddenCosts, NoCosts } from '../cost-notices.tsx';
import { LedgerPanel } from '../ledger-panel.tsx';
import { getMissingMonths, useLedger } from '../use-ledger.ts';
import { profitMetrics } from './profit-metrics.ts';
import { getProfitStats } from './profit-stats.ts';

const SHOWN: readonly string[] = ['kept', 'gross_profit', 'cost', 'unknown_net'];

type Props = { request: ReportRequest; context: ReportContext };

/** The figures of Profit as tiles, for a page that the user has added them to. Each links to its chart. */
export default function ProfitCard({ request, context }: Props) {
  const known = useLedger('screen', true);
  const { settings } = useProfitSettings();
  const { state } = known;
  const { months, expected, unread, isCostForbidden } = state;
  const [ofRange, ofComparison] = [request.primary, request.secondary].map(
    (range) => getMissingMonths(state, range).length,
  );
  const isKnown = expected !== undefined && !isCostForbidden && ofRange === 0;
  const stats = useMemo(
    () => (isKnown ? getProfitStats(months, request, settings) : undefined),
    [isKnown, months, request, settings],
  );
  const hasCosts = useMemo(() => hasKnownCost(months.values()), [months]);
  if (isCostForbidden) return <ForbiddenCosts />;
  if (!stats)
    return known.isPending ? (
      <SummaryListPlaceholder
        numberOfItems={SHOWN.length}
        isAlwaysOpen
        isCompared={Boolean(request.dates?.secondary)}
      />
    ) : (
      <LedgerPanel known={known} context={context} />
    );
  if (unread.length === 0 && !hasCosts) return <NoCosts />;
  const compared = request.dates?.secondary;
  const { totals } = stats.primary.data;
  const earlier = ofComparison === 0 ? stats.secondary.data.totals : null;
  return (
    <SummaryList isAlwaysOpen>
      {profitMetrics
        .filter(({ key }) => SHOWN.includes(key))
        .map((metric) => {
          const { key, label, type } = metric;
          const [value, before] = [totals, earlier].map((each) => readValue(each?.[key]));
          return (
            <SummaryNumber
              key={key}
              href={context.screenHref('/analytics/profit', { chart: key })}
              label={label()}
              value={formatValue(type, value, context)}
              prevValue={formatValue(type, before, context)}
              delta={getVerdictChange({ type, now: value, before }) ?? undefined}
              isCompared={Boolean(compared)}
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
              formatPrevious={getPreviousFormat(request.dates?.params.compare)}
              isNeutral={'isNeutral' in metric}
              labelTooltipText={'help' in metric ? metric.help() : undefined}
            />
          );
        })}
    </SummaryList>
  );
}
