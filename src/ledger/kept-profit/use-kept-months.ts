import { hasKnownCost, type LedgerState } from '@tillview/data';
import { useMemo } from 'react';
import { getMissingMonths, useLedger } from '../use-ledger.ts';

type Range = { readonly after: string; readonly before: string };

/**
 * The orders of all months, if those of a range were read before with their costs, and equal the store; undefined otherwise.
 * Costs that were never read are not read for it.
 */
export function useKeptMonths(range: Range | null): LedgerState['months'] | undefined {
  const { state } = useLedger('kept');
  const { months, needsCosts, isCostForbidden, differing } = state;
  const hasCosts = useMemo(() => hasKnownCost(months.values()), [months]);
  const isKnown =
    range !== null &&
    needsCosts &&
    hasCosts &&
    !isCostForbidden &&
    differing !== undefined &&
    getMissingMonths({ unread: differing }, range).length === 0;
  return isKnown ? months : undefined;
}
