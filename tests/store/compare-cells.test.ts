import { describe, expect, it } from 'vitest';
import { comparePage, compareTexts, type ExpectedRow } from './compare-cells.ts';

const row = (tie: string, ...cells: string[]): ExpectedRow => ({ cells, tie });
const none = async (): Promise<readonly ExpectedRow[]> => [];

describe('compareTexts', () => {
  it('counts the cells and lists each one that differs, is missing or is unexpected', () => {
    expect(compareTexts('totals', ['a', 'b'], ['a', 'c', 'd'])).toEqual({
      cells: 3,
      differences: [
        { place: 'totals, cell 2', expected: 'b', actual: 'c' },
        { place: 'totals, cell 3', expected: '(nothing)', actual: 'd' },
      ],
    });
  });
});

describe('comparePage', () => {
  const expected = [row('9', 'A', '9'), row('5', 'B', '5'), row('5', 'C', '5'), row('1', 'D', '1')];

  it('accepts any order of rows with equal sort values', async () => {
    const shown = [
      ['A', '9'],
      ['C', '5'],
      ['B', '5'],
      ['D', '1'],
    ];
    expect(await comparePage('table', expected, shown, none)).toEqual({
      cells: 8,
      differences: [],
    });
  });

  it('reports another order of rows with different sort values', async () => {
    const shown = [
      ['B', '5'],
      ['A', '9'],
      ['C', '5'],
      ['D', '1'],
    ];
    const { differences } = await comparePage('table', expected, shown, none);
    expect(differences.map(({ place }) => place)).toEqual([
      'table, row 1, cell 1',
      'table, row 1, cell 2',
      'table, row 2, cell 1',
      'table, row 2, cell 2',
    ]);
  });

  it('reports a row that is shown twice among rows with equal sort values', async () => {
    const shown = [
      ['A', '9'],
      ['B', '5'],
      ['B', '5'],
      ['D', '1'],
    ];
    const { differences } = await comparePage('table', expected, shown, none);
    expect(differences).toEqual([{ place: 'table, row 3, cell 1', expected: 'C', actual: 'B' }]);
  });

  it('searches all rows with the same sort value for a row at the edge of the page', async () => {
    const shown = [
      ['A', '9'],
      ['B', '5'],
      ['C', '5'],
      ['E', '1'],
    ];
    const readTied = async (tie: string) => [row(tie, 'D', '1'), row(tie, 'E', '1')];
    expect((await comparePage('table', expected, shown, readTied)).differences).toEqual([]);
    expect((await comparePage('table', expected, shown, none)).differences).toHaveLength(1);
  });
});
