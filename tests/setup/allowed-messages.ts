/**
 * The only console messages a test may cause without failing: those of two libraries that we cannot mend,
 * matched by their text. React says them of react-dates (and of the direction library below it).
 */
const ALLOWED: readonly RegExp[] = [
  /^Warning: (SingleDatePickerInput|CalendarIcon|CloseButton|DateRangePickerInput|RightArrow|LeftArrow): Support for defaultProps will be removed from function components/,
  /^Warning: \w*: Support for defaultProps will be removed from function components[^]*(SingleDatePickerInput|CalendarIcon|CloseButton|DateRangePickerInput|RightArrow|LeftArrow)/,
  /componentWillReceiveProps has been renamed[^]*(DayPicker|DateRangePicker|SingleDatePicker|CalendarMonthGrid|CalendarMonth|DateInput|DayPickerRangeController|DayPickerSingleDateController|withStyles)/,
  /componentWillUpdate has been renamed[^]*(DayPicker|DateRangePicker|SingleDatePicker|CalendarMonthGrid|CalendarMonth|DateInput|DayPickerRangeController|DayPickerSingleDateController|withStyles)/,
];

/** Whether a console message is one of the known ones. */
export function isAllowedMessage(text: string): boolean {
  return ALLOWED.some((pattern) => pattern.test(text));
}
