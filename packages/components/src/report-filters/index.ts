export { ReportFilters } from './report-filters.tsx';
export type { ReportFiltersProps } from './report-filters.tsx';
