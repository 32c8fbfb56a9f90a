import { getStoreTimeZoneMoment } from '@tillview/date';
import moment, { type Moment } from 'moment';
import { useState } from 'react';
import { toCalendarDay } from './calendar-days.ts';

/** The first of the months to draw for a day, so that the current month is the last at most: later ones hold nothing. */
function getFirstMonth(shown: Moment | null, numberOfMonths: number): Moment {
  const last = toCalendarDay(getStoreTimeZoneMoment());
  const latest = last.clone().subtract(numberOfMonths - 1, 'months');
  return moment.min(toCalendarDay(shown) ?? last, latest).clone();
}

/**
 * Which months a calendar draws. The library turns its months by its own buttons and keys alone: a day that is typed
 * would stay out of sight. With another number of `turns` it is to begin anew, on the month that holds the day.
 */
export function useMonthsInSight(shown: Moment | null, numberOfMonths: number) {
  const [{ first, day, turns }, setView] = useState(() => ({
    first: getFirstMonth(shown, numberOfMonths),
    day: shown,
    turns: 0,
  }));
  if (shown && !shown.isSame(day, 'day')) {
    const months = toCalendarDay(shown).diff(first.clone().startOf('month'), 'months', true);
    const isInSight = months >= 0 && months < numberOfMonths;
    setView({
      first: isInSight ? first : getFirstMonth(shown, numberOfMonths),
      day: shown,
      turns: isInSight ? turns : turns + 1,
    });
  }
  const onTurn = (month: Moment) => setView((view) => ({ ...view, first: month }));
  return {
    turns,
    calendarProps: {
      initialVisibleMonth: () => first.clone(),
      numberOfMonths,
      onPrevMonthClick: onTurn,
      onNextMonthClick: onTurn,
    },
  };
}
