import type { RequestDates } from '@tillview/data';
import type { Query } from '@tillview/navigation';
import { useState } from 'react';

type Live = {
  /** The query to resolve. */
  query: Query;
  /** Call it with the dates of the request, and with the time when its figures were received. */
  follow: (dates: RequestDates | null, receivedAt: number | undefined) => void;
};

/**
 * Returns the query as a new object when the figures of a range that is compared up to now were read again: the
 * comparison then ends at a later moment. Otherwise a page that stays open would compare a growing day with the same hours.
 */
export function useLiveQuery(query: Query): Live {
  const [seen, setSeen] = useState({
    of: query,
    live: query,
    receivedAt: undefined as number | undefined,
  });
  const isSame = seen.of === query;
  return {
    query: isSame ? seen.live : query,
    follow: (dates, receivedAt) => {
      if (!dates?.cut?.isApplied || receivedAt === undefined) return;
      if (isSame && receivedAt === seen.receivedAt) return;
      const isFirst = !isSame || seen.receivedAt === undefined;
      setSeen({ of: query, live: isFirst ? query : { ...query }, receivedAt });
    },
  };
}
