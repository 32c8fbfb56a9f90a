export { AdvancedFilters } from './advanced-filters.tsx';
export { describeActiveFilters } from './describe-filters.ts';
export type { AdvancedFiltersProps } from './advanced-filters.tsx';
export type { AdvancedFilterAction } from './use-advanced-filters.ts';
