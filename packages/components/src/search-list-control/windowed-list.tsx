import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { FlatItem } from './tree.ts';
import { useActiveRow } from './use-active-row.ts';
import { ROW_HEIGHT, useWindow, VISIBLE_ROWS } from './use-window.ts';

type WindowedListProps = {
  rows: readonly FlatItem[];
  label: string;
  renderRow: (row: FlatItem, isActive: boolean) => ReactNode;
  /** Called when the list is unmounted while it has the focus. */
  onUnmountWithFocus: () => void;
};

/** The index of the row that a key moves to; `undefined` for keys that do not navigate. */
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

/** A list of any length that renders only the visible rows. One row is the tab stop; arrow keys reach the others. */
export function WindowedList({ rows, label, renderRow, onUnmountWithFocus }: WindowedListProps) {
  const { window, onScroll, reveal, shift } = useWindow(rows.length);
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ index: number }>();
  const { current, activate, onFocus, onBlur } = useActiveRow({
    list,
    rows,
    onShift: (count) => list.current && shift(count, list.current),
    onUnmountWithFocus,
  });

  useEffect(() => {
    const row = wanted && list.current?.querySelector(`[data-row="${wanted.index}"]`);
    row?.querySelector('input')?.focus();
  }, [wanted]);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = getTarget(event.key, current, rows.length);
    if (target === undefined || !list.current) return;
    event.preventDefault();
    activate(target);
    reveal(target, list.current);
    setWanted({ index: target });
  };

  const shown = rows.slice(window.start, window.end).map((row, offset) => ({
    row,
    index: window.start + offset,
  }));

  // The tab stop is always rendered, so that Tab reaches the list even if it is scrolled out of view.
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
      onBlur={onBlur}
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
