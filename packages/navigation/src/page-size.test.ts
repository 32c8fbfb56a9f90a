import { expect, it } from 'vitest';
import { getPageSize } from './page-size.ts';

it.each([
  ['50', 50],
  [100, 100],
  ['7', 25],
  ['1000', 25],
  ['', 25],
  ['050', 25],
  [undefined, 25],
  [null, 25],
])('reads the page size %j of a URL as %i (R9.49, readings C20)', (requested, expected) => {
  expect(getPageSize(requested)).toBe(expected);
});
