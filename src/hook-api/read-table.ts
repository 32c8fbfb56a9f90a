import { isValidElement, type ReactNode } from 'react';
import type { Guard } from './apply-hook.ts';
import { rememberCallback, reportFailure } from './callback-of.ts';
import {
  check,
  checkUnique,
  optional,
  readFields,
  readList,
  readSwitch,
  readText,
  ShapeError,
  type Fields,
} from './read-shapes.ts';

const MAX_COLUMNS = 100;
const MAX_DEPTH = 20;

/** A column in the format of the hooks. */
export type HookHeader = {
  key: string;
  label: string;
  isSortable?: boolean;
  isNumeric?: boolean;
  required?: boolean;
  screenReaderLabel?: string;
};

/** A cell in the format of the hooks. */
export type HookCell = { display: ReactNode; value: string | number | null };

/** An entry of the totals row; ours have the key of their column. */
export type HookTotal = { label: string; value: ReactNode; key?: string };

/** A table in the format of the hooks. Cells belong to headers by their index. */
export type HookTable = {
  endpoint: string;
  headers: HookHeader[];
  rows: HookCell[][];
  totals: Fields;
  summary: HookTotal[];
  items: { data: Fields[]; totalResults: number };
};

/** Reads a React node: a string, a number, a React element, nothing, or an array of these. */
function readNode(value: unknown, name: string, depth = 0): ReactNode {
  if (value === null || value === undefined || typeof value === 'boolean') return null;
  if (typeof value === 'string' || typeof value === 'number' || isValidElement(value)) return value;
  if (Array.isArray(value) && depth < MAX_DEPTH)
    return readList(value, name, (entry, of) => readNode(entry, of, depth + 1));
  throw new ShapeError(`${name} must be a string, a number or a React element.`);
}

function readValue(value: unknown, name: string): HookCell['value'] {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return String(value);
  throw new ShapeError(`${name} must be a string or a number.`);
}

/** Reports that a cell's element could not be rendered, as an error of the callback that returned it. */
export function reportCell({ display }: HookCell, error: unknown): void {
  if (typeof display === 'object' && display !== null) reportFailure(display, error);
}

function readCell(value: unknown, name: string, guard: Guard): HookCell {
  const fields = readFields(value, name);
  const display = readNode(fields['display'], `${name}.display`);
  if (typeof display === 'object' && display !== null) rememberCallback(display, guard);
  return { display, value: readValue(fields['value'], `${name}.value`) };
}

function readHeader(value: unknown, name: string): HookHeader {
  const fields = readFields(value, name);
  return {
    key: readText(fields['key'], `${name}.key`),
    label: readText(fields['label'], `${name}.label`),
    ...optional(fields, 'isSortable', name, readSwitch),
    ...optional(fields, 'isNumeric', name, readSwitch),
    ...optional(fields, 'required', name, readSwitch),
    ...optional(fields, 'screenReaderLabel', name, readText),
  };
}

function readTotal(value: unknown, name: string): HookTotal {
  const fields = readFields(value, name);
  return {
    label: readText(fields['label'], `${name}.label`),
    value: readNode(fields['value'], `${name}.value`),
    ...optional(fields, 'key', name, readText),
  };
}

/** Reads the table that a callback returned for the given rows. Each row must have a cell for each header. */
export const readTable =
  (given: HookTable) =>
  (result: unknown, guard: Guard): HookTable => {
    const fields = readFields(result, 'The result');
    const headers = readList(fields['headers'], 'headers', readHeader, MAX_COLUMNS);
    checkUnique(
      headers.map(({ key }) => key),
      'headers',
    );
    // Keys with a dot are reserved for the columns of a comparison.
    for (const { key } of headers)
      check(!key.includes('.'), `The header "${key}" must not contain a dot.`);
    check(headers.length > 0, 'headers must not be empty.');
    const count = given.rows.length;
    const rows = readList(
      fields['rows'],
      'rows',
      (row, name) => {
        const cells = readList(row, name, (cell, of) => readCell(cell, of, guard));
        check(
          cells.length === headers.length,
          `${name} has ${cells.length} cells for ${headers.length} headers.`,
        );
        return cells;
      },
      count,
    );
    check(rows.length === count, `rows has ${rows.length} entries for ${count} rows.`);
    const summary = fields['summary'];
    return {
      ...given,
      headers,
      rows,
      summary:
        summary === undefined || summary === null ? [] : readList(summary, 'summary', readTotal),
    };
  };
