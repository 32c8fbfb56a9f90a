import { sessionKeys } from '../preferences.ts';
import { saveSessionData } from './save-session.ts';
import { readSessionData } from './session-data.ts';

/** How long pages do not compare the kept orders again, in milliseconds. */
const MAX_AGE = 3_600_000;

/** Whether any tab of this browser has compared the orders of an owner with the store in the last hour. */
export function wasCheckedLately(owner: string): boolean {
  const checked = readSessionData(sessionKeys.ledgerCheck, owner, (at) => {
    const age = typeof at === 'number' ? Date.now() - at : Infinity;
    return age >= 0 && age < MAX_AGE ? true : undefined;
  });
  return checked === true;
}

/** Keeps that the orders of an owner were compared just now. */
export const keepCheck = (owner: string): void =>
  saveSessionData(sessionKeys.ledgerCheck, owner, String(Date.now()));
