import type { Moment } from 'moment';
import { useMemo, useState } from 'react';
import type { FocusedInputShape } from 'react-dates';
import { fromCalendarDay, toCalendarDay, toIsoDay } from './calendar-days.ts';
import { CALENDAR_DEFAULTS } from './calendar-defaults.ts';
import type { CalendarPhrases } from './calendar-phrases.ts';
import { useCalendar } from './use-calendar.tsx';
// The calendar's own set-up has to run before this is loaded.
import DayPickerRangeController from 'react-dates/esm/components/DayPickerRangeController';

export type CalendarProps = {
  after: Moment | null;
  before: Moment | null;
  focusedInput: FocusedInputShape;
  isInvalidDate: (date: Moment) => boolean;
  /** How many months stand beside or, when vertical, below each other; 1 unless given (spec §9). */
  numberOfMonths?: number;
  /** The fewest nights from the first to the last day; 1 unless given (spec §5). */
  minimumNights?: number;
  isVertical: boolean;
  onDatesChange: (dates: { after: Moment | null; before: Moment | null }) => void;
  onFocusChange: (focusedInput: FocusedInputShape | null) => void;
  /** Asked for by Escape: the focus goes back to the field. */
  onLeave?: () => void;
};

const isSameDay = (one: Moment | null, other: Moment | null) =>
  one === other || (one?.isSame(other, 'day') ?? false);

/** The end of a range that was chosen last; at first its start. */
function useLatestEnd(after: Moment | null, before: Moment | null): Moment | null {
  const [last, setLast] = useState({ after, before, end: after ?? before });
  if (isSameDay(after, last.after) && isSameDay(before, last.before)) return last.end;
  const changed = isSameDay(after, last.after) ? before : after;
  const end = changed ?? last.end;
  setLast({ after, before, end });
  return end;
}

/** The library says of every day that it becomes the end; one before the start becomes the start. */
function usePhrasesOfEnds(phrases: CalendarPhrases, after: Moment | null): CalendarPhrases {
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

/** The calendar in which a range is chosen, by pointer or by keys (spec §5, §9). */
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
  const { frameProps, isRtl, turns, calendarProps, help } = useCalendar({
    shown: useLatestEnd(after, before),
    numberOfMonths,
    isInvalidDate,
    onLeave,
  });
  const phrases = usePhrasesOfEnds(calendarProps.phrases, after);
  return (
    <div {...frameProps}>
      {isRtl !== null && (
        <DayPickerRangeController
          key={turns}
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
