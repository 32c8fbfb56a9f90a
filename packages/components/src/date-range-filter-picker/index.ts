export { DateRangeFilterPicker } from './date-range-filter-picker.tsx';
export type { DateRangeFilterPickerProps, DateRangeLabel } from './date-range-filter-picker.tsx';
export type { DateRangeSelection } from './use-date-range-draft.ts';
