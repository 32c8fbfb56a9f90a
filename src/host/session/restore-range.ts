import { sessionKeys } from '../preferences.ts';
import { readOfShop, removeOfShop } from './shop-storage.ts';

/**
 * A date range in any form that the app reads: in brackets, behind a character reference (`&amp;period=`), or in the hash
 * of a URL of old versions.
 */
const RANGE = /[?&;](period|after|before|compare)\W/;

/** What `keepRange` writes: names and values as in a URL. */
const KEPT = /^[\w.~%+*=&-]{1,2000}$/;

/** Returns a kept range; empty if it is damaged: another script can have written it. */
function parseRange(kept: string | null): string {
  const query = new URLSearchParams(kept ?? '');
  const dates = [query.get('after'), query.get('before')];
  const isDate = (date: string | null) => date === null || !Number.isNaN(Date.parse(date));
  const isWord = (word: string | null) => word === null || /^\w+$/.test(word);
  return kept !== null &&
    KEPT.test(kept) &&
    dates.every(isDate) &&
    [query.get('period'), query.get('compare')].every(isWord)
    ? kept
    : '';
}

/**
 * Adds the last range of the session to a URL that has none, before anything reads it: a page that another page of the
 * admin links, such as one that was closed, begins with the range that the user has chosen. A range in the URL wins.
 */
export function restoreRange(page: Window): void {
  try {
    const { history, location, sessionStorage } = page;
    const last = parseRange(readOfShop(sessionStorage, sessionKeys.range));
    if (last === '') removeOfShop(sessionStorage, sessionKeys.range);
    const { hash, pathname, search } = location;
    if (last && search && !RANGE.test(search + hash))
      history.replaceState(history.state, '', `${pathname}${search}&${last}${hash}`);
  } catch {
    // Storage can be disabled: then the page begins with the default range.
  }
}
