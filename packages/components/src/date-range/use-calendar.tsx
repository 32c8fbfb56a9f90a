import 'react-dates/esm/initialize';
import { getDateEnvironment } from '@tillview/date';
import { isRTL } from '@wordpress/i18n';
import moment, { type Moment } from 'moment';
import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import { fromCalendarDay, toIsoDay } from './calendar-days.ts';
import { CALENDAR_DEFAULTS } from './calendar-defaults.ts';
import { CalendarHelp } from './calendar-help.tsx';
import { getCalendarNames } from './calendar-names.ts';
import { getCalendarPhrases } from './calendar-phrases.ts';
import { useMonthsInSight } from './use-months-in-sight.ts';
import './calendar.css';

type CalendarQuestion = {
  /** A day to have in sight, at first and whenever it becomes another; the current one unless given. */
  shown: Moment | null;
  numberOfMonths: number;
  isInvalidDate: (date: Moment) => boolean;
  /** Asked for by Escape: the focus goes back to the field. */
  onLeave: (() => void) | undefined;
};

const DAY_SIZE = 39;

/** Keys that choose a day here and would else scroll what is around. */
const SCROLLING_KEYS: ReadonlySet<string> = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Home',
  'End',
  ' ',
]);

/**
 * What every calendar of ours hands to the library: names and order of days from the store, and the direction of the
 * page, which the library cannot see by itself. `isRtl` is null until the element stands in the page; `turns` is the
 * key of the library's part, which begins anew with it.
 */
export function useCalendar({ shown, numberOfMonths, isInvalidDate, onLeave }: CalendarQuestion) {
  const { locale, weekStart } = getDateEnvironment();
  const names = useMemo(() => getCalendarNames(locale), [locale]);
  const phrases = useMemo(() => getCalendarPhrases(names), [names]);
  // Another function would hide the calendar for good, as the library then forgets how high a title is.
  const renderMonthText = useCallback((month: Moment) => names.month(toIsoDay(month)), [names]);

  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [isRtl, setIsRtl] = useState<boolean | null>(null);
  // What the focus goes back to; as long as it is set, the help is open.
  const [helpOpener, setHelpOpener] = useState<HTMLElement | null>(null);
  const measure = useCallback((element: HTMLElement | null) => {
    const view = element?.ownerDocument.defaultView;
    setFrame(element);
    // Turned the wrong way, the library moves its months out of sight.
    if (element && view) setIsRtl(view.getComputedStyle(element).direction === 'rtl' || isRTL());
  }, []);

  const { turns, calendarProps: monthProps } = useMonthsInSight(shown, numberOfMonths);

  const closeHelp = () => {
    helpOpener?.focus();
    setHelpOpener(null);
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const isOnDay =
      event.target instanceof Element && event.target.closest('.CalendarDay') !== null;
    // The library takes five keys a second, and lets the page scroll under the others.
    if (isOnDay && SCROLLING_KEYS.has(event.key)) event.preventDefault();
    const take = () => {
      event.preventDefault();
      // Taken before the library sees it, which reports Escape and a chosen day by the same call.
      event.stopPropagation();
    };
    if (event.key === '?' && isOnDay && event.target instanceof HTMLElement) {
      take();
      setHelpOpener(event.target);
    }
    if (event.key !== 'Escape' || (!onLeave && !helpOpener)) return;
    take();
    // The help lies on top.
    if (helpOpener) closeHelp();
    else onLeave?.();
  };

  return {
    frameProps: { ref: measure, className: 'tillview-calendar', onKeyDownCapture },
    frame,
    isRtl,
    turns,
    help: (
      <CalendarHelp
        phrases={phrases}
        isOpen={helpOpener !== null}
        onOpen={setHelpOpener}
        onClose={closeHelp}
      />
    ),
    calendarProps: {
      ...monthProps,
      isOutsideRange: (day: Moment) => {
        const date = fromCalendarDay(day);
        return date !== null && isInvalidDate(date);
      },
      monthFormat: CALENDAR_DEFAULTS.monthFormat,
      weekDayFormat: CALENDAR_DEFAULTS.weekdayFormat,
      horizontalMonthPadding: CALENDAR_DEFAULTS.horizontalMonthPadding,
      daySize: DAY_SIZE,
      firstDayOfWeek: weekStart as 0 | 1 | 2 | 3 | 4 | 5 | 6,
      isRTL: isRtl ?? false,
      // Only one of the library's two calendars lets its own be drawn otherwise.
      hideKeyboardShortcutsPanel: true,
      noBorder: true,
      transitionDuration: 0,
      dayAriaLabelFormat: 'YYYY-MM-DD',
      phrases,
      renderMonthText,
      renderWeekHeaderElement: (text: string) => {
        const { short, long } = names.weekday(moment.weekdaysMin().indexOf(text));
        return (
          <abbr className="tillview-calendar__weekday" title={long}>
            {short}
          </abbr>
        );
      },
      renderDayContents: (day: Moment) => names.dayNumber(toIsoDay(day)),
    },
  };
}
