import { ledgerDimensions } from './ledger-dimensions.ts';
import type { LedgerMonth } from './ledger-month.ts';

const { column, read: readOrigin } = ledgerDimensions.origins;

/** The names of the origins of a month. */
export const getOrigins = ({ texts }: LedgerMonth): readonly string[] => texts[column]?.names ?? [];

/**
 * The origins of a stored month that have another name in a later read of it. Origins are texts of the store, in the
 * language of the user: a name that is gone, and whose orders all have one other name, has been translated.
 */
export function getRenamedOrigins(stored: LedgerMonth, read: LedgerMonth): readonly string[] {
  const present = new Set(getOrigins(read));
  const later = new Map([...read.orderIds].map((id, index) => [id, readOrigin(read, index)]));
  const names = new Map<string, Set<string>>();
  stored.orderIds.forEach((id, index) => {
    const now = later.get(id);
    if (now === undefined) return;
    const before = readOrigin(stored, index);
    names.set(before, (names.get(before) ?? new Set()).add(now));
  });
  return [...names].flatMap(([name, now]) => (!present.has(name) && now.size === 1 ? name : []));
}
