/** What a cell can hold; null and undefined are written as an empty cell. */
export type CSVValue = string | number | boolean | null | undefined;

/** A column of a table (spec §3, table header): only its label is written. */
export interface CSVHeader {
  readonly key?: string | undefined;
  readonly label?: string | undefined;
}

/** A cell of a table (spec §3, table row cell): only its value is written, never what the screen shows. */
export interface CSVCell {
  readonly display?: unknown;
  readonly value?: CSVValue;
}

/**
 * What a spreadsheet would run: one of the signs that open a formula, also full-width or behind blanks, which
 * some programs skip; or a tab or carriage return, behind which others look for one.
 */
const OPENS_FORMULA = /^(?:[\t\r]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

/** What ends a cell, for readers of commas and of semicolons, and what some of them trim. */
const NEEDS_QUOTES = /[\s",;]/;

function toCell(value: CSVValue): string {
  if (value == null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  const text = String(value);
  const isFormula = typeof value === 'string' && OPENS_FORMULA.test(text);
  // Guarded first and quoted afterwards, or a quote inside would let the rest out of its cell.
  if (!isFormula && !NEEDS_QUOTES.test(text)) return text;
  return `"${isFormula ? "'" : ''}${text.replaceAll('"', '""')}"`;
}

function toLine(values: readonly CSVValue[]): string {
  return values.map(toCell).join(',');
}

/**
 * Writes a table as CSV text: a line of labels, then a line of values for each row, joined by '\n' without one
 * at the end. A text that a spreadsheet would take for a formula gets a leading apostrophe; real numbers never
 * do. Headers or rows that are not there are left out.
 */
export function generateCSVDataFromTable(
  headers: readonly CSVHeader[] | null | undefined,
  rows: readonly (readonly (CSVCell | null | undefined)[])[] | null | undefined,
): string {
  const lines: string[] = [];
  if (Array.isArray(headers) && headers.length > 0) lines.push(toLine(headers.map(labelOf)));
  if (Array.isArray(rows)) for (const row of rows) lines.push(toLine(row.map(valueOf)));
  return lines.join('\n');
}

function labelOf(header: CSVHeader): CSVValue {
  return header.label;
}

function valueOf(cell: CSVCell | null | undefined): CSVValue {
  return cell?.value;
}
