import { generateCSVFileName } from '@tillview/csv-export';
import type { ReportRequest } from '@tillview/data';

/** The rows of a table in a file: all pages, or one of several pages. */
export type FileRows = 'all-pages' | 'this-page';

/** The inputs of a file name. */
type Options = {
  /** The table's title. */
  title: string;
  request: ReportRequest;
  /** `undefined` if the table has only one page: both values would mean the same. */
  rows: FileRows | undefined;
  /** The date of the download in the store's time zone, 'YYYY-MM-DD'. */
  today: string;
};

/** The maximum length of a name, with its extension: file lists show names of this length in full. */
const MAX_LENGTH = 40;

/** Shortens a title to a number of characters, at the end of a word if it has several. */
function shorten(title: string, length: number): string {
  const text = title.normalize('NFC');
  if (text.length <= length) return text;
  return /^.*\S(?=\s)/su.exec(text.slice(0, length + 1))?.[0] ?? text.slice(0, length);
}

/**
 * The name of a table's file: title, first and last day of the range, and the page if the file has only one of several.
 * A report without a range has the date of the download. Comparison and filters are in the head of the file.
 */
export function getCSVFileName({ title, request, rows, today }: Options): string {
  const { dates, primary, page } = request;
  const days = dates && primary ? [primary.after.slice(0, 10), primary.before.slice(0, 10)] : [];
  const when = days.length > 0 ? [...new Set(days)].join('-') : today;
  const params = rows === 'this-page' ? { p: page } : {};
  const rest = generateCSVFileName('', params, when);
  return generateCSVFileName(shorten(title, MAX_LENGTH - rest.length - 1), params, when);
}
