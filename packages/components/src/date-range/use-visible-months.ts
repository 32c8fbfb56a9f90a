import { getStoreTimeZoneMoment } from '@tillview/date';
import moment, { type Moment } from 'moment';
import { useState } from 'react';
import { toCalendarDay } from './calendar-days.ts';

/**
 * The first visible month for a day. Side by side, no month after the current one is shown, since it would have no
 * selectable dates. Stacked, the month of the day comes first, since the following months may be below the fold.
 */
function getFirstMonth(shown: Moment | null, numberOfMonths: number, isVertical: boolean): Moment {
  const last = toCalendarDay(getStoreTimeZoneMoment());
  const latest = last.clone().subtract(isVertical && shown ? 0 : numberOfMonths - 1, 'months');
  return moment.min(toCalendarDay(shown) ?? last, latest).clone();
}

/**
 * The months that a calendar shows. The library changes months only with its own buttons and keys, so a typed date
 * could stay invisible. A new `resetKey` mounts the calendar again, on the month of the date.
 */
export function useVisibleMonths(
  shown: Moment | null,
  numberOfMonths: number,
  isVertical: boolean,
) {
  const [{ first, day, resetKey }, setView] = useState(() => ({
    first: getFirstMonth(shown, numberOfMonths, isVertical),
    day: shown,
    resetKey: 0,
  }));
  if (shown && !shown.isSame(day, 'day')) {
    const months = toCalendarDay(shown).diff(first.clone().startOf('month'), 'months', true);
    const isVisible = months >= 0 && months < numberOfMonths;
    setView({
      first: isVisible ? first : getFirstMonth(shown, numberOfMonths, isVertical),
      day: shown,
      resetKey: isVisible ? resetKey : resetKey + 1,
    });
  }
  const onMonthChange = (month: Moment) => setView((view) => ({ ...view, first: month }));
  return {
    resetKey,
    calendarProps: {
      initialVisibleMonth: () => first.clone(),
      numberOfMonths,
      onPrevMonthClick: onMonthChange,
      onNextMonthClick: onMonthChange,
    },
  };
}
