export { CALENDAR_DEFAULTS, REPORT_CALENDAR } from './calendar-defaults.ts';
export { DateRange } from './date-range.tsx';
export type { DateRangeProps, DateRangeState } from './date-range.tsx';
