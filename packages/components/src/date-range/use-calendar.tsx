import 'react-dates/esm/initialize';
import { getDateEnvironment, getStoreTimeZoneMoment, isoDateFormat } from '@tillview/date';
import { isRTL } from '@wordpress/i18n';
import moment, { type Moment } from 'moment';
import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import { fromCalendarDay, toIsoDay } from './calendar-days.ts';
import { CALENDAR_DEFAULTS } from './calendar-defaults.ts';
import { CalendarHelp } from './calendar-help.tsx';
import { getCalendarNames } from './calendar-names.ts';
import { getCalendarPhrases } from './calendar-phrases.ts';
import { useVisibleMonths } from './use-visible-months.ts';
import './calendar.css';

type CalendarOptions = {
  /** The date to show, initially and when it changes; today if `null`. */
  shown: Moment | null;
  numberOfMonths: number;
  /** Whether the months are stacked vertically; by default they are side by side. */
  isVertical?: boolean;
  isInvalidDate: (date: Moment) => boolean;
  /** Called on Escape, to move the focus back to the field. */
  onLeave: (() => void) | undefined;
};

const DAY_SIZE = 39;

/** Keys of the calendar that would scroll the page by default. */
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
 * The props of the library's calendars: names and order of days from the store, and the text direction, which the
 * library does not detect. `isRtl` is `null` until the element is mounted; `resetKey` is the React key of the library's
 * component.
 */
export function useCalendar({
  shown,
  numberOfMonths,
  isVertical = false,
  isInvalidDate,
  onLeave,
}: CalendarOptions) {
  const { locale, weekStart } = getDateEnvironment();
  const today = getStoreTimeZoneMoment().format(isoDateFormat);
  const names = useMemo(() => getCalendarNames(locale), [locale]);
  const phrases = useMemo(() => getCalendarPhrases(names), [names]);
  // Memoized: a new function would make the library lose the measured title height and stay hidden.
  const renderMonthText = useCallback((month: Moment) => names.month(toIsoDay(month)), [names]);

  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [isRtl, setIsRtl] = useState<boolean | null>(null);
  // The element to restore the focus to; the help is open while it is set.
  const [helpOpener, setHelpOpener] = useState<HTMLElement | null>(null);
  const measure = useCallback((element: HTMLElement | null) => {
    const view = element?.ownerDocument.defaultView;
    setFrame(element);
    // With the wrong direction the library moves its months out of view.
    if (element && view) setIsRtl(view.getComputedStyle(element).direction === 'rtl' || isRTL());
  }, []);

  const { resetKey, calendarProps: monthProps } = useVisibleMonths(
    shown,
    numberOfMonths,
    isVertical,
  );

  const closeHelp = () => {
    helpOpener?.focus();
    setHelpOpener(null);
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const isOnDay =
      event.target instanceof Element && event.target.closest('.CalendarDay') !== null;
    // The library throttles keys: the keys that it skips would scroll the page.
    if (isOnDay && SCROLLING_KEYS.has(event.key)) event.preventDefault();
    const consume = () => {
      event.preventDefault();
      // Keeps the event from the library, which reports Escape and a selected day with the same callback.
      event.stopPropagation();
    };
    if (['?', '؟'].includes(event.key) && isOnDay && event.target instanceof HTMLElement) {
      consume();
      setHelpOpener(event.target);
    }
    if (event.key !== 'Escape' || (!onLeave && !helpOpener)) return;
    consume();
    // The help is the topmost layer, so Escape closes it first.
    if (helpOpener) closeHelp();
    else onLeave?.();
  };

  return {
    frameProps: { ref: measure, className: 'tillview-calendar', onKeyDownCapture },
    frame,
    isRtl,
    resetKey,
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
      // Replaced by CalendarHelp, since only one of the library's calendars allows to customize the panel.
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
      renderDayContents: (day: Moment) => {
        const isoDay = toIsoDay(day);
        const number = names.dayNumber(isoDay);
        // The library's own today is in the browser's time zone.
        return isoDay === today ? (
          <span className="tillview-calendar__today">{number}</span>
        ) : (
          number
        );
      },
    },
  };
}
