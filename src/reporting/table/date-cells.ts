import type { ReactNode } from 'react';
import type { ReportColumn, ReportContext } from '../definition/report-definition.ts';

/** The precision of a date in a file: the day, or also the time. */
type DatePrecision = 'day' | 'minute' | 'second';

const LENGTHS = { day: 10, minute: 16, second: 19 } as const satisfies Record<
  DatePrecision,
  number
>;

/**
 * Converts a date of the store to ISO text, such as "2026-11-20" or "2026-11-20 13:00", which every spreadsheet reads
 * as a date; `null` if it is not a date.
 */
export function toISODate(date: unknown, precision: DatePrecision): string | null {
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}(?:$|[T ])/.test(date)) return null;
  return date.replace('T', ' ').slice(0, LENGTHS[precision]);
}

/** How a date column reads and shows its dates. */
type DateColumnOptions<Row> = {
  read: (row: Row) => string | null | undefined;
  /** The precision of the date in a file; the day by default. */
  precision?: (context: ReportContext) => DatePrecision;
  /** The text for a row without a date; empty by default. */
  missing?: () => string;
  /** The content of a cell; by default the day, formatted by `formatDate`. */
  display?: (row: Row, context: ReportContext) => ReactNode;
};

/** The cell functions of a date column: in files, ISO text, or an empty cell without a date. */
export function dateCells<Row>({
  read,
  precision = () => 'day',
  missing = () => '',
  display = (row, { formatDate }) => formatDate(read(row) ?? '') || missing(),
}: DateColumnOptions<Row>): Pick<ReportColumn<Row>, 'isDate' | 'value' | 'display'> {
  return {
    isDate: true,
    value: (row, context) => toISODate(read(row), precision(context)),
    display,
  };
}
