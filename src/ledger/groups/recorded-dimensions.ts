import { getGroupedDimensions, isRecorded, type LedgerDimension } from '@tillview/data';
import type { KnownLedger } from '../use-ledger.ts';

/**
 * The dimensions that the orders can be grouped by. As long as there are no orders in the browser, also those that the URL
 * names: it is not known yet whether the store records them.
 */
export function getRecorded(
  { state: { months }, groups }: Pick<KnownLedger, 'state' | 'groups'>,
  dimensions: readonly LedgerDimension[],
  named: readonly LedgerDimension[],
): readonly LedgerDimension[] {
  const offered = groups && getGroupedDimensions(groups.columns);
  return dimensions.filter((dimension) =>
    offered
      ? offered.includes(dimension)
      : (months.size === 0 && named.includes(dimension)) || isRecorded(months.values(), dimension),
  );
}
