export { ReportFilters } from './report-filters.tsx';
export { FilterNames } from './filter-names.tsx';
export type { FilterNamesProps } from './filter-names.tsx';
export type { ReportFiltersProps } from './report-filters.tsx';
