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

/** The maximum number of list entries, and of characters per entry, in the name. */
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

/** The active filters and the search. The value 'all' of a picker or of the match mode is the default, and omitted. */
function getFilterParams({ search, filters }: ReportRequest): [string, string][] {
  const active: Readonly<Record<string, unknown>> = {
    search: search.length > 0 ? search : undefined,
    ...filters,
  };
  return Object.entries(active)
    .filter(([, value]) => value !== undefined && value !== 'all')
    .map(([key, value]) => [key, shorten(value)]);
}

/**
 * The name of a table's file: title, date of the download, page, and the active range, interval, sort and filters,
 * including defaults that are not in the URL. Filters come last, because a name that is too long is truncated.
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
  return generateCSVFileName(title, Object.fromEntries(params), today);
}
