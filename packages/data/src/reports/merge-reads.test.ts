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
      'among its equals',
      rows(['a', 3], ['b', 2], ['c', 2], ['e', 1]),
      rows(['a', 3], ['d', 2], ['b', 2], ['e', 1]),
      'abcde',
    ],
    ['after its neighbor without the field', rows(['a'], ['b'], ['d']), rows(['b'], ['c']), 'abcd'],
    ['after the first, its only equal', rows(['a', 3], ['b', 2]), rows(['c', 3]), 'acb'],
    ['after its neighbor that is the first', rows(['a'], ['c']), rows(['a'], ['b']), 'abc'],
    ['at the end without either', rows(['a'], ['b']), rows(['c'], ['a']), 'abc'],
  ])('include a lost row %s', (_, first, second, expected) => {
    expect(ids(mergeReads(first, second, identityOf, 'items'))).toBe(expected);
  });
});
