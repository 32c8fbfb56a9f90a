import 'react-dates/esm/initialize';
import { getDateEnvironment, getStoreTimeZoneMoment } from '@tillview/date';
import moment, { type Moment } from 'moment';
import type { FocusedInputShape } from 'react-dates';
import DayPickerRangeController from 'react-dates/esm/components/DayPickerRangeController';
import { useCallback, useMemo } from 'react';
import { isRTL } from '@wordpress/i18n';
import { fromCalendarDay, toCalendarDay, toIsoDay } from './calendar-days.ts';
import { getCalendarNames } from './calendar-names.ts';
import { getCalendarPhrases } from './calendar-phrases.ts';
import './calendar.css';

export type CalendarProps = {
  after: Moment | null;
  before: Moment | null;
  focusedInput: FocusedInputShape;
  isInvalidDate: (date: Moment) => boolean;
  /** How many months stand beside or, when vertical, below each other. */
  numberOfMonths: number;
  isVertical: boolean;
  onDatesChange: (dates: { after: Moment | null; before: Moment | null }) => void;
  onFocusChange: (focusedInput: FocusedInputShape | null) => void;
};

/** From the spec, section 9: "month format", "horizontal month padding" and "minimum nights". */
const MONTH_FORMAT = 'MMMM YYYY';
const WEEKDAY_FORMAT = 'dd';
const HORIZONTAL_MONTH_PADDING = 13;
const MINIMUM_NIGHTS = 0;
const DAY_SIZE = 39;

/** The two months in which a range is chosen, by pointer or by keys (spec §5, §9). */
export default function Calendar({
  after,
  before,
  focusedInput,
  isInvalidDate,
  numberOfMonths,
  isVertical,
  onDatesChange,
  onFocusChange,
}: CalendarProps) {
  const { locale, weekStart } = getDateEnvironment();
  const names = useMemo(() => getCalendarNames(locale), [locale]);
  const phrases = useMemo(() => getCalendarPhrases(names), [names]);
  // Another function would hide the calendar for good, as the library then forgets how high a title is.
  const renderMonthText = useCallback((month: Moment) => names.month(toIsoDay(month)), [names]);
  const startDate = toCalendarDay(after);
  const endDate = toCalendarDay(before);

  // Opens on the range, or so that the current month is the last in sight: later months hold nothing.
  const firstMonth = () => {
    const last = toCalendarDay(getStoreTimeZoneMoment());
    const shown = toCalendarDay(after ?? before) ?? last;
    const latest = last.clone().subtract(numberOfMonths - 1, 'months');
    return moment.min(shown, latest).clone();
  };

  return (
    <div className="tillview-calendar">
      <DayPickerRangeController
        startDate={startDate}
        endDate={endDate}
        focusedInput={focusedInput}
        onDatesChange={({ startDate: start, endDate: end }) =>
          onDatesChange({ after: fromCalendarDay(start), before: fromCalendarDay(end) })
        }
        onFocusChange={onFocusChange}
        initialVisibleMonth={firstMonth}
        numberOfMonths={numberOfMonths}
        orientation={isVertical ? 'vertical' : 'horizontal'}
        isOutsideRange={(day) => {
          const date = fromCalendarDay(day);
          return date !== null && isInvalidDate(date);
        }}
        minimumNights={MINIMUM_NIGHTS}
        monthFormat={MONTH_FORMAT}
        weekDayFormat={WEEKDAY_FORMAT}
        horizontalMonthPadding={HORIZONTAL_MONTH_PADDING}
        daySize={DAY_SIZE}
        firstDayOfWeek={weekStart as 0 | 1 | 2 | 3 | 4 | 5 | 6}
        isRTL={isRTL()}
        hideKeyboardShortcutsPanel
        noBorder
        transitionDuration={0}
        dayAriaLabelFormat="YYYY-MM-DD"
        phrases={phrases}
        renderMonthText={renderMonthText}
        renderWeekHeaderElement={(text) => {
          const { short, long } = names.weekday(moment.weekdaysMin().indexOf(text));
          return (
            <abbr className="tillview-calendar__weekday" title={long}>
              {short}
            </abbr>
          );
        }}
        renderDayContents={(day) => names.dayNumber(toIsoDay(day))}
      />
    </div>
  );
}
