import type { SortOrder } from '@tillview/navigation';
import type { ReactNode } from 'react';

/** One column of a table (R3.42). */
export type TableHeader = {
  key: string;
  label: ReactNode;
  isSortable?: boolean;
  /** Numbers: aligned to the end, not wrapped. */
  isNumeric?: boolean;
  /** Dates: sorted from the newest or from the oldest. */
  isDate?: boolean;
  /** Aligned to the start although it is numeric. */
  isLeftAligned?: boolean;
  /** Whether the table is sorted by this column by default. */
  defaultSort?: boolean;
  /** The direction of the default sort only (readings A8). */
  defaultOrder?: SortOrder;
  /** Whether the column cannot be hidden. */
  required?: boolean;
  /** The key of the column that it adds to: it is shown and hidden with that one. */
  partOf?: string;
  /** False for a column that is hidden by default. */
  visible?: boolean;
  /** The name for screen readers, where the label is an abbreviation or a control. */
  screenReaderLabel?: string;
  /** The label of the column that takes the cells' notes in a file. */
  noteLabel?: string;
  /** Class of the column's cells. */
  cellClassName?: string;
};

/** A cell: the content to show, and the value for CSV. */
export type TableCell = {
  display?: ReactNode;
  value?: string | number | boolean | null;
  /** What the content says besides the value, such as "5 of 7 days". */
  note?: string;
};

/** Cells in the order of the headers. */
export type TableRow = readonly TableCell[];

/** Cells of the totals row, by header key. */
export type TableTotals = Readonly<Record<string, ReactNode>>;

/** The part of the report query that a table reads (R3.49). The values are those of the address. */
export type TableQuery = {
  orderby?: string | undefined;
  order?: string | undefined;
  paged?: string | number | undefined;
  per_page?: string | number | undefined;
};
