import { Table } from './table.tsx';
import type { TableHeader, TableQuery, TableTotals } from './types.ts';

export type TablePlaceholderProps = {
  caption: string;
  headers: readonly TableHeader[];
  query?: TableQuery;
  /** 5 unless given. */
  numberOfRows?: number;
  /** Given where the table will have a totals row. */
  totals?: TableTotals;
};

/** A table of grey bars, of the size of the table that is on its way; nothing of it is read out. */
export function TablePlaceholder({ numberOfRows = 5, ...table }: TablePlaceholderProps) {
  return <Table {...table} isLoading ariaHidden numberOfPlaceholderRows={numberOfRows} />;
}
