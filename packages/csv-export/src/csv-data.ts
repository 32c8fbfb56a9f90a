/** The value of a cell; null and undefined are written as an empty cell. */
export type CSVValue = string | number | boolean | null | undefined;

/** A column of a table (R3.42). Only its label is written. */
export type CSVHeader = {
  readonly key?: string | undefined;
  readonly label?: string | undefined;
};

/** A cell of a table (R3.43). Only its value is written, never the displayed content. */
export type CSVCell = {
  readonly display?: unknown;
  readonly value?: CSVValue;
};

/** A row of a table. */
export type CSVRow = readonly (CSVCell | null | undefined)[];

/** The form of a CSV text. */
export type CSVOptions = {
  /**
   * Whether cells are separated by semicolons and numbers have a decimal comma, which spreadsheets expect in countries
   * with a decimal comma. Default false: commas, and a decimal point.
   */
  readonly hasDecimalComma?: boolean | undefined;
  /** The end of a text that is too long for a cell, see `MAX_CELL_LENGTH`. Default '… [cut off]'. */
  readonly cutOff?: string | undefined;
  /**
   * Whether every line, including the last one, ends with CR LF as in RFC 4180. Otherwise lines are separated by LF,
   * without one at the end. Default false.
   */
  readonly isRfc4180?: boolean | undefined;
};

/** The line separator, and the end of the last line. */
export function getLineEnds({ isRfc4180 = false }: CSVOptions): {
  readonly between: string;
  readonly last: string;
} {
  return isRfc4180 ? { between: '\r\n', last: '\r\n' } : { between: '\n', last: '' };
}

/**
 * Matches text that a spreadsheet would evaluate as a formula. It begins with a formula character, possibly full-width
 * or after whitespace and invisible characters, which some programs skip; or with a tab or carriage return, after which
 * other programs look for a formula.
 */
const OPENS_FORMULA = /^(?:[\t\r]|[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

/**
 * Separators and quotes that need quoting in comma- and semicolon-separated files, and whitespace that some programs
 * trim.
 */
const NEEDS_QUOTES = /[\s",;]/;

/**
 * The maximum length of a cell. Excel reads at most 32,767 characters into a cell, and drops the rest or spreads it over
 * the next rows; some of these are left for an apostrophe and for quotes.
 */
const MAX_CELL_LENGTH = 32_000;

/** Text that fits into a cell; longer text ends with a mark. */
function toCellText(value: CSVValue, { cutOff = '… [cut off]' }: CSVOptions): string {
  const text = String(value);
  if (text.length <= MAX_CELL_LENGTH) return text;
  // A character of two units is not divided.
  return text.slice(0, MAX_CELL_LENGTH - cutOff.length).replace(/[\uD800-\uDBFF]$/, '') + cutOff;
}

function toNumberText(value: number, { hasDecimalComma = false }: CSVOptions): string {
  if (!Number.isFinite(value)) return '';
  return hasDecimalComma ? String(value).replace('.', ',') : String(value);
}

function toCell(value: CSVValue, options: CSVOptions): string {
  if (value == null) return '';
  if (typeof value === 'number') return toNumberText(value, options);
  const text = toCellText(value, options);
  const isFormula = OPENS_FORMULA.test(text);
  // The apostrophe is added before quoting, so that a quote inside cannot end the cell early.
  if (!isFormula && !NEEDS_QUOTES.test(text)) return text;
  return `"${isFormula ? "'" : ''}${text.replaceAll('"', '""')}"`;
}

function toLine(values: readonly CSVValue[], options: CSVOptions): string {
  return values.map((value) => toCell(value, options)).join(options.hasDecimalComma ? ';' : ',');
}

/** The line of labels; `undefined` without labels. */
export function toLabelLine(
  headers: readonly CSVHeader[] | null | undefined,
  options: CSVOptions,
): string | undefined {
  const labels = Array.isArray(headers) ? headers.map(labelOf) : [];
  return labels.length > 0 ? toLine(labels, options) : undefined;
}

function labelOf({ label }: CSVHeader): CSVValue {
  return label;
}

/** The line of a row. */
export function toRowLine(row: CSVRow, options: CSVOptions): string {
  return toLine(
    row.map((cell) => cell?.value),
    options,
  );
}

/**
 * A table as CSV text: a line of labels, then a line of values for each row. Lines are joined by LF without one at the
 * end, unless `options` request the line ends of RFC 4180. Text that a spreadsheet would evaluate as a formula gets a
 * leading apostrophe; numbers never do. Missing headers or rows are omitted. For tens of thousands of rows use
 * `streamCSVDataFromTable`.
 */
export function generateCSVDataFromTable(
  headers: readonly CSVHeader[] | null | undefined,
  rows: readonly CSVRow[] | null | undefined,
  options: CSVOptions = {},
): string {
  const labels = toLabelLine(headers, options);
  const values = Array.isArray(rows) ? rows.map((row) => toRowLine(row, options)) : [];
  const lines = labels === undefined ? values : [labels, ...values];
  const { between, last } = getLineEnds(options);
  return lines.length > 0 ? lines.join(between) + last : '';
}

/** Line ends and tabs would end the cell that contains them. */
const ENDS_CELL = /[\t\r\n\u0085\u2028\u2029]+/g;

function toPastedCell(value: CSVValue, options: CSVOptions): string {
  if (value == null) return '';
  if (typeof value === 'number') return toNumberText(value, options);
  const text = toCellText(value, options);
  const plain = (OPENS_FORMULA.test(text) ? `'${text}` : text).replace(ENDS_CELL, ' ');
  // A cell is read as quoted only if it starts with a quote.
  return plain.startsWith('"') ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/**
 * A table as tab-separated values, for pasting into a spreadsheet: a line of labels, then one line for each row. Tabs
 * and line ends within a cell become spaces. Text that a spreadsheet would evaluate as a formula gets a leading
 * apostrophe.
 */
export function generateTSVDataFromTable(
  headers: readonly CSVHeader[],
  rows: Iterable<CSVRow>,
  options: CSVOptions = {},
): string {
  const lines = [
    headers.map(labelOf),
    ...Array.from(rows, (row) => row.map((cell) => cell?.value)),
  ];
  return lines
    .map((values) => values.map((value) => toPastedCell(value, options)).join('\t'))
    .join('\n');
}
