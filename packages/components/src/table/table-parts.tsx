import { __ } from '@wordpress/i18n';
import { memo } from 'react';
import { Placeholder } from '../placeholder/placeholder.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { TableHeader, TableRow, TableTotals } from './types.ts';

/** The key of the column of checkboxes that select rows for a comparison. */
export const SELECT_KEY = 'compare';

/** A column and the class names of its cells. */
export type Column = {
  header: TableHeader;
  /** The index of its cells in a row. */
  cell: number;
  className: string;
  isRowHeader: boolean;
  /** Whether its cells are numbers without a wrapper element: a page of 100 rows has more than 1,000 cells. */
  isPlain: boolean;
};

/**
 * The shown columns of a table. The column of the row header is sticky if it is one of the first two, otherwise the first
 * column.
 */
export function getColumns(
  headers: readonly TableHeader[],
  rowHeader: number | false,
  hiddenKeys: readonly string[] = [],
): Column[] {
  const shown = headers
    .map((header, cell) => ({ header, cell }))
    .filter(({ header }) => !hiddenKeys.includes(header.key));
  const stickyIndex = shown[1] && shown[1].cell === rowHeader ? 1 : 0;
  return shown.map(({ header, cell }, index) => {
    const isRowHeader = cell === rowHeader;
    const isPlain = header.isNumeric === true && !isRowHeader && index !== stickyIndex;
    return {
      header,
      cell,
      isRowHeader,
      isPlain,
      className: [
        'tillview-table__cell',
        header.isNumeric && 'is-numeric',
        header.isNumeric && !header.isLeftAligned && 'is-at-end',
        index === stickyIndex && 'is-sticky',
        header.key === SELECT_KEY && 'is-select',
        isPlain && 'is-plain',
        header.cellClassName,
      ]
        .filter(Boolean)
        .join(' '),
    };
  });
}

type RowProps = {
  columns: readonly Column[];
  row: TableRow;
};

/** A row of data. For speed, its cells are not components: a page of 100 rows has more than 1,000 cells. */
export const Row = memo(function Row({ columns, row }: RowProps) {
  return (
    <tr className="tillview-table__row">
      {columns.map(({ header, cell, className, isRowHeader, isPlain }) => {
        const display = row[cell]?.display;
        const Cell = isRowHeader ? 'th' : 'td';
        return (
          <Cell key={header.key} className={className} scope={isRowHeader ? 'row' : undefined}>
            {isPlain ? display : <div className="tillview-table__content">{display}</div>}
          </Cell>
        );
      })}
    </tr>
  );
});

type PlaceholderRowsProps = {
  columns: readonly Column[];
  count: number;
};

/** Rows of placeholder bars, shown while rows are loading. */
export function PlaceholderRows({ columns, count }: PlaceholderRowsProps) {
  const keys = Array.from({ length: count }, (_, index) => `placeholder-${index}`);
  return keys.map((key) => (
    <tr className="tillview-table__row" key={key}>
      {columns.map(({ header, className }) => (
        <td className={className} key={header.key}>
          <Placeholder width={header.isNumeric ? '56px' : '120px'} />
        </td>
      ))}
    </tr>
  ));
}

type TotalsRowProps = {
  columns: readonly Column[];
  totals: TableTotals;
};

/** The row of totals, each below its column. */
export function TotalsRow({ columns, totals }: TotalsRowProps) {
  const labelled = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  return (
    <tr className="tillview-table__row is-totals">
      {columns.map((column) => {
        const { key } = column.header;
        const total = totals[key];
        const label = column === labelled && __('Totals', 'tillview');
        const Cell = label ? 'th' : 'td';
        return (
          <Cell key={key} className={column.className} scope={label ? 'row' : undefined}>
            <div className="tillview-table__content">
              {label && total !== undefined ? <VisuallyHidden>{label}</VisuallyHidden> : label}
              {total}
            </div>
          </Cell>
        );
      })}
    </tr>
  );
}
