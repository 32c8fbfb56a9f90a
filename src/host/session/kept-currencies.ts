import { sessionKeys } from '../preferences.ts';
import { readSessionData } from './session-data.ts';

/** Whether the kept orders of an owner are in several currencies. */
export const hasKeptCurrencies = (owner: string): boolean =>
  readSessionData(sessionKeys.currencies, owner, (value) =>
    Object(value).hasSeveral === true ? true : undefined,
  ) === true;
