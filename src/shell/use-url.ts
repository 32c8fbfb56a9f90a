import { usePath, useQuery } from '@tillview/components';
import { getHistory, getNewPath, type Query, type QueryUpdate } from '@tillview/navigation';
import { useCallback, useContext, useLayoutEffect, useMemo } from 'react';
import { ShopDayContext } from '../host/shop-day.ts';

/** The current URL, and the only method to change it. */
export type Url = {
  path: string;
  /** A new object also when the store's next day begins, because relative ranges are then other dates. */
  query: Query;
  /**
   * Writes parameters into the URL (`undefined` removes one) as a new history entry, or replaces the current entry.
   * Unchanged values add no entry: users would need an extra Back to leave the page.
   */
  updateQuery: (update: QueryUpdate, options?: { isReplace?: boolean }) => void;
  /** Returns the URL with these parameters, for a link. */
  href: (update: QueryUpdate) => string;
};

/** The current URL and its setter, which all screens use. */
export function useUrl(): Url {
  const path = usePath();
  const day = useContext(ShopDayContext);
  const current = useQuery();
  const { query } = useMemo(() => ({ day, query: { ...current } }), [current, day]);
  const href = useCallback((update: QueryUpdate) => getNewPath(update, path, query), [path, query]);
  const updateQuery = useCallback<Url['updateQuery']>(
    (update, { isReplace = false } = {}) => {
      const target = href(update);
      if (target === href({})) return;
      const history = getHistory();
      if (isReplace) history.replace(target);
      else history.push(target);
    },
    [href],
  );
  return useMemo(() => ({ path, query, updateQuery, href }), [path, query, updateQuery, href]);
}

/**
 * Replaces the path of the current URL before the page is painted, for example with the canonical path of a screen;
 * `undefined` keeps it.
 */
export function useRedirect(target: string | undefined): void {
  const path = usePath();
  useLayoutEffect(() => {
    if (target !== undefined && target !== path) getHistory().replace(getNewPath({}, target));
  }, [path, target]);
}
