import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isDeep } from '@tillview/test-setup/deep';
import { generateCSVDataFromTable, streamCSVDataFromTable } from './index.ts';
import type { CSVRow, CSVValue } from './index.ts';

const headers = Array.from({ length: 9 }, (_, index) => ({
  key: `c${index}`,
  label: `C ${index}`,
}));
const ROWS = isDeep ? 100_000 : 20_000;
const rowAt = (row: number): CSVRow =>
  headers.map((_, column) => ({ value: column === 0 ? `=row "${row}"` : row * column * 1.37 }));

async function collect(pieces: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

async function* arriving(rows: readonly CSVRow[]): AsyncGenerator<CSVRow> {
  yield* rows;
}

describe('streamCSVDataFromTable', () => {
  it('writes the same text as generateCSVDataFromTable, for synchronous and asynchronous rows', async () => {
    const value = fc.oneof(
      fc.string(),
      fc.double(),
      fc.constantFrom<CSVValue>(null, '\n=1', '"', ''),
    );
    const table = fc.tuple(
      fc.array(fc.record({ key: fc.string(), label: fc.string() }), { maxLength: 3 }),
      fc.array(fc.array(fc.record({ value }), { maxLength: 3 }), { maxLength: 5 }),
    );
    await fc.assert(
      fc.asyncProperty(table, fc.boolean(), fc.boolean(), async ([labels, rows], ...flags) => {
        const options = { isRfc4180: flags[0], hasDecimalComma: flags[1] };
        const whole = generateCSVDataFromTable(labels, rows, options);
        for (const given of [rows, arriving(rows)]) {
          const pieces = await collect(streamCSVDataFromTable(labels, given, options));
          expect(pieces.join('')).toBe(whole);
        }
      }),
    );
  });

  it('yields to the event loop repeatedly while it writes many rows', async () => {
    let pulled = 0;
    function* rows(): Generator<CSVRow> {
      for (; pulled < ROWS; pulled += 1) yield rowAt(pulled);
    }
    const turns: number[] = [];
    let seen = 0;
    let watch = setImmediate(function look() {
      turns.push(pulled - seen);
      seen = pulled;
      watch = setImmediate(look);
    });
    const pieces = await collect(streamCSVDataFromTable(headers, rows()));
    clearImmediate(watch);
    turns.push(pulled - seen);

    expect(pieces.join('').split('\n')).toHaveLength(ROWS + 1);
    // A chunk is about 16,000 characters, here fewer than 200 rows. The limit is higher, since several chunks can share a
    // turn of the event loop.
    expect(Math.max(...turns)).toBeLessThan(2000);
    for (const piece of pieces) expect(piece.length).toBeLessThan(17_000);
  });

  it('ends a chunk early when its rows take long to generate', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    function* slow(): Generator<CSVRow> {
      for (let row = 0; row < 40; row += 1) {
        now += 2;
        yield [{ value: row }];
      }
    }
    const pieces = await collect(streamCSVDataFromTable(headers, slow()));
    expect(pieces).toHaveLength(10);
    expect(pieces.join('').split('\n')).toHaveLength(41);
  });

  it('requests no row before the consumer is ready, and stops when the consumer stops', async () => {
    let pulled = 0;
    let isClosed = false;
    async function* rows(): AsyncGenerator<CSVRow> {
      try {
        for (; pulled < ROWS; pulled += 1) yield rowAt(pulled);
      } finally {
        isClosed = true;
      }
    }
    for await (const piece of streamCSVDataFromTable(headers, rows())) {
      expect(piece.startsWith('"C 0"')).toBe(true);
      break;
    }
    expect(pulled).toBeLessThan(1000);
    expect(isClosed).toBe(true);
  });
});
