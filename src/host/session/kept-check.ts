import { sessionKeys } from '../preferences.ts';
import { saveSessionData } from './save-session.ts';
import { readSessionData } from './session-data.ts';

/** How long pages that read the orders for other screens do not compare them again, in milliseconds. */
const MAX_AGE = 3_600_000;

/** The same for pages that show figures of the kept orders: as old as other figures before they are read again. */
export const MAX_SHOWN_AGE = 300_000;

/** When the orders were compared with the store, and the months that differed, 'YYYY-MM'. */
type KeptCheck = { readonly at: number; readonly unread: readonly string[] };

const isMonths = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((month) => typeof month === 'string');

function parseCheck(value: unknown): KeptCheck | undefined {
  const { at, unread } = (value ?? {}) as { at?: unknown; unread?: unknown };
  const age = typeof at === 'number' ? Date.now() - at : Infinity;
  return typeof at === 'number' && age >= 0 && age < MAX_AGE && isMonths(unread)
    ? { at, unread }
    : undefined;
}

/** The months that differed when any tab of this browser compared the orders of an owner lately; undefined if none did. */
export function readCheck(owner: string, maxAge = MAX_AGE): readonly string[] | undefined {
  const check = readSessionData(sessionKeys.ledgerCheck, owner, parseCheck);
  return check && Date.now() - check.at < maxAge ? check.unread : undefined;
}

/** Keeps that the orders of an owner were compared just now, and which months differ. */
export const keepCheck = (owner: string, unread: readonly string[]): void =>
  saveSessionData(
    sessionKeys.ledgerCheck,
    owner,
    JSON.stringify({ at: Date.now(), unread } satisfies KeptCheck),
  );
