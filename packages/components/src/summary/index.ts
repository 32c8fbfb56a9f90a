export { SummaryList } from './summary-list.tsx';
export { SummaryListPlaceholder } from './summary-list-placeholder.tsx';
export { SummaryNumber } from './summary-number.tsx';
export { SummaryNumberPlaceholder } from './summary-number-placeholder.tsx';
export type { SummaryListProps, SummaryListState } from './summary-list.tsx';
export type { SummaryListPlaceholderProps } from './summary-list-placeholder.tsx';
export type { SummaryNumberProps } from './summary-number.tsx';
