import { useState, type UIEvent } from 'react';

/** Height of a row of the list, in CSS pixels. */
export const ROW_HEIGHT = 40;

/** The list shows this many rows at once. */
export const VISIBLE_ROWS = 8;

/** Rows drawn beyond those in sight, so that scrolling shows no gaps. */
const OVERSCAN = 6;

type Window = {
  start: number;
  end: number;
};

/** Which rows of a long list are drawn: those in sight, some around them, and never all of thousands. */
export function useWindow(count: number) {
  const [top, setTop] = useState(0);
  // Scrolled far down in a list that has become short.
  const first = Math.min(Math.floor(top / ROW_HEIGHT), Math.max(0, count - VISIBLE_ROWS));
  const window: Window = {
    start: Math.max(0, first - OVERSCAN),
    end: Math.min(count, first + VISIBLE_ROWS + OVERSCAN),
  };
  return {
    window,
    onScroll: (event: UIEvent<HTMLElement>) => {
      const next = event.currentTarget.scrollTop;
      // A few pixels more show the same rows.
      if (Math.floor(next / ROW_HEIGHT) !== Math.floor(top / ROW_HEIGHT)) setTop(next);
    },
    /** Scrolls so that a row is in sight, and draws it at once, so that it can take the focus. */
    reveal: (index: number, list: HTMLElement) => {
      const from = index * ROW_HEIGHT;
      const lowest = from - (VISIBLE_ROWS - 1) * ROW_HEIGHT;
      const next = Math.min(from, Math.max(lowest, list.scrollTop));
      list.scrollTop = next;
      setTop(next);
    },
    /** Scrolls along with rows that have moved down by a number of places, or up by a negative one. */
    shift: (count: number, list: HTMLElement) => {
      list.scrollTop += count * ROW_HEIGHT;
      setTop(list.scrollTop);
    },
  };
}
