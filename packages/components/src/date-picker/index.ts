export { DatePicker } from './date-picker.tsx';
export { parseDate } from './parse-date.ts';
export type { DatePickerProps, DatePickerState } from './date-picker.tsx';
