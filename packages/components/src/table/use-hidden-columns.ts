import type { SortOrder } from '@tillview/navigation';
import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '../use-latest/use-latest.ts';
import { getResetKey } from './sorting.ts';
import type { TableHeader, TableQuery } from './types.ts';

type Options = {
  headers: readonly TableHeader[];
  /** The hidden columns, if the caller keeps them. */
  hiddenKeys: readonly string[] | undefined;
  query: TableQuery;
  onSort: (key: string, direction: SortOrder) => void;
  onColumnsChange: ((shownKeys: string[], toggledKey?: string) => void) | undefined;
};

/** For a caller that does not keep the hidden columns: the choices of the user, otherwise the default of the header. */
function useOwnHiddenKeys(headers: readonly TableHeader[]) {
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const ownKeys = useMemo(
    () =>
      headers
        .filter(({ key, visible }) => !(choices[key] ?? visible ?? true))
        .map(({ key }) => key),
    [headers, choices],
  );
  return { ownKeys, setChoices };
}

/** The hidden columns of a table. Hiding the sorted column resets the sort, and sorting by a hidden column shows it (R4.33, R4.36). */
export function useHiddenColumns({
  headers,
  hiddenKeys,
  query: { orderby },
  onSort,
  onColumnsChange,
}: Options) {
  const { ownKeys, setChoices } = useOwnHiddenKeys(headers);
  // The column of the first sort is shown, but this changes no choice of the user.
  const [first, setFirst] = useState(orderby);
  const given = hiddenKeys ?? ownKeys;
  const hidden = useMemo(() => given.filter((key) => key !== first), [given, first]);
  const allKeys = headers.map(({ key }) => key);

  const change = (nextHidden: readonly string[], ...toggled: [key?: string]) => {
    const shown = allKeys.filter((key) => !nextHidden.includes(key));
    setChoices(Object.fromEntries(allKeys.map((key) => [key, shown.includes(key)])));
    setFirst(undefined);
    onColumnsChange?.(shown, ...toggled);
  };
  const show = (key: string) =>
    change(
      hidden.filter((each) => each !== key),
      key,
    );

  // Also when the sort comes from the URL. The column of the first sort is not hidden.
  const showSorted = useLatest((key: string) => {
    if (hidden.includes(key)) show(key);
  });
  useEffect(() => {
    if (orderby) showSorted.current(orderby);
  }, [orderby, showSorted]);

  const toggle = (key: string) => {
    if (hidden.includes(key)) return show(key);
    const next = [...hidden, key];
    change(next, key);
    const resetKey = orderby === key ? getResetKey(headers, next, key) : undefined;
    if (resetKey) onSort(resetKey, 'desc');
  };

  return { hidden, toggle, reset: () => change([]) };
}
