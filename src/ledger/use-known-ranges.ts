import type { LedgerState, OrderMonths, ReportRequest } from '@tillview/data';
import { useMemo } from 'react';
import { withoutComparison } from '../reporting/request/without-comparison.ts';
import { getMissingMonths, hasMonths } from './use-ledger.ts';

type Months = Pick<LedgerState, 'unread'> & { months: OrderMonths; expected: unknown };

/** How many months of a range and of its comparison are not read, and what can be shown meanwhile. */
export function useKnownRanges(state: Months, request: ReportRequest) {
  const { primary, secondary } = request;
  const [ofRange = 0, ofComparison = 0] = [primary, secondary].map(
    (range) => getMissingMonths(state, range).length,
  );
  const isComplete = ofRange + ofComparison === 0;
  // What is read can be shown, but not compared with what is not.
  const shown = useMemo(
    () => (isComplete ? request : withoutComparison(request)),
    [isComplete, request],
  );
  const isKnown = state.expected !== undefined && (ofRange === 0 || hasMonths(state, primary));
  return { ofRange, isComplete, shown, isKnown };
}
