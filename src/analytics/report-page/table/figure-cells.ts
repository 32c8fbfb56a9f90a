import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { ReportColumn, ReportContext } from '../report-definition.ts';

/** Converts a value of a response, a number or numeric text, to a number; `null` if it is missing or malformed. */
export function readFigure(figure: unknown): number | null {
  const isText = typeof figure === 'string' && figure.trim() !== '';
  if (typeof figure !== 'number' && !isText) return null;
  const number = Number(figure);
  return Number.isFinite(number) ? number : null;
}

/** Formats money for a cell or a total; "N/A" if the value is missing. */
export function showMoney(figure: unknown, { currency }: ReportContext): ReactNode {
  const amount = readFigure(figure);
  return amount === null ? __('N/A', 'tillview') : currency.render(amount);
}

/** Formats a count for a cell or a total; "N/A" if the value is missing. */
export function showCount(figure: unknown, { formatNumber }: ReportContext): string {
  const count = readFigure(figure);
  return count === null ? __('N/A', 'tillview') : formatNumber(count);
}

type Cells<Row> = Pick<ReportColumn<Row>, 'isNumeric' | 'figure' | 'value' | 'display'>;

/**
 * The cell functions of a money column: in files, rounded to the currency's precision, or an empty cell without a
 * value.
 */
export function moneyCells<Row>(read: (row: Row) => unknown): Cells<Row> {
  return {
    isNumeric: true,
    figure: 'money',
    value: (row, { currency }) => {
      const amount = readFigure(read(row));
      return amount === null ? null : currency.formatDecimal(amount);
    },
    display: (row, context) => showMoney(read(row), context),
  };
}

/** The cell functions of a count column: in files, plain numbers, or an empty cell without a value. */
export function countCells<Row>(read: (row: Row) => unknown): Cells<Row> {
  return {
    isNumeric: true,
    figure: 'count',
    value: (row) => readFigure(read(row)),
    display: (row, context) => showCount(read(row), context),
  };
}
