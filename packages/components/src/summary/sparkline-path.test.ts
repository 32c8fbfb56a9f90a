import { describe, expect, it } from 'vitest';
import { getSparklinePath } from './sparkline-path.ts';

const heights = (path: string) =>
  path.match(/[ML][\d.]+ [\d.]+/g)?.map((point) => +point.split(' ')[1]!);

describe('getSparklinePath', () => {
  it('draws the highest value at the top and zero at the bottom', () => {
    expect(getSparklinePath([0, 10, 5])).toBe('M0 19L50 1L100 10');
  });

  it('keeps negative values inside the box', () => {
    expect(heights(getSparklinePath([-10, 0, 10]))).toEqual([19, 10, 1]);
  });

  it('leaves a gap where a value is missing', () => {
    expect(getSparklinePath([1, null, 1, 1])).toBe('M0 1M66.67 1L100 1');
  });

  it('is a line at the bottom when every value is zero', () => {
    expect(heights(getSparklinePath([0, 0]))).toEqual([19, 19]);
  });

  it.each([[[]], [[5]], [[null, 5, null]]])('draws nothing for %j', (values) => {
    expect(getSparklinePath(values)).toBe('');
  });

  it('draws the means of adjacent values when there are more than 60', () => {
    const values = Array.from({ length: 600 }, (_, index) => index);
    const path = getSparklinePath(values);
    expect(path.match(/[ML]/g)).toHaveLength(60);
    expect(path.startsWith('M0 ')).toBe(true);
    expect(path.split('L').at(-1)).toBe('100 1');
  });
});
