import type { SortOrder } from '@tillview/navigation';
import type { ReactNode } from 'react';

/** One column of a table (R3.42). */
export type TableHeader = {
  key: string;
  label: ReactNode;
  isSortable?: boolean;
  /** Whether the cells are numbers: aligned to the end and not wrapped. */
  isNumeric?: boolean;
  /** Whether the cells are dates: the sort is announced as newest or oldest first. */
  isDate?: boolean;
  /** Whether the column is aligned to the start although it is numeric. */
  isLeftAligned?: boolean;
  /** Whether the table is sorted by this column by default. */
  defaultSort?: boolean;
  /** The direction of the default sort; not used for other sorts (readings A8). */
  defaultOrder?: SortOrder;
  /** Whether the column cannot be hidden. */
  required?: boolean;
  /** The key of the column that this one belongs to. The two are shown and hidden together. */
  partOf?: string;
  /** False for a column that is hidden by default. */
  visible?: boolean;
  /** The name for screen readers, when the label is an abbreviation or a control. */
  screenReaderLabel?: string;
  /** What the values of the column are: a tooltip, and for screen readers a part of the description. */
  description?: string;
  /** The label of the extra column for the notes of the cells in an exported file. */
  noteLabel?: string;
  /** The class name of the column's cells. */
  cellClassName?: string;
};

/** A cell: the content to show, and the value for CSV. */
export type TableCell = {
  display?: ReactNode;
  value?: string | number | boolean | null;
  /** What the displayed content contains besides the value, such as "5 of 7 days". */
  note?: string;
};

/** Cells in the order of the headers. */
export type TableRow = readonly TableCell[];

/** Cells of the totals row, by header key. */
export type TableTotals = Readonly<Record<string, ReactNode>>;

/** The part of the report query that a table reads (R3.49), with the values from the URL. */
export type TableQuery = {
  orderby?: string | undefined;
  order?: string | undefined;
  paged?: string | number | undefined;
  per_page?: string | number | undefined;
};
