import { describe, expect, it } from 'vitest';
import { getIdsFromQuery, getSetOfIdsFromQuery } from './id-list.ts';

describe('id lists (readings B44)', () => {
  it.each([
    ['comma-separated integers (R5.30)', '4,9,1', [4, 9, 1]],
    ['one integer (R5.30)', '7', [7]],
    ['0 and negative ones (R5.30)', '0,-4', [0, -4]],
    ['non-numbers (R5.31)', 'x,,7, ,NaN,-', [7]],
    ['only non-numbers (R5.31)', 'all', []],
    ['an empty text (R5.31)', '', []],
    ['infinity and numbers too large to be exact (R5.31)', 'Infinity,99999999999999999999,5', [5]],
    ['duplicates (R5.32)', '7,7,12,7', [7, 12]],
    ['duplicates after reading (R5.32)', '3.9,3,3x,-0,0', [3, 0]],
    ['leading integers', '7x,3.9,1e3, 5 ', [7, 3, 1, 5]],
    ['a mix of all these', '12,x,7,12,3.9,,-4,0', [12, 7, 3, -4, 0]],
  ])('reads %s', (_, text, expected) => {
    expect(getIdsFromQuery(text)).toStrictEqual(expected);
    expect(getSetOfIdsFromQuery(text)).toStrictEqual(new Set(expected));
  });

  it.each([[undefined], [null], [['4', '9']], [{ a: '4' }], [4]])(
    'are empty for %j, because it is not text',
    (value) => {
      expect(getIdsFromQuery(value)).toEqual([]);
    },
  );
});
