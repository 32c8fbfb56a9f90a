import { useEffect } from 'react';

/** The selector of the day that is the tab stop of a calendar. */
const TAB_STOP_DAY = '.CalendarDay[tabindex="0"]';

/**
 * Moves the focus to the tab stop of a calendar. The library does so only for a calendar that is already rendered, not
 * if its code is still loading or if the same key opens it.
 */
export function useFocusOnDay(calendar: HTMLElement | null, isFocused: boolean): void {
  useEffect(() => {
    const view = calendar?.ownerDocument.defaultView;
    if (!calendar || !view || !isFocused) return;
    let frame = 0;
    const enter = () => {
      if (calendar.contains(calendar.ownerDocument.activeElement)) return;
      calendar.querySelector<HTMLElement>(TAB_STOP_DAY)?.focus();
      // The calendar is focusable only after it has measured its title, and there is no event for that.
      frame = view.requestAnimationFrame(enter);
    };
    enter();
    return () => view.cancelAnimationFrame(frame);
  }, [calendar, isFocused]);
}
