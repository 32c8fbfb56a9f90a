import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { ReportColumn, ReportContext } from './report-definition.ts';

/** A figure of a reply as a number, also where it came as text; null when it is missing or malformed. */
export function readFigure(figure: unknown): number | null {
  const isText = typeof figure === 'string' && figure.trim() !== '';
  if (typeof figure !== 'number' && !isText) return null;
  const number = Number(figure);
  return Number.isFinite(number) ? number : null;
}

/** Money as a cell or a total shows it; "N/A" for a figure that is missing. */
export function showMoney(figure: unknown, { currency }: ReportContext): ReactNode {
  const amount = readFigure(figure);
  return amount === null ? __('N/A', 'tillview') : currency.render(amount);
}

/** A count as a cell or a total shows it; "N/A" for a figure that is missing. */
export function showCount(figure: unknown, { formatNumber }: ReportContext): string {
  const count = readFigure(figure);
  return count === null ? __('N/A', 'tillview') : formatNumber(count);
}

type Cells<Row> = Pick<ReportColumn<Row>, 'isNumeric' | 'figure' | 'value' | 'display'>;

/** The cells of a column of money: rounded to the currency's precision in files, empty there without a figure. */
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

/** The cells of a column of counts: plain numbers in files, empty there without a figure. */
export function countCells<Row>(read: (row: Row) => unknown): Cells<Row> {
  return {
    isNumeric: true,
    figure: 'count',
    value: (row) => readFigure(read(row)),
    display: (row, context) => showCount(read(row), context),
  };
}
