import { sessionKeys } from './preferences.ts';

/**
 * Adds the last range of the session to a URL that has none, before anything reads it: a page that another page of the
 * admin links, such as one that was closed, begins with the range that the user has chosen. A range in the URL wins.
 */
export function restoreRange(page: Window): void {
  try {
    const { history, location, sessionStorage } = page;
    const last = sessionStorage.getItem(sessionKeys.range);
    const { hash, pathname, search } = location;
    if (last && search && !/[?&](?:period|after|before|compare)=/.test(search))
      history.replaceState(history.state, '', `${pathname}${search}&${last}${hash}`);
  } catch {
    // Storage can be disabled: then the page begins with the default range.
  }
}
