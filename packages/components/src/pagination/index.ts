export { getPerPage, PER_PAGE_OPTIONS } from './get-per-page.ts';
export { Pagination } from './pagination.tsx';
export type { PageAction, PaginationProps } from './pagination.tsx';
