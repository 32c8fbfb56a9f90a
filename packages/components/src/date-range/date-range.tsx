import { formatDate, getStoreTimeZoneMoment } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';
import type { Moment } from 'moment';
import { useId, useRef } from 'react';
import { lazyWithRetry } from '../lazy-with-retry/lazy-with-retry.tsx';
import { useIsMobileViewport } from '../viewport/viewport.ts';
import { REPORT_CALENDAR } from './calendar-defaults.ts';
import { checkEnd } from './check-end.ts';
import { completeDate } from './complete-date.ts';
import { DateInput } from './date-input.tsx';
import './date-range.css';

const Calendar = lazyWithRetry(() => import('./calendar.tsx'), {
  placeholder: () => (
    <p className="tillview-date-range__loading" role="status">
      {__('Loading calendar', 'tillview')}
    </p>
  ),
  failure: () => __('The calendar could not be loaded. Dates can still be typed.', 'tillview'),
});

/** The draft of a custom range (R3.37). */
export type DateRangeState = {
  after: Moment | null;
  before: Moment | null;
  afterText: string;
  beforeText: string;
  afterError: string | null;
  beforeError: string | null;
  focusedInput: 'startDate' | 'endDate';
};

export type DateRangeProps = DateRangeState & {
  /** The format of typed dates for moment, such as `MM/DD/YYYY`; ISO dates are always accepted. */
  shortDateFormat: string;
  /** Whether a day cannot be selected. */
  isInvalidDate: (date: Moment) => boolean;
  /** Called with the properties that changed in the fields or the calendar. */
  onUpdate: (change: Partial<DateRangeState>) => void;
  /** Called on Escape in the calendar; by default the focus moves back to the field. */
  onEscape?: (() => void) | undefined;
  /** The minimum number of nights; 0 by default, as in the report picker (R5.14). */
  minimumNights?: number;
};

/** Two date fields and a calendar for one range, controlled by the caller. */
export function DateRange({
  after,
  before,
  afterText,
  beforeText,
  afterError,
  beforeError,
  focusedInput,
  shortDateFormat,
  isInvalidDate,
  onUpdate,
  onEscape,
  minimumNights = REPORT_CALENDAR.minimumNights,
}: DateRangeProps) {
  const id = useId();
  const startField = useRef<HTMLInputElement>(null);
  const endField = useRef<HTMLInputElement>(null);
  const isMobile = useIsMobileViewport();
  const description = sprintf(
    /* translators: %s: a pattern such as MM/DD/YYYY. */
    __('Type a date as %s.', 'tillview'),
    shortDateFormat,
  );
  const placeholder = shortDateFormat.toLowerCase();

  const check = (side: 'after' | 'before', text: string, other: Moment | null) =>
    checkEnd({ side, text, other, dateFormat: shortDateFormat, minimumNights });

  const typeAfter = (text: string) => {
    const own = check('after', text, before);
    // This change may make the other date valid.
    const other = beforeError ? check('before', beforeText, own.date) : null;
    onUpdate({
      after: own.date,
      afterText: text,
      afterError: own.error,
      ...(other ? { before: other.date, beforeError: other.error } : {}),
    });
  };

  const typeBefore = (text: string) => {
    const own = check('before', text, after);
    const other = afterError ? check('after', afterText, own.date) : null;
    onUpdate({
      before: own.date,
      beforeText: text,
      beforeError: own.error,
      ...(other ? { after: other.date, afterError: other.error } : {}),
    });
  };

  /** Replaces a date that was typed in another common format with the expected format. */
  const complete = (text: string, type: (text: string) => void) => {
    const full = completeDate(text, shortDateFormat);
    if (full !== undefined) type(full);
  };
  const today = getStoreTimeZoneMoment();

  return (
    <div className="tillview-date-range">
      <div className="tillview-date-range__fields" role="group" aria-labelledby={`${id}-heading`}>
        <span id={`${id}-heading`} className="tillview-visually-hidden">
          {__('Custom date range', 'tillview')}
        </span>
        <DateInput
          label={__('Start date', 'tillview')}
          inputRef={startField}
          value={afterText}
          placeholder={placeholder}
          description={description}
          error={afterError}
          onChange={typeAfter}
          onComplete={() => complete(afterText, typeAfter)}
          onFocus={() => onUpdate({ focusedInput: 'startDate' })}
        />
        <span className="tillview-date-range__to">{__('to', 'tillview')}</span>
        <DateInput
          label={__('End date', 'tillview')}
          inputRef={endField}
          value={beforeText}
          placeholder={placeholder}
          description={description}
          error={beforeError}
          onChange={typeBefore}
          onComplete={() => complete(beforeText, typeBefore)}
          onFocus={() => onUpdate({ focusedInput: 'endDate' })}
        />
      </div>
      <p className="tillview-date-range__hint" aria-hidden="true">
        {sprintf(
          /* translators: 1: a pattern such as MM/DD/YYYY; 2 and 3: the same date in shorter forms. */
          __('Type a date as %1$s or shorter, such as %2$s or %3$s.', 'tillview'),
          shortDateFormat,
          formatDate(today, shortDateFormat.replace('YYYY', 'YY')),
          formatDate(today, 'MMM D'),
        )}
      </p>
      <Calendar
        after={after}
        before={before}
        focusedInput={focusedInput}
        isInvalidDate={isInvalidDate}
        numberOfMonths={REPORT_CALENDAR.numberOfMonths}
        minimumNights={minimumNights}
        isVertical={isMobile}
        onLeave={
          onEscape ??
          (() => (focusedInput === 'startDate' ? startField : endField).current?.focus())
        }
        onDatesChange={(dates) =>
          onUpdate({
            ...dates,
            afterText: dates.after ? dates.after.format(shortDateFormat) : '',
            beforeText: dates.before ? dates.before.format(shortDateFormat) : '',
            afterError: null,
            beforeError: null,
          })
        }
        onFocusChange={(next) => onUpdate({ focusedInput: next ?? 'startDate' })}
      />
    </div>
  );
}
