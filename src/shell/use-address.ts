import { usePath, useQuery } from '@tillview/components';
import { getHistory, getNewPath, type Query, type QueryUpdate } from '@tillview/navigation';
import { useCallback, useEffect, useMemo } from 'react';

/** Where the user is, and the one way to change it. */
export type Address = {
  path: string;
  query: Query;
  /**
   * Writes parameters into the address (`undefined` removes one) as a new history entry, or in place of the current
   * one. Values that stand there already make no entry: it would take an extra Back to leave the page.
   */
  updateQuery: (update: QueryUpdate, options?: { isReplace?: boolean }) => void;
  /** The address with these parameters, for a link. */
  href: (update: QueryUpdate) => string;
};

/** The current address and the writer of addresses that all screens use. */
export function useAddress(): Address {
  const path = usePath();
  const query = useQuery();
  const href = useCallback((update: QueryUpdate) => getNewPath(update, path, query), [path, query]);
  const updateQuery = useCallback<Address['updateQuery']>(
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

/** Puts another path in the place of the current one, as an alias of a screen wants; undefined leaves it. */
export function useRedirect(target: string | undefined): void {
  const path = usePath();
  useEffect(() => {
    if (target !== undefined && target !== path) getHistory().replace(getNewPath({}, target));
  }, [path, target]);
}
