import { decodeEntities } from '../core/plain-text.ts';
import { isListOfRecords, isRecord } from '../core/shapes.ts';
import type { AnyTotals, ReportRow, StatsInterval, WithSegments } from './types.ts';

/** What a stats endpoint answers, before its figures were read. */
export type StatsBody = {
  totals: WithSegments<AnyTotals> | null;
  intervals?: StatsInterval<AnyTotals>[];
};

/** An interval without a place in time cannot be drawn; a reply with one is no answer. */
function isInterval(interval: Record<string, unknown>): boolean {
  return isRecord(interval['subtotals']) && interval['date_start'] !== null;
}

/** Totals, or null for a range that cannot hold anything, and intervals where the endpoint knows any. */
export function isStatsBody(body: unknown): body is StatsBody {
  if (!isRecord(body)) return false;
  const { totals, intervals } = body;
  if (totals !== null && !isRecord(totals)) return false;
  return intervals === undefined || (isListOfRecords(intervals) && intervals.every(isInterval));
}

function readFigure(value: unknown): unknown {
  if (typeof value !== 'string' || value.trim() === '') return value;
  const number = Number(value);
  return Number.isNaN(number) ? value : number;
}

/** Figures as numbers, also where a server or a plugin of it wrote them as text; so those of segments. */
export function readFigures(figures: WithSegments<AnyTotals>): WithSegments<AnyTotals> {
  const { segments, ...rest } = figures;
  const entries = Object.entries(rest).map(([name, value]) => [name, readFigure(value)]);
  // The names are those that came, and text that is no number is left as it came.
  const read = Object.fromEntries(entries) as AnyTotals;
  if (!Array.isArray(segments)) return read;
  return {
    ...read,
    segments: segments.map((segment) => ({
      ...segment,
      segment_label: segment.segment_label && decodeEntities(segment.segment_label),
      subtotals: readFigures(segment.subtotals),
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

/** A row of a list with its texts as plain text: names arrive with their special characters written for HTML. */
export function readRow(row: ReportRow): ReportRow {
  return decodeFields(row);
}
