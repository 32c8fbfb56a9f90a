import { sessionKeys } from '../preferences.ts';
import { readOfShop, removeOfShop } from './shop-storage.ts';
import { isSlowStore } from './slow-store.ts';

/**
 * A date range in any form that the app reads: in brackets, behind a character reference (`&amp;period=`), or in the hash
 * of a URL of old versions.
 */
const RANGE = /[?&;](period|after|before|compare)\W/;

const COMPARISON = /[?&;]compare\W/;

/** What `keepRange` writes. Another script can have written something else; dates are checked with those of any URL. */
const KEPT = /^([\w.~*-]+=([\w.~*+:-]|%[\dA-F]{2})*(&|$))+$/;

/**
 * Adds the last range of the session to a URL that has none, before anything reads it: a page that another page of the
 * admin links, such as one that was closed, begins with the range that the user has chosen. A range in the URL wins. A slow
 * store compares only if the user has selected a comparison.
 */
export function restoreRange(page: Window): void {
  try {
    const { history, location, sessionStorage, localStorage } = page;
    const last = readOfShop(sessionStorage, sessionKeys.range) ?? '';
    if (last !== '' && !KEPT.test(last)) return removeOfShop(sessionStorage, sessionKeys.range);
    const { hash, pathname, search } = location;
    if (!search) return;
    const range = last && !RANGE.test(search + hash) ? `${search}&${last}` : search;
    const isCompared = COMPARISON.test(range + hash) || !isSlowStore(localStorage);
    const whole = isCompared ? range : `${range}&compare=none`;
    if (whole !== search) history.replaceState(history.state, '', pathname + whole + hash);
  } catch {
    // Storage can be disabled: then the page begins with the default range.
  }
}
