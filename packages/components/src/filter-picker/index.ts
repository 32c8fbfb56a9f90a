export { FilterPicker } from './filter-picker.tsx';
export type { FilterPickerProps } from './filter-picker.tsx';
