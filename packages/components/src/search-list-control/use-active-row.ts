import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useLatest } from '../use-latest/use-latest.ts';
import type { FlatItem } from './tree.ts';

type Id = FlatItem['item']['id'];

type Options = {
  list: RefObject<HTMLElement | null>;
  rows: readonly FlatItem[];
  /** Called with the number of rows that were added or removed above the focused row. */
  onShift: (count: number) => void;
  /** Called when the list is unmounted while it has the focus. */
  onUnmountWithFocus: () => void;
};

/**
 * The row of a list that is the tab stop. It follows its item when rows are added or removed. When the item itself is
 * removed, the row at the same index becomes the tab stop and takes the focus.
 */
export function useActiveRow({ list, rows, onShift, onUnmountWithFocus }: Options) {
  const [{ index, id }, setActive] = useState<{ index: number; id?: Id | undefined }>({ index: 0 });
  const isUnmoved = id === undefined || rows[index]?.item.id === id;
  const moved = isUnmoved ? -1 : rows.findIndex(({ item }) => item.id === id);
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

  const onUnmount = useLatest(onUnmountWithFocus);
  useLayoutEffect(
    () => () => {
      if (hasFocus.current) onUnmount.current();
    },
    [onUnmount],
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
