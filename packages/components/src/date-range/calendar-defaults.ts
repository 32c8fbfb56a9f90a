/** The defaults of calendars (R9.70 to R9.76, and R5.15 for the nights). */
export const CALENDAR_DEFAULTS = {
  /** Formats for moment; the names come from the store's locale. */
  monthFormat: 'MMMM YYYY',
  weekdayFormat: 'dd',
  numberOfMonths: 1,
  /** The horizontal padding of months side by side, in CSS pixels. */
  horizontalMonthPadding: 13,
  /** The minimum number of nights from start to end. */
  minimumNights: 1,
  /** The padding of the button that clears a date, in CSS pixels. */
  clearDatePadding: 10,
  clearDatePaddingSmall: 6,
} as const;

/** The defaults that are different in the report's range picker (R5.14, R9.73). */
export const REPORT_CALENDAR = { numberOfMonths: 2, minimumNights: 0 } as const;
