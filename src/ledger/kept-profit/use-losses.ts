import { findLosses, readName, type LedgerState } from '@tillview/data';
import { useMemo } from 'react';
import { useCatalogue } from '../../reporting/profit/use-catalogue.ts';
import { toSecondsRange } from '../use-ledger.ts';

/** The product with the largest loss, and how many others were sold below cost. */
export type Losses = { readonly name: string; readonly others: number };

type Range = { readonly after: string; readonly before: string };

const NO_IDS: readonly number[] = [];
const NAME = ['id', 'name'];

/** The products that were sold below cost in a range; undefined if there are none, and until the name is known. */
export function useLosses(
  months: LedgerState['months'] | undefined,
  range: Range | null,
): Losses | undefined {
  const losses = useMemo(
    () => (months && range ? findLosses(months, toSecondsRange(range)) : []),
    [months, range],
  );
  const [first] = losses;
  const products = useMemo(() => (first ? [first.product] : NO_IDS), [first]);
  const { items, isRequesting } = useCatalogue({ products, variations: NO_IDS }, NAME);
  return useMemo(() => {
    if (!first || isRequesting) return undefined;
    const name = items.get(first.product)?.name;
    return { name: name ? readName(name) : `#${first.product}`, others: losses.length - 1 };
  }, [first, losses, items, isRequesting]);
}
