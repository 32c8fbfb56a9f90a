export { ViewMoreList } from './view-more-list.tsx';
export type { ViewMoreListProps } from './view-more-list.tsx';
