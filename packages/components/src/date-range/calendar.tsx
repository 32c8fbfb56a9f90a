import type { Moment } from 'moment';
import { useMemo, useState } from 'react';
import type { FocusedInputShape } from 'react-dates';
import { fromCalendarDay, toCalendarDay, toIsoDay } from './calendar-days.ts';
import { CALENDAR_DEFAULTS } from './calendar-defaults.ts';
import type { CalendarPhrases } from './calendar-phrases.ts';
import { useCalendar } from './use-calendar.tsx';
// Must be imported after use-calendar.tsx, which initializes the library.
import DayPickerRangeController from 'react-dates/esm/components/DayPickerRangeController';

export type CalendarProps = {
  after: Moment | null;
  before: Moment | null;
  focusedInput: FocusedInputShape;
  isInvalidDate: (date: Moment) => boolean;
  /** The number of months shown; 1 by default (R9.72). */
  numberOfMonths?: number;
  /** The minimum number of nights from the first to the last day; 1 by default (R5.15). */
  minimumNights?: number;
  isVertical: boolean;
  onDatesChange: (dates: { after: Moment | null; before: Moment | null }) => void;
  onFocusChange: (focusedInput: FocusedInputShape | null) => void;
  /** Called on Escape, to move the focus back to the field. */
  onLeave?: () => void;
};

const isSameDay = (one: Moment | null, other: Moment | null) =>
  one === other || (one?.isSame(other, 'day') ?? false);

/** The start or end of a range, the one that changed last. Initially the start, or the end if there is no start. */
function useLastChangedDate(after: Moment | null, before: Moment | null): Moment | null {
  const [last, setLast] = useState({ after, before, end: after ?? before });
  if (isSameDay(after, last.after) && isSameDay(before, last.before)) return last.end;
  const changed = isSameDay(after, last.after) ? before : after;
  const end = changed ?? last.end;
  setLast({ after, before, end });
  return end;
}

/** The library labels every day as a possible end, but a day before the start becomes the new start. */
function useRangePhrases(phrases: CalendarPhrases, after: Moment | null): CalendarPhrases {
  const start = after && toIsoDay(after);
  return useMemo(
    () => ({
      ...phrases,
      chooseAvailableEndDate: (day) =>
        start !== null && day.date < start
          ? phrases.chooseAvailableStartDate(day)
          : phrases.chooseAvailableEndDate(day),
    }),
    [phrases, start],
  );
}

/** The calendar that selects a range. */
export default function Calendar({
  after,
  before,
  focusedInput,
  isInvalidDate,
  numberOfMonths = CALENDAR_DEFAULTS.numberOfMonths,
  minimumNights = CALENDAR_DEFAULTS.minimumNights,
  isVertical,
  onDatesChange,
  onFocusChange,
  onLeave,
}: CalendarProps) {
  const { frameProps, isRtl, resetKey, calendarProps, help } = useCalendar({
    shown: useLastChangedDate(after, before),
    numberOfMonths,
    isVertical,
    isInvalidDate,
    onLeave,
  });
  const phrases = useRangePhrases(calendarProps.phrases, after);
  return (
    <div {...frameProps}>
      {isRtl !== null && (
        <DayPickerRangeController
          key={resetKey}
          {...calendarProps}
          phrases={phrases}
          startDate={toCalendarDay(after)}
          endDate={toCalendarDay(before)}
          focusedInput={focusedInput}
          onDatesChange={({ startDate: start, endDate: end }) =>
            onDatesChange({ after: fromCalendarDay(start), before: fromCalendarDay(end) })
          }
          onFocusChange={onFocusChange}
          orientation={isVertical ? 'vertical' : 'horizontal'}
          minimumNights={minimumNights}
        />
      )}
      {help}
    </div>
  );
}
