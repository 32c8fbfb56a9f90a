import { getPersistedQuery, type NavigationHistory } from '@tillview/navigation';
import { sessionKeys } from '../preferences.ts';
import { writeOfShop } from './shop-storage.ts';

/** Keeps the range of each URL for the session of the tab, with what else all screens share. */
export function keepRange(
  history: NavigationHistory,
  page: Pick<Window, 'sessionStorage'> = window,
): void {
  const keep = () => {
    const shared = Object.entries(getPersistedQuery()).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    try {
      if (shared.length > 0)
        writeOfShop(page.sessionStorage, sessionKeys.range, new URLSearchParams(shared).toString());
    } catch {
      // Storage can be disabled or full: then the next page begins with the default range.
    }
  };
  keep();
  history.listen(keep);
}
