import type { TableHeader, TableRow } from '@tillview/components';
import {
  downloadCSVStream,
  generateTSVDataFromTable,
  streamCSVDataFromTable,
  type CSVRow,
} from '@tillview/csv-export';
import { exportStore, getRowsExport, type ReportRequest } from '@tillview/data';
import { getStoreTimeZoneMoment, isoDateFormat } from '@tillview/date';
import type { DataRegistry } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { writeClipboard } from '../../host/clipboard.ts';
import type { HostConfig } from '../../host/host-config.ts';
import { saveExports } from '../../host/session/save-exports.ts';
import { readNotesText } from '../../shell/day-notes/describe-notes.ts';
import { getCSVFileName, type FileRows } from './csv-file-name.ts';
import { describeDateBasis } from '../request/describe-date-basis.ts';
import { describeFilters, type DescribeFiltersOptions } from '../request/describe-filters.ts';

/** The lines above the rows of a file: names and values, such as the range and the currency. */
export type FileDetails = readonly (readonly [name: string, value: string])[];

type DetailOptions = DescribeFiltersOptions & {
  /** The title of the report. */
  title: string;
  /** An IANA zone or an offset. */
  timeZone: string;
  /** Whether rows have amounts in different currencies, which a column names. */
  hasRowCurrency?: boolean;
};

/** The details at the beginning of a file: the report, its range and comparison, the day on which orders count, filters, notes on days, time zone and currency. */
export async function getFileDetails(options: DetailOptions): Promise<FileDetails> {
  const { title, request, timeZone, currency, hasRowCurrency } = options;
  const { dates } = request;
  const filters = await describeFilters(options);
  const none = __('None', 'tillview');
  const notes = await readNotesText(options.registry, request.primary);
  const dateBasis = describeDateBasis(request);
  const range = (shown: { label: string; range: string } | null | undefined) =>
    shown ? `${shown.label} (${shown.range})` : none;
  return [
    [__('Report', 'tillview'), title],
    ...(dates
      ? ([
          [__('Date range', 'tillview'), range(dates.primary)],
          [__('Compared with', 'tillview'), range(dates.secondary)],
        ] as const)
      : []),
    ...(dateBasis ? ([[__('Orders count on', 'tillview'), dateBasis]] as const) : []),
    [__('Filters', 'tillview'), filters.length > 0 ? filters.join('; ') : none],
    ...(notes ? ([[__('Notes', 'tillview'), notes]] as const) : []),
    [__('Time zone', 'tillview'), timeZone],
    [
      __('Currency', 'tillview'),
      hasRowCurrency ? __('In a column of its own', 'tillview') : currency.code,
    ],
  ];
}

type Shown = { key: string; label: string; index: number; noteLabel: string | undefined };

/** Returns the visible columns, with their index in a row. */
function getShown(headers: readonly TableHeader[]): readonly Shown[] {
  return headers.flatMap(({ key, label, visible, noteLabel }, index) =>
    visible === false
      ? []
      : [{ key, label: typeof label === 'string' ? label : key, index, noteLabel }],
  );
}

/** Returns labels and rows for a file: the visible columns, followed by a column of notes for each that has any. */
function getSheet(headers: readonly TableHeader[], rows: Iterable<TableRow>) {
  const shown = getShown(headers);
  const annotated = shown.filter(({ noteLabel }) => noteLabel !== undefined);
  const all = annotated.length > 0 ? [...rows] : rows;
  const notes = annotated.filter(({ index }) => {
    for (const row of all) if (row[index]?.note) return true;
    return false;
  });
  function* getCells(): Generator<CSVRow> {
    for (const row of all)
      yield [
        ...shown.map(({ index }) => ({ value: row[index]?.value })),
        ...notes.map(({ index }) => ({ value: row[index]?.note })),
      ];
  }
  return {
    labels: [
      ...shown.map(({ label }) => ({ label })),
      ...notes.map(({ noteLabel }) => ({ label: noteLabel })),
    ],
    cells: getCells(),
  };
}

function* getLines(
  details: FileDetails,
  headers: readonly TableHeader[],
  rows: Iterable<TableRow>,
  totals: TableRow | undefined,
): Generator<CSVRow> {
  if (details.length > 0) {
    for (const line of details) yield line.map((value) => ({ value }));
    yield [];
  }
  const { labels, cells } = getSheet(headers, rows);
  yield labels.map(({ label }) => ({ value: label }));
  yield* cells;
  if (!totals) return;
  // An empty line separates the totals from the rows.
  yield [];
  yield getShown(headers).map(({ index }) => ({ value: totals[index]?.value }));
}

type SaveOptions = {
  title: string;
  request: ReportRequest;
  headers: readonly TableHeader[];
  rows: Iterable<TableRow>;
  /** Whether the file has semicolons and decimal commas. */
  hasDecimalComma: boolean;
  /** Undefined if the table has one page. */
  fileRows: FileRows | undefined;
  /** If empty, the file begins with the labels. */
  details: FileDetails;
  /** The last line of the file; undefined if the file ends with the rows. */
  totals: TableRow | undefined;
};

/** Saves rows as a CSV file: the visible columns, in their order, below the details. */
export async function saveTable({
  title,
  request,
  headers,
  rows,
  hasDecimalComma,
  fileRows,
  details,
  totals,
}: SaveOptions): Promise<string> {
  const today = getStoreTimeZoneMoment().format(isoDateFormat);
  const name = getCSVFileName({ title, request, rows: fileRows, today });
  await downloadCSVStream(
    name,
    streamCSVDataFromTable(null, getLines(details, headers, rows, totals), {
      isRfc4180: true,
      hasDecimalComma,
      cutOff: __('… [cut off: too long for a cell]', 'tillview'),
    }),
  );
  return name;
}

/**
 * Copies rows for a spreadsheet: the visible columns, in their order, below their labels. Returns a message for the
 * user. Throws a `ClipboardError`.
 */
export async function copyRows(
  headers: readonly TableHeader[],
  rows: readonly TableRow[],
  hasDecimalComma: boolean,
  formatNumber: (value: number) => string,
): Promise<string> {
  const { labels, cells } = getSheet(headers, rows);
  await writeClipboard(generateTSVDataFromTable(labels, cells, { hasDecimalComma }));
  return sprintf(
    /* translators: %s: number of rows. */
    _n(
      '%s row copied. Paste it into a spreadsheet.',
      '%s rows copied. Paste them into a spreadsheet.',
      rows.length,
      'tillview',
    ),
    formatNumber(rows.length),
  );
}

/** Has the store export the rows of all pages. Throws the request's error. */
export async function startEmail(
  registry: DataRegistry,
  host: HostConfig,
  request: ReportRequest,
): Promise<void> {
  const rowsExport = getRowsExport(request);
  saveExports(registry, host);
  if (rowsExport)
    await registry.dispatch(exportStore).startExport(rowsExport.type, rowsExport.args);
}
