import { describe, expect, it } from 'vitest';
import { mergeReads, uniqueRows } from './merge-reads.ts';
import type { ReportRow } from './types.ts';

const identityOf = ({ id }: ReportRow) => String(id);
const rows = (...pairs: [id: string, items?: number][]) =>
  pairs.map(([id, items]): ReportRow => (items === undefined ? { id } : { id, items }));
const ids = (list: readonly ReportRow[]) => list.map(({ id }) => id).join('');

describe('the rows of two reads', () => {
  it('have no duplicates, and keep the first position', () => {
    expect(ids(uniqueRows(rows(['a'], ['b'], ['a'], ['c']), identityOf))).toBe('abc');
  });

  it.each([
    [
      'after the rows with the same value',
      rows(['a', 3], ['b', 2], ['c', 2], ['e', 1]),
      rows(['a', 3], ['d', 2], ['b', 2], ['e', 1]),
      'abcde',
    ],
    [
      'after its neighbor, if the rows lack the field',
      rows(['a'], ['b'], ['d']),
      rows(['b'], ['c']),
      'abcd',
    ],
    [
      'after the first row, the only one with the same value',
      rows(['a', 3], ['b', 2]),
      rows(['c', 3]),
      'acb',
    ],
    ['after its neighbor in the first row', rows(['a'], ['c']), rows(['a'], ['b']), 'abc'],
    ['at the end, without the field and a neighbor', rows(['a'], ['b']), rows(['c'], ['a']), 'abc'],
  ])('include a lost row %s', (_, first, second, expected) => {
    expect(ids(mergeReads(first, second, identityOf, 'items'))).toBe(expected);
  });
});
