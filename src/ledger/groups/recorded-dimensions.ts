import { isRecorded, type LedgerDimension, type LedgerState } from '@tillview/data';

/**
 * The dimensions that the orders in the browser can be grouped by. As long as there are no orders, also those that the URL
 * names: it is not known yet whether the store records them.
 */
export const getRecorded = (
  { months }: LedgerState,
  dimensions: readonly LedgerDimension[],
  named: readonly LedgerDimension[],
): readonly LedgerDimension[] =>
  dimensions.filter(
    (dimension) =>
      (months.size === 0 && named.includes(dimension)) || isRecorded(months.values(), dimension),
  );
