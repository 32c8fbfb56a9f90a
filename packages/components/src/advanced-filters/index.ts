export { AdvancedFilters } from './advanced-filters.tsx';
export type { AdvancedFiltersProps } from './advanced-filters.tsx';
export type { AdvancedFilterAction } from './use-advanced-filters.ts';
