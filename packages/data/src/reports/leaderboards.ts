import { decodeEntities } from '../core/plain-text.ts';
import { isListOfRecords, isRecord } from '../core/shapes.ts';
import type { Leaderboard, LeaderboardCell } from './types.ts';

type Body = Readonly<Record<string, unknown>>;

/** Whether a reply is a list of leaderboards with ids. */
export function isLeaderboards(body: unknown): body is Body[] {
  return isListOfRecords(body) && body.every(({ id }) => typeof id === 'string' && id !== '');
}

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

function readCell(cell: unknown): LeaderboardCell {
  const { display, value, format } = isRecord(cell) ? cell : {};
  return {
    // The markup stays encoded: decoding it here would turn escaped text into markup.
    display: typeof display === 'number' ? String(display) : readText(display),
    value: typeof value === 'number' ? value : decodeEntities(readText(value)),
    ...(typeof format === 'string' ? { format } : {}),
  };
}

const readList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Reads a leaderboard. Decodes its labels and cell values to plain text, but leaves the markup of the cells unchanged.
 */
export function readLeaderboard({ id, label, headers, rows }: Body): Leaderboard {
  return {
    id: readText(id),
    label: decodeEntities(readText(label)),
    headers: readList(headers).map((header) => ({
      label: decodeEntities(readText(isRecord(header) ? header['label'] : undefined)),
    })),
    rows: readList(rows)
      .filter((row) => Array.isArray(row))
      .map((row) => row.map(readCell)),
  };
}
