import { generateCSVFileName } from '@tillview/csv-export';
import type { ReportRequest } from '@tillview/data';

/** Which rows of a table a file holds: all of them, or one of several pages. */
export type FileRows = 'all-pages' | 'this-page';

/** What a file name is made from besides the address. */
type Options = {
  /** The table's title. */
  title: string;
  request: ReportRequest;
  /** Undefined where the table has one page, so that both are the same. */
  rows: FileRows | undefined;
  /** The store's day of the download, 'YYYY-MM-DD'. */
  today: string;
};

const EXTENSION = '.csv';

/** File systems take 255 bytes, and the browser adds " (1)" to the second file of a name. */
const MAX_LENGTH = 200;

/** The most entries of a list, and characters of a text, that the name repeats. */
const MAX_ENTRIES = 5;
const MAX_TEXT = 40;

function shorten(value: unknown): string {
  const entries = (Array.isArray(value) ? value.flat().map(String) : String(value).split(',')).map(
    (entry) => entry.slice(0, MAX_TEXT),
  );
  const more = entries.length - MAX_ENTRIES;
  const shown = entries.slice(0, MAX_ENTRIES).join('-');
  return more > 0 ? `${shown}-and-${more}-more` : shown;
}

/** The filters and the search in force; 'all', of a picker or of the match, is the default and not named. */
function getFilterParams({ search, filters }: ReportRequest): [string, string][] {
  const inForce: Readonly<Record<string, unknown>> = {
    search: search.length > 0 ? search : undefined,
    ...filters,
  };
  return Object.entries(inForce)
    .filter(([, value]) => value !== undefined && value !== 'all')
    .map(([key, value]) => [key, shorten(value)]);
}

/**
 * The name of a table's file: title, day of the download, which page, and what is in force of range, interval, sort and
 * filters, also where the address leaves it to the default. Filters come last, since a name that is too long is cut.
 */
export function getCSVFileName({ title, request, rows, today }: Options): string {
  const { dates, primary, rows: source, interval, sort, page } = request;
  const params: [string, unknown][] = [
    ...(rows === 'this-page' ? [['page', page] as [string, unknown]] : []),
    ...(rows === 'all-pages' ? [['pages', 'all'] as [string, unknown]] : []),
    ...(dates && primary
      ? Object.entries({
          period: dates.params.period,
          compare: dates.params.compare,
          after: primary.after.slice(0, 10),
          before: primary.before.slice(0, 10),
        })
      : []),
    ...(source.from === 'intervals' ? [['interval', interval] as [string, unknown]] : []),
    ...Object.entries(sort),
    ...getFilterParams(request),
  ];
  const name = generateCSVFileName(title, Object.fromEntries(params), today);
  return name.slice(0, -EXTENSION.length).slice(0, MAX_LENGTH) + EXTENSION;
}
