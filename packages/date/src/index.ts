export {
  dayTicksThreshold,
  defaultDateRangeQuery,
  defaultDateTimeFormat,
  defaultTableDateFormat,
  isoDateFormat,
  weekTicksThreshold,
} from './constants.ts';
export {
  configureDate,
  configureRanges,
  getDateEnvironment,
  loadLocaleData,
} from './environment.ts';
export { isTimeZone } from './zone.ts';
export {
  containsLeapYear,
  getDateDifferenceInDays,
  getStoreTimeZoneMoment,
  isLeapYear,
} from './calendar.ts';
export {
  allTimePreset,
  comparisonValues,
  extraDateParameters,
  formatLastDays,
  formatMovedDay,
  getComparisonValues,
  movedDayValues,
  periods,
  presetValues,
  rollingPresetValues,
} from './choices.ts';
export { getCurrentPeriod, getLastPeriod } from './periods.ts';
export { correctDateQuery } from './date-corrections.ts';
export { getDateParamsFromQuery, getRollingPresetQuery } from './date-params.ts';
export { findMovedDay, getMovedDay } from './moved-days.ts';
export { getCurrentDates, getPreviousDate } from './current-dates.ts';
export { pairIntervals } from './pair-intervals.ts';
export { formatTime } from './format-time.ts';
export { getSteppedRange } from './step-range.ts';
export { readTypedDate } from './typed-date.ts';
export { getStoreDay, isDayText } from './local-time.ts';
export { getRangeIntervals } from './range-intervals.ts';
export { getRangeParams } from './range-dates.ts';
export { getRangeLabel } from './range-label.ts';
export { formatPhpDate } from './format-php-date.ts';
export { getStartOfUnit, toStoreTime } from './store-time.ts';
export { appendTimestamp, formatDate, getDateEntryFormat } from './format-date.ts';
export {
  countIntervals,
  defaultChartType,
  defaultInterval,
  getAllowedIntervalsForQuery,
  getChartTypeForQuery,
  getIntervalForQuery,
  intervalValues,
  isIncompleteInterval,
} from './intervals.ts';
export {
  getDateFormatsForInterval,
  getDateFormatsForIntervalD3,
  getDateFormatsForIntervalPhp,
} from './interval-formats.ts';
export { formatIntervalLabel } from './interval-label.ts';
export { formatPartialDays, getPartialDays } from './partial-interval.ts';
export { dateValidationMessages, toMoment, validateDateInputForRange } from './validation.ts';
export type { PeriodUnit } from './local-time.ts';
export type { RangeInterval } from './range-intervals.ts';
export type { Compare, Period, RollingPreset } from './choice-values.ts';
export type { CurrentDates, DataPickerOptions, DateRange } from './current-dates.ts';
export type { DateCorrection } from './date-corrections.ts';
export type { DateParams } from './date-params.ts';
export type { MovedDayName } from './moved-days.ts';
export type { DateQuery } from './range-choice.ts';
export type { DateConfig } from './environment.ts';
export type { IntervalLabelStyle } from './interval-label.ts';
export type { ChartType, Interval } from './intervals.ts';
export type { DateValue } from './periods.ts';
export type { RangeParams } from './range-dates.ts';
