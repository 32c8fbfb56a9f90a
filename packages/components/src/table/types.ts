import type { ReactNode } from 'react';

export type SortDirection = 'asc' | 'desc';

/** One column of a table (spec §3). */
export type TableHeader = {
  key: string;
  label: ReactNode;
  isSortable?: boolean;
  /** Figures: aligned to the end, never wrapped. */
  isNumeric?: boolean;
  /** Aligned to the start although it is numeric. */
  isLeftAligned?: boolean;
  /** The column that the table is sorted by when nothing else is asked. */
  defaultSort?: boolean;
  /** The direction of that first sort; it says nothing about later ones (readings A8). */
  defaultOrder?: SortDirection;
  /** Cannot be hidden. */
  required?: boolean;
  /** False for a column that is hidden at first. */
  visible?: boolean;
  /** Read out instead of the label, where that is an abbreviation or a control. */
  screenReaderLabel?: string;
  /** Class of the column's cells. */
  cellClassName?: string;
};

/** A cell: what is shown, and the plain value that a file gets. */
export type TableCell = {
  display?: ReactNode;
  value?: string | number | boolean | null;
};

/** Cells in the order of the headers. */
export type TableRow = readonly TableCell[];

/** Cells of the totals row, by the key of the header they stand under. */
export type TableTotals = Readonly<Record<string, ReactNode>>;

/** The part of the report query that a table reads (spec §3). Values come as they stand in the address. */
export type TableQuery = {
  orderby?: string | undefined;
  order?: string | undefined;
  paged?: string | number | undefined;
  per_page?: string | number | undefined;
};
