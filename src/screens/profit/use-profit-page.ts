import { resolveReportRequest, type ReportSource } from '@tillview/data';
import { useMemo } from 'react';
import { getMissingMonths, hasMonths, useLedger } from '../../ledger/use-ledger.ts';
import { useProfitSettings } from '../../reporting/profit/use-profit-settings.ts';
import { useReportContext } from '../../reporting/request/use-report-context.ts';
import { useUrl } from '../../shell/use-url.ts';

/** What Profit and Payouts share: the request in the URL, the orders with their costs, and what is missing of them. */
export function useProfitPage(source: ReportSource) {
  const { query } = useUrl();
  const request = useMemo(() => resolveReportRequest(source, query), [source, query]);
  const context = useReportContext(request, query, false);
  const known = useLedger('screen', true);
  const { state } = known;
  const { settings } = useProfitSettings();
  const [ofRange = 0, ofComparison = 0] = [request.primary, request.secondary].map(
    (range) => getMissingMonths(state, range).length,
  );
  // What is read can be shown, but not compared with what is not.
  const shown = useMemo(
    () =>
      ofRange + ofComparison === 0
        ? request
        : {
            ...request,
            secondary: null,
            dates: request.dates && { ...request.dates, secondary: null },
          },
    [ofRange, ofComparison, request],
  );
  const isKnown =
    state.needsCosts &&
    !state.isCostForbidden &&
    state.expected !== undefined &&
    (ofRange === 0 || hasMonths(state, request.primary));
  return { request, shown, context, known, settings, isKnown, ofRange, ofComparison };
}
