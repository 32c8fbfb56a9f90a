/** What a calendar does unless it is told otherwise (spec §9 "Date picker defaults", §5 for the nights). */
export const CALENDAR_DEFAULTS = {
  /** Moment's tokens; the words themselves come from the store's locale. */
  monthFormat: 'MMMM YYYY',
  weekdayFormat: 'dd',
  numberOfMonths: 1,
  /** CSS pixels between months that stand side by side. */
  horizontalMonthPadding: 13,
  /** The end of a range is at least this many nights after its start. */
  minimumNights: 1,
  /** CSS pixels around the cross that clears a date. */
  clearDatePadding: 10,
  clearDatePaddingSmall: 6,
} as const;

/** What the report's range picker has instead (spec §5, §9). */
export const REPORT_CALENDAR = { numberOfMonths: 2, minimumNights: 0 } as const;
