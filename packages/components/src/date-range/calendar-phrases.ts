import { __ } from '@wordpress/i18n';
import type { CalendarNames } from './calendar-names.ts';

/** The argument of phrases about a day; the date is `YYYY-MM-DD`. */
type Day = { date: string };

/** The phrases of the calendar, with day names in the store's locale. */
export function getCalendarPhrases(names: CalendarNames) {
  const about = (pattern: string) => (day: Day) => pattern.replace('%s', names.day(day.date));
  return {
    calendarLabel: __('Calendar', 'tillview'),
    roleDescription: __('date picker', 'tillview'),
    closeDatePicker: __('Close', 'tillview'),
    clearDates: __('Clear dates', 'tillview'),
    focusStartDate: __('Use the arrow keys to select the dates.', 'tillview'),
    jumpToPrevMonth: __('Previous month', 'tillview'),
    jumpToNextMonth: __('Next month', 'tillview'),
    keyboardShortcuts: __('Keyboard shortcuts', 'tillview'),
    showKeyboardShortcutsPanel: __('Show the keyboard shortcuts', 'tillview'),
    hideKeyboardShortcutsPanel: __('Hide the keyboard shortcuts', 'tillview'),
    openThisPanel: __('Show this list', 'tillview'),
    enterKey: __('Enter key', 'tillview'),
    leftArrowRightArrow: __('Left and right arrow keys', 'tillview'),
    upArrowDownArrow: __('Up and down arrow keys', 'tillview'),
    pageUpPageDown: __('Page up and page down keys', 'tillview'),
    homeEnd: __('Home and end keys', 'tillview'),
    escape: __('Escape key', 'tillview'),
    questionMark: __('Question mark', 'tillview'),
    selectFocusedDate: __('Select the date in focus.', 'tillview'),
    moveFocusByOneDay: __('Move by one day.', 'tillview'),
    moveFocusByOneWeek: __('Move by one week.', 'tillview'),
    moveFocusByOneMonth: __('Move by one month.', 'tillview'),
    moveFocustoStartAndEndOfWeek: __('Go to the first or last day of the week.', 'tillview'),
    returnFocusToInput: __('Go back to the date field.', 'tillview'),
    keyboardForwardNavigationInstructions: __('Go forward to the calendar.', 'tillview'),
    keyboardBackwardNavigationInstructions: __('Go back to the calendar.', 'tillview'),
    /* translators: %s: a date. */
    chooseAvailableStartDate: about(__('Select %s as your start date.', 'tillview')),
    /* translators: %s: a date. */
    chooseAvailableEndDate: about(__('Select %s as your end date.', 'tillview')),
    /* translators: %s: a date. */
    chooseAvailableDate: about(__('Select %s.', 'tillview')),
    /* translators: %s: a date. */
    dateIsUnavailable: about(__('%s is not selectable.', 'tillview')),
    /* translators: %s: a date. */
    dateIsSelected: about(__('Selected: %s.', 'tillview')),
    /* translators: %s: a date. */
    dateIsSelectedAsStartDate: about(__('%s is the start date.', 'tillview')),
    /* translators: %s: a date. */
    dateIsSelectedAsEndDate: about(__('%s is the end date.', 'tillview')),
  };
}

/** The phrases of a calendar. */
export type CalendarPhrases = ReturnType<typeof getCalendarPhrases>;

/** The keyboard shortcuts of a calendar: key and action. */
export function getCalendarKeys(phrases: CalendarPhrases): [key: string, action: string][] {
  return [
    [phrases.enterKey, phrases.selectFocusedDate],
    [phrases.leftArrowRightArrow, phrases.moveFocusByOneDay],
    [phrases.upArrowDownArrow, phrases.moveFocusByOneWeek],
    [phrases.pageUpPageDown, phrases.moveFocusByOneMonth],
    [phrases.homeEnd, phrases.moveFocustoStartAndEndOfWeek],
    [phrases.escape, phrases.returnFocusToInput],
    [phrases.questionMark, phrases.openThisPanel],
  ];
}
