import type { ReactNode } from 'react';
import type { ReportColumn, ReportContext } from './report-definition.ts';

/** What of a date a file names: its day, or the time of it too. */
type DatePrecision = 'day' | 'minute' | 'second';

const LENGTHS = { day: 10, minute: 16, second: 19 } as const satisfies Record<
  DatePrecision,
  number
>;

/**
 * A date of the store as ISO text, such as "2026-11-20" or "2026-11-20 13:00", which every spreadsheet reads as a date;
 * null for what is no date.
 */
export function toISODate(date: unknown, precision: DatePrecision): string | null {
  if (typeof date !== 'string' || !/^\d{4}-\d{2}-\d{2}(?:$|[T ])/.test(date)) return null;
  return date.replace('T', ' ').slice(0, LENGTHS[precision]);
}

/** How a column of dates reads and shows them. */
type DateColumnOptions<Row> = {
  read: (row: Row) => string | null | undefined;
  /** What a file names of the date; the day unless given. */
  precision?: (context: ReportContext) => DatePrecision;
  /** Shown for a row without a date; nothing unless given. */
  missing?: () => string;
  /** What the cell shows; absent: the day, as `formatDate` writes it. */
  display?: (row: Row, context: ReportContext) => ReactNode;
};

/** The cells of a column of dates: ISO text in files, empty there without a date. */
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
