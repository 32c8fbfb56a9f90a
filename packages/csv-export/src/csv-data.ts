/** What a cell can hold; null and undefined are written as an empty cell. */
export type CSVValue = string | number | boolean | null | undefined;

/** A column of a table (spec §3, table header): only its label is written. */
export type CSVHeader = {
  readonly key?: string | undefined;
  readonly label?: string | undefined;
};

/** A cell of a table (spec §3, table row cell): only its value is written, never what the screen shows. */
export type CSVCell = {
  readonly display?: unknown;
  readonly value?: CSVValue;
};

/** A row of a table. */
export type CSVRow = readonly (CSVCell | null | undefined)[];

/**
 * What a spreadsheet would run: one of the signs that open a formula, also full-width or behind blanks and signs
 * without a width, which some programs skip; or a tab or carriage return, behind which others look for one.
 */
const OPENS_FORMULA = /^(?:[\t\r]|[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

/** What ends a cell, for readers of commas and of semicolons, and what some of them trim. */
const NEEDS_QUOTES = /[\s",;]/;

function toCell(value: CSVValue): string {
  if (value == null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = String(value);
  const isFormula = OPENS_FORMULA.test(text);
  // Guarded first and quoted afterwards, or a quote inside would let the rest out of its cell.
  if (!isFormula && !NEEDS_QUOTES.test(text)) return text;
  return `"${isFormula ? "'" : ''}${text.replaceAll('"', '""')}"`;
}

function toLine(values: readonly CSVValue[]): string {
  return values.map(toCell).join(',');
}

/** The line of labels; undefined where there are none. */
export function toLabelLine(headers: readonly CSVHeader[] | null | undefined): string | undefined {
  const labels = Array.isArray(headers) ? headers.map(labelOf) : [];
  return labels.length > 0 ? toLine(labels) : undefined;
}

function labelOf({ label }: CSVHeader): CSVValue {
  return label;
}

/** The line of a row. */
export function toRowLine(row: CSVRow): string {
  return toLine(row.map((cell) => cell?.value));
}

/**
 * Writes a table as CSV text: a line of labels, then a line of values for each row, joined by '\n' without one
 * at the end. A text that a spreadsheet would take for a formula gets a leading apostrophe; real numbers never
 * do. Headers or rows that are not there are left out. For tens of thousands of rows see `streamCSVDataFromTable`.
 */
export function generateCSVDataFromTable(
  headers: readonly CSVHeader[] | null | undefined,
  rows: readonly CSVRow[] | null | undefined,
): string {
  const labels = toLabelLine(headers);
  const lines = Array.isArray(rows) ? rows.map(toRowLine) : [];
  return (labels === undefined ? lines : [labels, ...lines]).join('\n');
}
