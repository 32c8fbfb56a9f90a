import { readFileSync } from 'node:fs';
import path from 'node:path';
import { count } from '../expected-texts.ts';

/** A field of a recorded response. */
export type Field = string | number | boolean | null | undefined | Field[] | Row;
export type Row = { [name: string]: Field };
export type Segment = { segment_id: string | number; segment_label: string; subtotals: Row };
export type Stats = {
  totals: Row & { segments?: Segment[] };
  intervals: { date_start: string; date_end: string; subtotals: Row & { segments?: Segment[] } }[];
};

type Recording<Body> = { body: Body; headers: Record<string, string> };

/** Reads a recording. */
export function readRecording<Body>(name: string): Recording<Body> {
  const file = path.resolve(import.meta.dirname, '../../../contract/recordings', `${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Recording<Body>;
}

/** Returns a recorded figure. Throws when the recording does not have it. */
export function figureOf(row: Row, key: string): number {
  const value = row[key];
  if (typeof value !== 'number') throw new Error(`The recording holds no figure ${key}.`);
  return value;
}

/** Decodes the HTML entities of a field as text. */
export const textOf = (field: Field): string =>
  (typeof field === 'string' || typeof field === 'number' ? String(field) : '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#039;', '’')
    .trim();

/** The `extended_info` of a row: details besides the figures. */
export const info = (row: Row): Row => row['extended_info'] as Row;

/** The rows in a field; empty when it is not a list. */
export const rowsIn = (field: Field): Row[] => (Array.isArray(field) ? (field as Row[]) : []);

/** The first of several texts, and the number of further ones. */
export function firstOf(texts: readonly string[]): string {
  const [first = ''] = texts;
  return texts.length > 1 ? `${first} +${texts.length - 1} more` : first;
}

/** "1 order", "2 orders". */
export const countOf = (rows: number, one: string, more: string): string =>
  `${count(rows)} ${rows === 1 ? one : more}`;
