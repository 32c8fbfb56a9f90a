import { Table } from './table.tsx';
import type { TableHeader, TableQuery, TableTotals } from './types.ts';

export type TablePlaceholderProps = {
  /** Accessible name of the table. */
  caption: string;
  /** The columns. */
  headers: readonly TableHeader[];
  /** The sort, used to mark the sorted column. */
  query?: TableQuery;
  /** The number of placeholder rows; 5 by default. */
  numberOfRows?: number;
  /** Set for a table with a totals row. */
  totals?: TableTotals;
};

/** A placeholder in the final size of a table, shown while it is loading. Hidden from screen readers. */
export function TablePlaceholder({ numberOfRows = 5, ...table }: TablePlaceholderProps) {
  return <Table {...table} isLoading ariaHidden numberOfPlaceholderRows={numberOfRows} />;
}
