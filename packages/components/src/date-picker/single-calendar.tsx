import type { Moment } from 'moment';
import { fromCalendarDay, toCalendarDay } from '../date-range/calendar-days.ts';
import { CALENDAR_DEFAULTS } from '../date-range/calendar-defaults.ts';
import { useCalendar } from '../date-range/use-calendar.tsx';
import { useFocusOnDay } from './use-focus-on-day.ts';
import DayPickerSingleDateController from 'react-dates/esm/components/DayPickerSingleDateController';

type SingleCalendarProps = {
  date: Moment | null;
  isInvalidDate: (date: Moment) => boolean;
  /** Whether the day in question takes the focus, as soon as it can be seen. */
  isFocused: boolean;
  onDateChange: (date: Moment | null) => void;
  /** Asked for by Escape: the focus goes back to the field. */
  onLeave: () => void;
};

/** The calendar in which one day is chosen, by pointer or by keys. */
export default function SingleCalendar({
  date,
  isInvalidDate,
  isFocused,
  onDateChange,
  onLeave,
}: SingleCalendarProps) {
  const { frameProps, frame, isRtl, turns, calendarProps, help } = useCalendar({
    shown: date,
    numberOfMonths: CALENDAR_DEFAULTS.numberOfMonths,
    isInvalidDate,
    onLeave,
  });
  useFocusOnDay(frame, isFocused);
  return (
    <div {...frameProps}>
      {isRtl !== null && (
        <DayPickerSingleDateController
          key={turns}
          {...calendarProps}
          date={toCalendarDay(date)}
          focused
          isFocused={isFocused}
          keepOpenOnDateSelect
          onDateChange={(day) => onDateChange(fromCalendarDay(day))}
          onFocusChange={() => undefined}
        />
      )}
      {help}
    </div>
  );
}
