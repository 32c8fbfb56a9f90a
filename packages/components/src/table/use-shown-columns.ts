import type { SortOrder } from '@tillview/navigation';
import { useEffect, useRef, useState } from 'react';
import { getResetKey } from './sorting.ts';
import type { TableHeader, TableQuery } from './types.ts';

type Options = {
  headers: readonly TableHeader[];
  query: TableQuery;
  onSort: (key: string, direction: SortOrder) => void;
  onColumnsChange: ((shownKeys: string[], toggledKey?: string) => void) | undefined;
};

// Compared by content, so that headers created inline do not reset the user's selection.
function getSignature(headers: readonly TableHeader[]): string {
  return JSON.stringify(headers.map(({ key, visible }) => [key, visible !== false]));
}

function getInitialKeys(headers: readonly TableHeader[]): string[] {
  return headers.filter(({ visible }) => visible !== false).map(({ key }) => key);
}

/** The given keys and one more, in the order of the columns. */
function withKey(headers: readonly TableHeader[], keys: readonly string[], key: string): string[] {
  return headers
    .map((header) => header.key)
    .filter((other) => other === key || keys.includes(other));
}

/**
 * The visible columns of a table. Hiding the sorted column resets the sort, and sorting by a hidden column shows it
 * (R4.33, R4.36).
 */
export function useShownColumns({ headers, query, onSort, onColumnsChange }: Options) {
  const { orderby } = query;
  const isKnown = (key: string) => headers.some((header) => header.key === key);
  const signature = getSignature(headers);
  const [known, setKnown] = useState({ signature, orderby });
  const [shownKeys, setShownKeys] = useState(() => {
    const keys = getInitialKeys(headers);
    return orderby ? withKey(headers, keys, orderby) : keys;
  });
  const [shownBySort, setShownBySort] = useState<{ key: string }>();

  if (known.signature !== signature) {
    setKnown({ signature, orderby });
    setShownKeys(getInitialKeys(headers));
  } else if (known.orderby !== orderby) {
    setKnown({ signature, orderby });
    // Sorting by a hidden column shows it, also when the sort comes from the URL (R4.36).
    if (orderby && isKnown(orderby) && !shownKeys.includes(orderby)) {
      setShownKeys(withKey(headers, shownKeys, orderby));
      setShownBySort({ key: orderby });
    }
  }

  const reportShown = useRef<(key: string) => void>(undefined);
  useEffect(() => {
    reportShown.current = (key) => onColumnsChange?.(shownKeys, key);
  });
  useEffect(() => {
    if (shownBySort) reportShown.current?.(shownBySort.key);
  }, [shownBySort]);

  const toggle = (key: string) => {
    const isHiding = shownKeys.includes(key);
    const next = isHiding
      ? shownKeys.filter((shown) => shown !== key)
      : withKey(headers, shownKeys, key);
    setShownKeys(next);
    onColumnsChange?.(next, key);
    if (!isHiding || orderby !== key) return;
    const resetKey = getResetKey(headers, next, key);
    if (resetKey) onSort(resetKey, 'desc');
  };

  const reset = () => {
    const keys = headers.map(({ key }) => key);
    setShownKeys(keys);
    onColumnsChange?.(keys);
  };

  return { shownKeys, toggle, reset };
}
