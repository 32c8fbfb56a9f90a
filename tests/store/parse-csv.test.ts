import { expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';

it.each([
  [
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '"a ""b""","c,d\ne"\r\n,2\n',
    [
      ['a "b"', 'c,d\ne'],
      ['', '2'],
    ],
  ],
  ['a,\n', [['a', '']]],
  ['', []],
])('reads the cells of %j', (text, lines) => {
  expect(parseCsv(text)).toEqual(lines);
});
