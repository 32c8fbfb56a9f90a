import { describe, expect, it } from 'vitest';
import { firstCases } from '@tillview/test-setup/deep';
import cases from '../../../tests/cases/estimates.json' with { type: 'json' };
import { estimatePeriod, type Period, type PeriodEstimate } from './index.ts';
import { createRandom, drawCount } from './random.test-support.ts';

/** Months of 30 days that begin on the first day, the last one being that of the day `known`. */
function getPeriods(known: number): [...Period[], Period] {
  const count = Math.floor(known / 30);
  const before = Array.from({ length: count }, (_, index) => ({ start: index * 30, days: 30 }));
  return [...before, { start: count * 30, days: 30 }];
}

const estimateAfter = (values: readonly number[]): PeriodEstimate =>
  estimatePeriod({ values, periods: getPeriods(values.length) });

function estimateKnown(values: readonly number[]): PeriodEstimate & { is: 'known' } {
  const made = estimateAfter(values);
  if (made.is !== 'known') throw new Error(`Not estimated: ${made.is}`);
  return made;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Closed on Sundays, most orders on Fridays. */
const WEEK = [0, 1, 0.9, 1.1, 1.2, 1.7, 1.1];

describe('the estimate of a period', () => {
  it('is exact for a shop whose weeks are all the same', () => {
    const values = Array.from({ length: 400 }, (_, day) => 100 * WEEK[day % 7]!);
    const rest = Array.from({ length: 20 }, (_, day) => 100 * WEEK[(400 + day) % 7]!);
    const { estimate, low, high } = estimateKnown(values);
    const total = sum(values.slice(390)) + sum(rest);
    expect(Math.abs(estimate / total - 1)).toBeLessThan(0.02);
    expect(high - low).toBeLessThan(0.05 * total);
  });

  it('has an interval around it, although all results were above, or below, their estimates', () => {
    for (const growth of [1.004, 1 / 1.004]) {
      const { estimate, low, high } = estimateKnown(
        Array.from({ length: 390 }, (_, day) => 100 * growth ** day),
      );
      expect(low).toBeLessThanOrEqual(estimate);
      expect(high).toBeGreaterThanOrEqual(estimate);
    }
  });

  it.each([
    ['combined', (day: number, random: number) => 100 * WEEK[day % 7]! * (0.5 + random)],
    [
      'run-rate',
      (day: number, random: number) => (Math.floor(day / 60) % 2 === 0 ? 1 : 6) + random,
    ],
  ])('adds up from its days: %s', (method, valueOf) => {
    const random = createRandom(6);
    const values = Array.from({ length: 380 }, (_, day) => valueOf(day, random()));
    const { rest, ...made } = estimateKnown(values);
    expect(made.method).toBe(method);
    expect(rest).toHaveLength(10);
    const soFar = sum(values.slice(360));
    expect(soFar + sum(rest.map(({ value }) => value))).toBeCloseTo(made.estimate, 6);
    expect(soFar + sum(rest.map(({ low }) => low))).toBeCloseTo(made.low, 6);
    expect(soFar + sum(rest.map(({ high }) => high))).toBeCloseTo(made.high, 6);
  });

  it('is the same in any unit', () => {
    const random = createRandom(4);
    const values = Array.from({ length: 400 }, () => 100 * random());
    const made = estimateKnown(values);
    const inCents = estimateKnown(values.map((value) => value * 100));
    expect(inCents.estimate).toBeCloseTo(made.estimate * 100, 4);
    expect(inCents).toMatchObject({ method: made.method, inside: made.inside });
  });

  it('is the run rate where that was better', () => {
    const random = createRandom(5);
    // The level changes after every 60 days.
    const levelOf = (day: number) => (Math.floor(day / 60) % 2 === 0 ? 1 : 6);
    const values = Array.from({ length: 380 }, (_, day) => levelOf(day) + random());
    const { method, estimate } = estimateKnown(values);
    expect(method).toBe('run-rate');
    expect(estimate).toBeCloseTo((sum(values.slice(360)) / 20) * 30, 6);
  });

  it('takes no days of negative sales from a first day with more returns than sales', () => {
    const random = createRandom(8);
    const values = [...Array.from({ length: 390 }, () => 50 + 100 * random()), -1500];
    const { rest } = estimateKnown(values);
    for (const { value } of rest) expect(value).toBeGreaterThan(0);
  });

  it.each([
    ['fewer than 150 days', 149, 1, { is: 'too-short', days: 149, needed: 150 }],
    ['a shop with sales on 27 days', 400, 15, { is: 'too-short', days: 27, needed: 28 }],
  ])('is not made for %s', (_, days, every, expected) => {
    const values = Array.from({ length: days }, (_day, day) => (day % every === 0 ? 100 : 0));
    expect(estimateAfter(values)).toEqual(expected);
  });

  it('is made from 150 days on for a month, but not for a year', () => {
    const values = Array.from({ length: 150 }, (_, day) => 1 + (day % 7));
    expect(estimateAfter(values).is).toBe('known');
    expect(estimatePeriod({ values, periods: [{ start: 140, days: 365 }] }).is).toBe('unknown');
  });

  it('counts what today has sold, if that is more than its forecast', () => {
    const values = Array.from({ length: 300 }, (_, day) => 50 + 10 * (day % 7) + (day % 11));
    const of = (today?: number) => {
      const made = estimatePeriod({ values, periods: [{ start: 281, days: 30 }], today });
      if (made.is !== 'known') throw new Error(made.is);
      return made;
    };
    const usual = of();
    const forecast = usual.rest[0]!.value;
    expect(of(forecast / 2)).toEqual(usual);
    const more = of(forecast + 640);
    for (const key of ['estimate', 'low', 'high'] as const)
      expect(more[key] - usual[key]).toBeCloseTo(640, 6);
    expect(more.rest[0]!.value).toBeCloseTo(forecast + 640, 6);
    expect(more.rest.slice(1)).toEqual(usual.rest.slice(1));
  });

  it('rejects a last period that does not contain today', () => {
    const values = Array.from({ length: 400 }, () => 1);
    expect(() => estimatePeriod({ values, periods: [{ start: 370, days: 30 }] })).toThrow(
      RangeError,
    );
    expect(() => estimatePeriod({ values, periods: [{ start: 401, days: 30 }] })).toThrow(
      RangeError,
    );
  });
});

describe('the backtest on simulated shops', () => {
  /** Net sales of 2 to 60 orders a day: a weekday pattern, growth of 40 % a year, a drifting level and noise. */
  function simulate(seed: number, orders: number): number[] {
    const random = createRandom(seed);
    let drift = 0;
    return Array.from({ length: 690 }, (_, day) => {
      drift = 0.98 * drift + 0.06 * (random() - 0.5);
      const mean = orders * WEEK[day % 7]! * 1.4 ** (day / 365) * Math.exp(drift);
      const count = drawCount(random, mean);
      return sum(Array.from({ length: count }, () => 20 - 60 * Math.log(1 - random())));
    });
  }

  const shops = [1, 2, 3].map((seed) => simulate(seed, [2, 10, 60][seed % 3]!));

  it.each(
    firstCases(1, [
      [10, 0.08, 0.7],
      [3, 0.1, 0.4],
      [20, 0.05, 0.85],
    ] as const),
  )(
    'after day %d has a mean error below %d, at most %d of that of the run rate',
    (day, error, share) => {
      let [months, inside, own, runRate] = [0, 0, 0, 0];
      for (const values of shops)
        for (let start = 180; start + 30 <= values.length; start += 30) {
          const made = estimatePeriod({
            values: values.slice(0, start + day),
            periods: [{ start, days: 30 }],
          });
          const actual = sum(values.slice(start, start + 30));
          if (made.is !== 'known') throw new Error(made.is);
          months += 1;
          inside += actual >= made.low && actual <= made.high ? 1 : 0;
          own += Math.abs(made.estimate / actual - 1);
          runRate += Math.abs((sum(values.slice(start, start + day)) / day) * (30 / actual) - 1);
        }
      expect(own / months).toBeLessThan(error);
      expect(own / runRate).toBeLessThan(share);
      expect(inside / months).toBeGreaterThan(0.7);
      expect(inside / months).toBeLessThan(0.9);
    },
  );

  it('counts how often earlier results lay inside, from the values before only', () => {
    const values = shops[0]!;
    const made = estimateKnown(values.slice(0, 670));
    let [tested, inside] = [0, 0];
    for (let start = 150; start < 660; start += 30) {
      const then = estimateAfter(values.slice(0, start + 10));
      if (then.is !== 'known') continue;
      const actual = sum(values.slice(start, start + 30));
      tested += 1;
      inside += actual >= then.low && actual <= then.high ? 1 : 0;
    }
    expect(made).toMatchObject({ tested, inside });
  });
});

// The mail reads the same cases: tests/wordpress/check-digest.ts.
it.each(cases.cases)('estimates $name', ({ values, elapsed, days, today, expected }) => {
  const all: readonly number[] = cases.series[values as keyof typeof cases.series];
  const known = all.slice(0, all.length - days + elapsed);
  const period = { start: known.length - elapsed, days };
  const made = estimatePeriod({ values: known, periods: [period], today });
  const found =
    made.is === 'known' ? { estimate: made.estimate, low: made.low, high: made.high } : null;
  expect(found).toEqual(
    expected && {
      estimate: expect.closeTo(expected.estimate, 3),
      low: expect.closeTo(expected.low, 3),
      high: expect.closeTo(expected.high, 3),
    },
  );
});
