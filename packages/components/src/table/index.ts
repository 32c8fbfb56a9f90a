export { EmptyTable } from './empty-table.tsx';
export { Table } from './table.tsx';
export { TableCard } from './table-card.tsx';
export { TablePlaceholder } from './table-placeholder.tsx';
export { TableSummary, TableSummaryPlaceholder } from './table-summary.tsx';
export type { EmptyTableProps } from './empty-table.tsx';
export type { TableProps } from './table.tsx';
export type { TableCardProps } from './table-card.tsx';
export type { TablePlaceholderProps } from './table-placeholder.tsx';
export type { TableSummaryItem, TableSummaryProps } from './table-summary.tsx';
export type {
  SortDirection,
  TableCell,
  TableHeader,
  TableQuery,
  TableRow,
  TableTotals,
} from './types.ts';
