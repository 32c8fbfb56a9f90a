/** The defaults of calendars (R9.70 to R9.76, and R5.15 for the nights). */
export const CALENDAR_DEFAULTS = {
  /** Moment's tokens; names come from the store's locale. */
  monthFormat: 'MMMM YYYY',
  weekdayFormat: 'dd',
  numberOfMonths: 1,
  /** CSS pixels between months side by side. */
  horizontalMonthPadding: 13,
  /** The minimum number of nights from start to end. */
  minimumNights: 1,
  /** CSS pixels around the cross that clears a date. */
  clearDatePadding: 10,
  clearDatePaddingSmall: 6,
} as const;

/** The defaults of the report's range picker that differ (R5.14, R9.73). */
export const REPORT_CALENDAR = { numberOfMonths: 2, minimumNights: 0 } as const;
