import { expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

it('a memoized function computes a result once for the same object and arguments', () => {
  const compute = vi.fn((source: { n: number }, ...added: number[]) => [source.n, ...added]);
  const sum = memoize(compute);
  const [one, other] = [{ n: 1 }, { n: 1 }];
  expect(sum(one, 2)).toBe(sum(one, 2));
  expect(sum(one)).toBe(sum(one));
  expect(sum(one, 2, 3)).toEqual([1, 2, 3]);
  expect(sum(one, 2)).toEqual([1, 2]);
  expect(sum(other, 2)).not.toBe(sum(one, 2));
  expect(compute).toHaveBeenCalledTimes(4);
});

it('keeps the newest results of an object', () => {
  const compute = vi.fn((_source: object, n: number) => n);
  const read = memoize(compute);
  const source = {};
  for (let n = 0; n <= 100; n++) read(source, n);
  read(source, 100);
  expect(compute).toHaveBeenCalledTimes(101);
  read(source, 0);
  expect(compute).toHaveBeenCalledTimes(102);
});
