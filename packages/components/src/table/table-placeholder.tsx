import { Table } from './table.tsx';
import type { TableHeader, TableQuery, TableTotals } from './types.ts';

export type TablePlaceholderProps = {
  /** Accessible name of the table. */
  caption: string;
  /** The columns. */
  headers: readonly TableHeader[];
  /** Sort, for the sorted column. */
  query?: TableQuery;
  /** 5 unless given. */
  numberOfRows?: number;
  /** For a table with a totals row. */
  totals?: TableTotals;
};

/** Shown while a table is loading, in its final size; hidden from screen readers. */
export function TablePlaceholder({ numberOfRows = 5, ...table }: TablePlaceholderProps) {
  return <Table {...table} isLoading ariaHidden numberOfPlaceholderRows={numberOfRows} />;
}
