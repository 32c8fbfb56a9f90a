import { sessionKeys } from '../preferences.ts';
import { saveSessionData } from './save-session.ts';
import { removeSessionData } from './session-data.ts';

/** Keeps whether the orders of an owner are in several currencies, so that other pages read them. */
export function keepCurrencies(owner: string, hasSeveral: boolean): void {
  if (hasSeveral)
    saveSessionData(sessionKeys.currencies, owner, JSON.stringify({ hasSeveral: true }));
  else removeSessionData(sessionKeys.currencies);
}
