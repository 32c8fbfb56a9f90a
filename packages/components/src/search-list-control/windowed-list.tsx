import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { FlatItem } from './tree.ts';
import { ROW_HEIGHT, useWindow, VISIBLE_ROWS } from './use-window.ts';

interface WindowedListProps {
  rows: readonly FlatItem[];
  label: string;
  renderRow: (row: FlatItem, isActive: boolean) => ReactNode;
}

/** Where a key leads to from a row; undefined for keys that mean something else. */
function getTarget(key: string, index: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + VISIBLE_ROWS,
    PageUp: index - VISIBLE_ROWS,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target));
}

/** A list of any length of which only the rows in sight are drawn. One row is reached by Tab, the others by arrows. */
export function WindowedList({ rows, label, renderRow }: WindowedListProps) {
  const { window, onScroll, reveal } = useWindow(rows.length);
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [wanted, setWanted] = useState<{ index: number }>();
  const current = Math.min(active, rows.length - 1);

  useEffect(() => {
    const row = wanted && list.current?.querySelector(`[data-row="${wanted.index}"]`);
    row?.querySelector('input')?.focus();
  }, [wanted]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = getTarget(event.key, current, rows.length);
    if (target === undefined || !list.current) return;
    event.preventDefault();
    setActive(target);
    reveal(target, list.current);
    setWanted({ index: target });
  };

  const shown = rows.slice(window.start, window.end).map((row, offset) => ({
    row,
    index: window.start + offset,
  }));
  const onFocus = (event: FocusEvent) => {
    const row = event.target.closest<HTMLElement>('[data-row]');
    if (row) setActive(Number(row.dataset['row']));
  };

  // The row that Tab leads to is there even when it is scrolled out of sight, or the list could not be entered.
  const activeRow = rows[current];
  const isOutside = current < window.start || current >= window.end;
  const drawn = activeRow && isOutside ? [...shown, { row: activeRow, index: current }] : shown;

  return (
    <div
      ref={list}
      className="tillview-search-list__window"
      style={{ maxBlockSize: VISIBLE_ROWS * ROW_HEIGHT }}
      role="presentation"
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <ul
        className="tillview-search-list__list"
        aria-label={label}
        style={{ blockSize: rows.length * ROW_HEIGHT }}
      >
        {drawn.map(({ row, index }) => (
          <li
            key={row.item.id}
            data-row={index}
            className="tillview-search-list__row"
            aria-setsize={rows.length}
            aria-posinset={index + 1}
            style={{ insetBlockStart: index * ROW_HEIGHT, blockSize: ROW_HEIGHT }}
          >
            {renderRow(row, index === current)}
          </li>
        ))}
      </ul>
    </div>
  );
}
