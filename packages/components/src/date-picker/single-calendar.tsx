import type { Moment } from 'moment';
import { fromCalendarDay, toCalendarDay } from '../date-range/calendar-days.ts';
import { CALENDAR_DEFAULTS } from '../date-range/calendar-defaults.ts';
import { useCalendar } from '../date-range/use-calendar.tsx';
import { useFocusOnDay } from './use-focus-on-day.ts';
import DayPickerSingleDateController from 'react-dates/esm/components/DayPickerSingleDateController';

type SingleCalendarProps = {
  date: Moment | null;
  isInvalidDate: (date: Moment) => boolean;
  /** Whether the calendar takes the focus as soon as it is rendered. */
  isFocused: boolean;
  onDateChange: (date: Moment | null) => void;
  /** Called on Escape, to move the focus back to the field. */
  onLeave: () => void;
};

/** The calendar that selects one day. */
export default function SingleCalendar({
  date,
  isInvalidDate,
  isFocused,
  onDateChange,
  onLeave,
}: SingleCalendarProps) {
  const { frameProps, frame, isRtl, resetKey, calendarProps, help } = useCalendar({
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
          key={resetKey}
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
