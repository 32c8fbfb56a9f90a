export { CompareButton, MINIMUM_TO_COMPARE } from './compare-button.tsx';
export { CompareFilter } from './compare-filter.tsx';
export type { CompareButtonProps } from './compare-button.tsx';
export type { CompareFilterProps } from './compare-filter.tsx';
