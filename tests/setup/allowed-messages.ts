/**
 * The only console messages that do not fail a test. React logs them for two libraries that we cannot change:
 * react-dates and the direction library that it uses. They are matched by their text.
 */
const ALLOWED: readonly RegExp[] = [
  /^Warning: (SingleDatePickerInput|CalendarIcon|CloseButton|DateRangePickerInput|RightArrow|LeftArrow): Support for defaultProps will be removed from function components/,
  /^Warning: \w*: Support for defaultProps will be removed from function components[^]*(SingleDatePickerInput|CalendarIcon|CloseButton|DateRangePickerInput|RightArrow|LeftArrow)/,
  /componentWillReceiveProps has been renamed[^]*(DayPicker|DateRangePicker|SingleDatePicker|CalendarMonthGrid|CalendarMonth|DateInput|DayPickerRangeController|DayPickerSingleDateController|withStyles)/,
  /componentWillUpdate has been renamed[^]*(DayPicker|DateRangePicker|SingleDatePicker|CalendarMonthGrid|CalendarMonth|DateInput|DayPickerRangeController|DayPickerSingleDateController|withStyles)/,
];

/** Whether a console message is one of the allowed ones. */
export function isAllowedMessage(text: string): boolean {
  return ALLOWED.some((pattern) => pattern.test(text));
}
