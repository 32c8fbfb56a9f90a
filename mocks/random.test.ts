import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

const draw = (seed: number, count = 50): number[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.next());
};

describe('createRandom', () => {
  it('gives the same numbers for the same seed, and others for another seed', () => {
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    expect(draw(0).every((value) => value >= 0 && value < 1)).toBe(true);
  });

  it('creates forks that do not depend on earlier numbers', () => {
    const one = createRandom(3);
    const other = createRandom(3);
    other.next();
    expect(one.fork('orders').next()).toBe(other.fork('orders').next());
    expect(one.fork('orders').next()).not.toBe(one.fork('products').next());
  });

  it('picks by weight and within bounds', () => {
    const random = createRandom(5);
    const picks = Array.from({ length: 4000 }, () =>
      random.weighted([
        ['never', 0],
        ['often', 3],
        ['rarely', 1],
      ]),
    );
    expect(picks).not.toContain('never');
    expect(Math.abs(picks.filter((pick) => pick === 'rarely').length - 1000)).toBeLessThan(120);
    const dice = Array.from({ length: 500 }, () => random.between(1, 6));
    expect(new Set(dice)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(() => random.pick([])).toThrow('empty');
    expect(() => random.weighted([])).toThrow('empty');
  });
});
