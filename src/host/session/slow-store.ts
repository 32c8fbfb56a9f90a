import type { RegisterStoresOptions } from '@tillview/data';
import { sessionKeys } from '../preferences.ts';
import { readOfShop, writeOfShop } from './shop-storage.ts';

/** How long it is kept that the reports of a shop are slow, in milliseconds: its server can become faster. */
const MAX_AGE = 86_400_000;

/** Whether the reports of this shop were slow in the last day. Throws if the storage is not allowed. */
export function isSlowStore(storage: Storage): boolean {
  const age = Date.now() - Number(readOfShop(storage, sessionKeys.slowStore) ?? Number.NaN);
  return age >= 0 && age < MAX_AGE;
}

/** Keeps that the reports of this shop are slow, for a day. */
export const slowStore: NonNullable<RegisterStoresOptions['slowStore']> = {
  isSlow() {
    try {
      return isSlowStore(localStorage);
    } catch {
      return false;
    }
  },
  keep() {
    try {
      writeOfShop(localStorage, sessionKeys.slowStore, String(Date.now()));
    } catch {
      // Storage can be disabled: then only this page knows it.
    }
  },
};
