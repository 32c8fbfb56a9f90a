export { DateRangeFilterPicker } from './date-range-filter-picker.tsx';
export type { DateRangeFilterPickerProps, DateRangeLabel } from './date-range-filter-picker.tsx';
export type { DateRangeSelection } from './date-range-content.tsx';
