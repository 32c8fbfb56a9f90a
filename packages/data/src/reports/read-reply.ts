import { decodeEntities } from '../core/plain-text.ts';
import { isListOfRecords, isRecord } from '../core/shapes.ts';
import type { AnyTotals, ReportRow, StatsInterval, WithSegments } from './types.ts';

/** The reply of a stats endpoint, before its values are converted to numbers. */
export type StatsBody = {
  totals: WithSegments<AnyTotals> | null;
  intervals?: StatsInterval<AnyTotals>[];
};

/** A chart cannot show an interval without a date, so a reply with such an interval is rejected. */
function isInterval(interval: Record<string, unknown>): boolean {
  return isRecord(interval['subtotals']) && interval['date_start'] !== null;
}

/**
 * Whether a reply has totals (null for a range that cannot have data) and, if the endpoint supports them, intervals.
 */
export function isStatsBody(body: unknown): body is StatsBody {
  if (!isRecord(body)) return false;
  const { totals, intervals } = body;
  if (totals !== null && !isRecord(totals)) return false;
  return intervals === undefined || (isListOfRecords(intervals) && intervals.every(isInterval));
}

function readValue(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return value;
  const number = Number(value);
  return Number.isNaN(number) ? value : number;
}

/** Converts values to numbers where the server or a plugin sent them as text, also in segments. */
export function readTotals(totals: WithSegments<AnyTotals>): WithSegments<AnyTotals> {
  const { segments, ...rest } = totals;
  const entries = Object.entries(rest).map(([name, value]) => [name, readValue(value)]);
  // The names of the values do not change, and non-numeric text stays text.
  const read = Object.fromEntries(entries) as AnyTotals;
  if (!Array.isArray(segments)) return read;
  return {
    ...read,
    segments: segments.map((segment) => ({
      ...segment,
      segment_label: segment.segment_label && decodeEntities(segment.segment_label),
      subtotals: readTotals(segment.subtotals),
    })),
  } as WithSegments<AnyTotals>;
}

function decodeValue(value: unknown): unknown {
  if (typeof value === 'string') return decodeEntities(value);
  if (Array.isArray(value)) return value.map(decodeValue);
  return isRecord(value) ? decodeFields(value) : value;
}

function decodeFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]),
  );
}

/** Decodes the HTML entities in all texts of a row: the server sends names as encoded HTML. */
export function readRow(row: ReportRow): ReportRow {
  return decodeFields(row);
}
