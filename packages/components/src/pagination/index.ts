export { Pagination } from './pagination.tsx';
export type { PageAction } from './page-action.ts';
export type { PaginationProps } from './pagination.tsx';
