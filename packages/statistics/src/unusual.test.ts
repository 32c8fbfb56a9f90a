import { describe, expect, it } from 'vitest';
import { firstCases } from '@tillview/test-setup/deep';
import { findUnusual } from './index.ts';
import { createRandom, drawCount } from './random.test-support.ts';

const WEEK = [0.7, 1, 0.9, 1, 1.1, 1.3, 1];

/** Net sales by day: orders at random with a weekly pattern, each of 20 to 180, with growth of 30 % a year. */
function simulate(seed: number, perDay: number, days: number): number[] {
  const random = createRandom(seed);
  return Array.from({ length: days }, (_, day) => {
    const orders = drawCount(random, perDay * WEEK[day % 7]! * 1.3 ** (day / 365));
    return Array.from({ length: orders }, () => 20 + 160 * random()).reduce((a, b) => a + b, 0);
  });
}

const toWeeks = (days: readonly number[]) =>
  Array.from({ length: Math.floor(days.length / 7) }, (_, week) =>
    days.slice(week * 7, week * 7 + 7).reduce((a, b) => a + b, 0),
  );

const steady = (length: number) => Array.from({ length }, (_, day) => WEEK[day % 7]! * 100);

it('compares a day with the same weekday, and names the ratio', () => {
  const values = steady(400);
  values[390] = values[390]! * 3;
  values[395] = values[395]! / 4;
  expect(findUnusual(values, 7)).toEqual([
    { index: 390, ratio: 3 },
    { index: 395, ratio: 0.25 },
  ]);
});

it.each([
  ['a difference of less than half', steady(400).with(390, WEEK[390 % 7]! * 149)],
  ['days with less than half a year before them', steady(230).with(220, 900)],
  ['days after days without sales', Array.from({ length: 400 }, () => 0).with(390, 100)],
  [
    'what happens often in the store',
    steady(600).map((value, day) => (day % 30 === 5 ? value * 3 : value)),
  ],
])('does not mark %s', (_, values) => {
  expect(findUnusual(values, 7)).toEqual([]);
});

describe('the backtest on simulated stores of three years', () => {
  const SEEDS = [1, 2, 3, 4, 5];

  it.each(
    firstCases(2, [
      [100, 'day', 7],
      [15, 'week', 1],
      [300, 'day', 7],
    ] as const),
  )('marks nothing at %d orders a day, by %s', (perDay, _, step) => {
    for (const seed of SEEDS) {
      const days = simulate(seed, perDay, 1095);
      expect(findUnusual(step === 7 ? days : toWeeks(days), step)).toEqual([]);
    }
  });

  it('finds each day of twice or half the usual sales', () => {
    for (const seed of SEEDS) {
      const days = simulate(seed, 100, 1095);
      const planted = [500, 611, 722, 833, 944].map((day, at) => {
        days[day] = days[day]! * (at % 2 ? 0.4 : 2.2);
        return day;
      });
      expect(findUnusual(days, 7).map(({ index }) => index)).toEqual(planted);
    }
  });
});
