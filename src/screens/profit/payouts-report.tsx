import { __, _n, sprintf } from '@wordpress/i18n';
import { useMemo } from 'react';
import { useHost } from '../../host/host-context.ts';
import { describePart } from '../../ledger/describe-part.ts';
import { LedgerPanel } from '../../ledger/ledger-panel.tsx';
import { toSecondsRange } from '../../ledger/use-ledger.ts';
import { PrintHeader } from '../../reporting/page/print-lines.tsx';
import { ReportFilters } from '../../reporting/page/report-filters.tsx';
import { KnownTable } from '../../reporting/table/known-table.tsx';
import { getPayoutTable, getPayoutTotals } from './payout-columns.ts';
import { getCurrencyPayouts } from './currency-payouts.ts';
import { ForbiddenCosts } from '../../ledger/cost-notices.tsx';
import { getPayoutsSource } from './profit-source.ts';
import { useProfitPage } from './use-profit-page.ts';
import '../../reporting/report.css';

/** What each payment method is expected to pay out, by month. */
export default function PayoutsReport() {
  const pageOf = useProfitPage(getPayoutsSource, true);
  const { source, request, context, known, currencies, settings, isKnown, ofRange } = pageOf;
  const { isCostForbidden, months } = known.state;
  const { code: shop } = useHost().currency;
  const { primary, sort } = request;
  const { codes, selected } = currencies;
  const rows = useMemo(() => {
    if (!isKnown || !primary) return null;
    const found = getCurrencyPayouts(months, toSecondsRange(primary), settings, {
      codes: selected === undefined ? codes : [selected],
      shop,
    });
    return sort.order === 'asc' ? found.toReversed() : found;
  }, [isKnown, months, codes, selected, shop, primary, settings, sort.order]);
  const hasSeveral = codes.length > 1 && selected === undefined;
  const table = useMemo(() => getPayoutTable(hasSeveral), [hasSeveral]);
  const unpaid = rows?.reduce((sum, row) => sum + row.unpaid_orders, 0) ?? 0;
  return (
    <div className="tillview-report">
      <PrintHeader dates={request.dates} filters={[selected]} />
      <ReportFilters source={source} request={request} />
      <LedgerPanel
        known={known}
        context={context}
        part={rows && ofRange > 0 ? describePart(ofRange, context) : undefined}
      />
      {isCostForbidden && <ForbiddenCosts />}
      {rows && unpaid > 0 && (
        <p className="tillview-report__notice" role="note">
          {sprintf(
            /* translators: %s: number of orders. */
            _n(
              '%s order is not paid, such as on hold: it is in gross, and not in the expected payout.',
              '%s orders are not paid, such as on hold: they are in gross, and not in the expected payout.',
              unpaid,
              'tillview',
            ),
            context.formatNumber(unpaid),
          )}
        </p>
      )}
      {rows && (
        <KnownTable
          source={source}
          table={table}
          request={request}
          context={context}
          rows={rows}
          totals={getPayoutTotals(rows)}
        />
      )}
    </div>
  );
}
