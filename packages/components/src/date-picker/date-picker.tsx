import { __, sprintf } from '@wordpress/i18n';
import type { Moment } from 'moment';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { CALENDAR_DEFAULTS } from '../date-range/calendar-defaults.ts';
import { DateInput } from '../date-range/date-input.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { lazyWithRetry } from '../lazy-with-retry/lazy-with-retry.tsx';
import { Popover } from '../popover/popover.tsx';
import { isFutureDate, parseDate, type ParsedDate } from './parse-date.ts';
import './date-picker.css';

const SingleCalendar = lazyWithRetry(() => import('./single-calendar.tsx'), {
  placeholder: () => (
    <p className="tillview-date-picker__loading" role="status">
      {__('Loading calendar', 'tillview')}
    </p>
  ),
  failure: () => __('The calendar could not be loaded. Dates can still be typed.', 'tillview'),
});

/** The state of a date picker, controlled by the caller. */
export type DatePickerState = ParsedDate & {
  /** The text as typed. */
  text: string;
};

export type DatePickerProps = DatePickerState & {
  /** The format of typed dates for moment, such as `MM/DD/YYYY`. */
  dateFormat: string;
  /** Called with the new state after a change in the field or the calendar. */
  onUpdate: (state: DatePickerState) => void;
  /** Label of the field; "Select a date" by default. */
  label?: string;
  /** Whether the label is for screen readers only; true by default. */
  isLabelHidden?: boolean;
  /** Whether the field is disabled. */
  disabled?: boolean;
  /** Whether a day cannot be selected; by default, days after today cannot (R5.3). */
  isInvalidDate?: (date: Moment) => boolean;
  /** Parses the typed text; by default strictly in `dateFormat`. */
  parse?: (text: string) => ParsedDate;
  /**
   * Returns the text that replaces the typed one when the field loses the focus or Enter is pressed; `undefined` keeps
   * the text. By default the text is always kept.
   */
  complete?: (text: string) => string | undefined;
  /** Whether to show a button that clears the date. */
  showClearDate?: boolean;
  /** Whether the field is small. */
  isSmall?: boolean;
};

/** A field for one date, typed or selected in a calendar. */
export function DatePicker({
  date,
  text,
  error,
  dateFormat,
  onUpdate,
  label = __('Select a date', 'tillview'),
  isLabelHidden = true,
  disabled = false,
  isInvalidDate = isFutureDate,
  parse = (typed) => parseDate(typed, dateFormat, isInvalidDate),
  complete,
  showClearDate = false,
  isSmall = false,
}: DatePickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Whether the focus moves into the calendar: set by the Down key, and reset when the field is focused or typed into
  // while the calendar is loading.
  const [isInCalendar, setIsInCalendar] = useState(false);
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isReturning = useRef(false);

  const close = () => {
    setIsOpen(false);
    setIsInCalendar(false);
  };
  /** Closes the calendar and moves the focus to the field, where it must not open the calendar again. */
  const returnToField = () => {
    close();
    isReturning.current = input.current?.ownerDocument.activeElement !== input.current;
    input.current?.focus();
  };
  /**
   * Closes the calendar without losing the focus, which may be inside it, or on the body after a click on its month
   * buttons.
   */
  const dismiss = () => {
    const active = anchor?.ownerDocument.activeElement ?? null;
    if (active === anchor?.ownerDocument.body || anchor?.contains(active)) returnToField();
    else close();
  };
  const onFocus = () => {
    setIsInCalendar(false);
    if (isReturning.current) isReturning.current = false;
    else setIsOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setIsOpen(true);
    setIsInCalendar(true);
  };
  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next instanceof Node && anchor?.contains(next)) return;
    if (next !== null) close();
  };
  const onType = (typed: string) => {
    setIsInCalendar(false);
    onUpdate({ ...parse(typed), text: typed });
  };
  const select = (day: Moment | null) => {
    onUpdate({ date: day, text: day ? day.format(dateFormat) : '', error: null });
    returnToField();
  };
  const { clearDatePadding, clearDatePaddingSmall } = CALENDAR_DEFAULTS;

  return (
    <div
      ref={setAnchor}
      className={`tillview-date-picker${isSmall ? ' is-small' : ''}`}
      onBlur={onBlur}
    >
      <DateInput
        label={label}
        isLabelHidden={isLabelHidden}
        inputRef={input}
        hasCalendar
        value={text}
        placeholder={dateFormat.toLowerCase()}
        description={sprintf(
          /* translators: %s: a pattern such as MM/DD/YYYY. */
          __('Type a date as %s, or press Down for the calendar.', 'tillview'),
          dateFormat,
        )}
        error={error}
        disabled={disabled}
        onChange={onType}
        onComplete={() => {
          const full = complete?.(text);
          if (full !== undefined) onUpdate({ ...parse(full), text: full });
        }}
        onFocus={onFocus}
        onClick={() => setIsOpen(true)}
        onKeyDown={onKeyDown}
      >
        {showClearDate && text !== '' && !disabled && (
          <button
            type="button"
            className="tillview-date-picker__clear"
            style={{ padding: isSmall ? clearDatePaddingSmall : clearDatePadding }}
            aria-label={__('Clear the date', 'tillview')}
            onClick={() => select(null)}
          >
            <CloseIcon />
          </button>
        )}
      </DateInput>
      {isOpen && !disabled && anchor && (
        <Popover
          anchor={anchor}
          onClose={dismiss}
          role="dialog"
          label={label}
          focusOnMount={false}
          expandOnMobile={false}
          className="tillview-date-picker__popover"
        >
          <SingleCalendar
            date={date}
            isInvalidDate={isInvalidDate}
            isFocused={isInCalendar}
            onDateChange={select}
            onLeave={returnToField}
          />
        </Popover>
      )}
    </div>
  );
}
