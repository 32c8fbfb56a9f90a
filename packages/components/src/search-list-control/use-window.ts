import { useState, type UIEvent } from 'react';

/** Height of a row of the list, in CSS pixels. */
export const ROW_HEIGHT = 40;

/** The number of rows that are visible at once. */
export const VISIBLE_ROWS = 8;

/** Extra rows rendered around the visible ones, so that scrolling shows no gaps. */
const OVERSCAN = 6;

type Window = {
  start: number;
  end: number;
};

/** Returns the range of rows of a long list to render: the visible rows and `OVERSCAN` rows around them. */
export function useWindow(count: number) {
  const [top, setTop] = useState(0);
  // The list may have become too short for the scroll position.
  const first = Math.min(Math.floor(top / ROW_HEIGHT), Math.max(0, count - VISIBLE_ROWS));
  const window: Window = {
    start: Math.max(0, first - OVERSCAN),
    end: Math.min(count, first + VISIBLE_ROWS + OVERSCAN),
  };
  return {
    window,
    onScroll: (event: UIEvent<HTMLElement>) => {
      const next = event.currentTarget.scrollTop;
      // A scroll within one row renders the same rows, so it needs no update.
      if (Math.floor(next / ROW_HEIGHT) !== Math.floor(top / ROW_HEIGHT)) setTop(next);
    },
    /** Scrolls a row into view and renders it at once, so that it can receive the focus. */
    reveal: (index: number, list: HTMLElement) => {
      const from = index * ROW_HEIGHT;
      const lowest = from - (VISIBLE_ROWS - 1) * ROW_HEIGHT;
      const next = Math.min(from, Math.max(lowest, list.scrollTop));
      list.scrollTop = next;
      setTop(next);
    },
    /** Scrolls by a number of rows (up if negative), to follow rows that have moved. */
    shift: (count: number, list: HTMLElement) => {
      list.scrollTop += count * ROW_HEIGHT;
      setTop(list.scrollTop);
    },
  };
}
