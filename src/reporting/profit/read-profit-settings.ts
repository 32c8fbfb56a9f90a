import type { ProfitSettings, SharedProfitEntry } from '@tillview/data';
import { isDay } from '../../shell/day-notes/day-note.ts';

const isAmount = (value: unknown, most = 1e12): boolean =>
  typeof value === 'number' && value >= 0 && value <= most;

const isName = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() === value && value !== '' && value.length <= 80;

/** Whether a value is an own cost or the rate of a payment method. */
export function isProfitEntry(entry: unknown): entry is SharedProfitEntry {
  if (typeof entry !== 'object' || entry === null) return false;
  const read = (key: string): unknown => Reflect.get(entry, key);
  if (read('kind') === 'rate')
    return isName(read('method')) && isAmount(read('percent'), 100) && isAmount(read('fixed'));
  const [from, until] = [read('from'), read('until')];
  return (
    read('kind') === 'cost' &&
    isName(read('name')) &&
    (read('per') === 'order' || read('per') === 'month') &&
    isAmount(read('amount')) &&
    isDay(from) &&
    (until === undefined || (isDay(until) && until >= from))
  );
}

/** Reads stored entries; what is none is left out. */
export const readProfitEntries = (stored: unknown): readonly SharedProfitEntry[] =>
  Array.isArray(stored) ? stored.filter(isProfitEntry) : [];

/** Combines the entries of the user with those of all users: costs add up, and the user's own rate of a method wins. */
export function toProfitSettings(
  own: readonly SharedProfitEntry[],
  ofAll: readonly SharedProfitEntry[],
): ProfitSettings {
  const all = [...ofAll, ...own];
  return {
    costs: all.flatMap((entry) => (entry.kind === 'cost' ? [entry] : [])),
    rates: [
      ...new Map(
        all.flatMap((entry) => (entry.kind === 'rate' ? [[entry.method, entry] as const] : [])),
      ).values(),
    ],
  };
}

const isSame = (one: SharedProfitEntry, other: SharedProfitEntry): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The entries with one added; a method has one rate. */
export const addProfitEntry = (
  entries: readonly SharedProfitEntry[],
  added: SharedProfitEntry,
): readonly SharedProfitEntry[] => [
  ...entries.filter(
    (entry) =>
      !(entry.kind === 'rate' && added.kind === 'rate' && entry.method === added.method) &&
      !isSame(entry, added),
  ),
  added,
];

/** The entries without one. */
export const removeProfitEntry = (
  entries: readonly SharedProfitEntry[],
  removed: SharedProfitEntry,
): readonly SharedProfitEntry[] => entries.filter((entry) => !isSame(entry, removed));
