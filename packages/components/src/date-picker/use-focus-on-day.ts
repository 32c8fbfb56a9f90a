import { useEffect } from 'react';

/** The one day of a calendar that Tab comes to. */
const DAY_IN_QUESTION = '.CalendarDay[tabindex="0"]';

/**
 * Takes the focus to the day in question of a calendar. The library does so only for a calendar that is already drawn:
 * one whose code came after it was asked for, or that opens by the key that goes into it, would leave the focus outside.
 */
export function useFocusOnDay(calendar: HTMLElement | null, isFocused: boolean): void {
  useEffect(() => {
    const view = calendar?.ownerDocument.defaultView;
    if (!calendar || !view || !isFocused) return;
    let turn = 0;
    const enter = () => {
      if (calendar.contains(calendar.ownerDocument.activeElement)) return;
      calendar.querySelector<HTMLElement>(DAY_IN_QUESTION)?.focus();
      // The calendar takes no focus before its title is measured, and tells nobody when that is done.
      turn = view.requestAnimationFrame(enter);
    };
    enter();
    return () => view.cancelAnimationFrame(turn);
  }, [calendar, isFocused]);
}
