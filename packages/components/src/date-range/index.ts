export { DateRange } from './date-range.tsx';
export type { DateRangeProps, DateRangeState } from './date-range.tsx';
