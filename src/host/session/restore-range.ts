import { sessionKeys } from '../preferences.ts';
import { readOfShop, removeOfShop } from './shop-storage.ts';

/**
 * A date range in any form that the app reads: in brackets, behind a character reference (`&amp;period=`), or in the hash
 * of a URL of old versions.
 */
const RANGE = /[?&;](period|after|before|compare)\W/;

/** What `keepRange` writes. Another script can have written something else; dates are checked with those of any URL. */
const KEPT = /^([\w.~*-]+=([\w.~*+:-]|%[\dA-F]{2})*(&|$))+$/;

/**
 * Adds the last range of the session to a URL that has none, before anything reads it: a page that another page of the
 * admin links, such as one that was closed, begins with the range that the user has chosen. A range in the URL wins.
 */
export function restoreRange(page: Window): void {
  try {
    const { history, location, sessionStorage } = page;
    const last = readOfShop(sessionStorage, sessionKeys.range);
    if (last !== null && !KEPT.test(last)) return removeOfShop(sessionStorage, sessionKeys.range);
    const { hash, pathname, search } = location;
    if (last && search && !RANGE.test(search + hash))
      history.replaceState(history.state, '', `${pathname}${search}&${last}${hash}`);
  } catch {
    // Storage can be disabled: then the page begins with the default range.
  }
}
