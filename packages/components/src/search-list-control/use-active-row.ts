import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { FlatItem } from './tree.ts';

type Id = FlatItem['item']['id'];

type Options = {
  list: RefObject<HTMLElement | null>;
  rows: readonly FlatItem[];
  /** Called when rows came in or went above the row that has the focus, with how many. */
  onShift: (count: number) => void;
  /** Called when the list goes while it has the focus. */
  onGone: () => void;
};

/**
 * The row of a list that Tab leads to. It is an item and no place: where items come and go while it has the focus, it
 * keeps it, and only when it goes itself the row in its place takes the focus over.
 */
export function useActiveRow({ list, rows, onShift, onGone }: Options) {
  const [{ index, id }, setActive] = useState<{ index: number; id?: Id | undefined }>({ index: 0 });
  const isInPlace = id === undefined || rows[index]?.item.id === id;
  const moved = isInPlace ? -1 : rows.findIndex(({ item }) => item.id === id);
  if (moved >= 0) setActive({ index: moved, id });
  const current = Math.min(moved >= 0 ? moved : index, rows.length - 1);
  const activate = (next: number) => setActive({ index: next, id: rows[next]?.item.id });

  const hasFocus = useRef(false);
  const last = useRef({ rows, index: current });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { rows, index: current };
    if (before.rows === rows || !hasFocus.current || !list.current) return;
    if (before.rows[before.index]?.item.id !== rows[current]?.item.id)
      list.current.querySelector<HTMLElement>(`[data-row="${current}"] input`)?.focus();
    else if (before.index !== current) onShift(current - before.index);
  });

  const gone = useRef(onGone);
  useLayoutEffect(() => {
    gone.current = onGone;
  });
  useLayoutEffect(
    () => () => {
      if (hasFocus.current) gone.current();
    },
    [],
  );

  return {
    current,
    activate,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      hasFocus.current = true;
      const row = event.target.closest<HTMLElement>('[data-row]');
      if (row) activate(Number(row.dataset['row']));
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
