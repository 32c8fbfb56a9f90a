import { describe, expect, it } from 'vitest';
import {
  estimateDispersion,
  getDailyRate,
  getDemandQuantile,
  getEarliestRunOut,
  getExpectedRunOut,
  getOrderQuantity,
  type Demand,
} from './index.ts';
import { createRandom } from './random.test-support.ts';

const demandOf = (units: number, orders = units): Demand => ({
  units,
  days: 90,
  dispersion: estimateDispersion(units, orders),
});

describe('estimateDispersion', () => {
  it.each([
    ['one unit in each order', 12, 12, 1],
    ['a mean of 1.5 units', 18, 12, 2],
    ['a single order', 5, 1, 9],
    ['returned units', 6, 12, 1],
    ['nothing sold', 0, 0, 1],
    ['more returned than sold', -2, 1, 1],
  ])('of %s', (_, units, orders, expected) => {
    expect(estimateDispersion(units, orders)).toBe(expected);
  });
});

describe('getDemandQuantile', () => {
  // The geometric distribution: shape 1, so that P( count ≤ k ) = 1 − ( days / ( 90 + days ) )^( k + 1 ).
  it.each([
    [90, 0.5, 0],
    [90, 0.75, 1],
    [90, 0.9, 3],
    [270, 0.9, 8],
  ])('of one order in 90 days, for the next %d days at %d', (days, probability, expected) => {
    expect(getDemandQuantile(demandOf(1), days, probability)).toBe(expected);
  });

  it('counts in units of the dispersion', () => {
    expect(getDemandQuantile({ units: 3, days: 90, dispersion: 3 }, 90, 0.9)).toBe(9);
  });

  it('is near the normal quantile for large counts', () => {
    const [mean, deviation] = [30_000, Math.sqrt(30_000 * (1 + 1 / 3))];
    for (const [probability, z] of [
      [0.1, -1.2816],
      [0.9, 1.2816],
    ] as const) {
      const quantile = getDemandQuantile(demandOf(90_000), 30, probability);
      expect(Math.abs(quantile - (mean + z * deviation))).toBeLessThan(3);
    }
  });

  it('is 0 without demand or days', () => {
    expect(getDemandQuantile(demandOf(0), 30, 0.9)).toBe(0);
    expect(getDemandQuantile(demandOf(9), 0, 0.9)).toBe(0);
  });
});

describe('the run-out of stock', () => {
  it.each([
    ['stock of 42', demandOf(61, 41), 42, 62, 45],
    ['the last unit', demandOf(9), 1, 10, 2],
    ['no stock', demandOf(9), 0, 0, 0],
    ['negative stock', demandOf(9), -3, 0, 0],
  ])('is expected, and at the earliest, for %s', (_, demand, stock, expected, earliest) => {
    expect(Math.round(getExpectedRunOut(demand, stock) ?? Number.NaN)).toBe(expected);
    expect(getEarliestRunOut(demand, stock)).toBe(earliest);
  });

  it('at the earliest is the first day whose demand has a 90 % quantile of at least the stock', () => {
    const demand = demandOf(40, 25);
    const days = getEarliestRunOut(demand, 20) ?? Number.NaN;
    expect(getDemandQuantile(demand, days, 0.9)).toBeGreaterThanOrEqual(20);
    expect(getDemandQuantile(demand, days - 1, 0.9)).toBeLessThan(20);
  });

  it('is unknown without sales, and at the earliest also beyond ten years', () => {
    expect(getExpectedRunOut(demandOf(0), 5)).toBeNull();
    expect(getEarliestRunOut(demandOf(-1, 1), 5)).toBeNull();
    expect(getEarliestRunOut(demandOf(1), 5000)).toBeNull();
  });
});

describe('getOrderQuantity', () => {
  it.each([
    ['the demand of the days minus the stock', demandOf(90), 10, 44, 34],
    ['a whole number, rounded up', demandOf(10), 1, 44, 4],
    ['the units that are owed, too', demandOf(90), -3, 10, 13],
    ['nothing if there is enough', demandOf(9), 50, 44, 0],
    ['only what is owed without sales', demandOf(0), -3, 44, 3],
    ['no unit more because of floating-point errors', demandOf(9), 0, 30, 3],
  ])('is %s', (_, demand, stock, days, expected) => {
    expect(getOrderQuantity(demand, stock, days)).toBe(expected);
  });
});

describe('the forecast of simulated items', () => {
  /** Sells an item with `rate` orders per day, each with a quantity from 1 to `most`. */
  function sell(random: () => number, days: number, rate: number, most: number) {
    let [units, orders] = [0, 0];
    let time = -Math.log(1 - random()) / rate;
    while (time < days) {
      units += 1 + Math.floor(random() * most);
      orders += 1;
      time -= Math.log(1 - random()) / rate;
    }
    return { units, orders };
  }

  it('contains the units of the next month in its 10 to 90 % band in about 8 of 10 cases, and its mean is unbiased', () => {
    let [months, inside, predicted, sold] = [0, 0, 0, 0];
    for (const seed of [1, 2, 3]) {
      const random = createRandom(seed);
      for (let item = 0; item < 400; item++) {
        const rate = 0.05 + random() * 0.5;
        const most = 1 + Math.floor(random() * 4);
        const past = sell(random, 90, rate, most);
        const { units } = sell(random, 30, rate, most);
        const demand = demandOf(past.units, past.orders);
        const [low, high] = [0.1, 0.9].map((probability) =>
          getDemandQuantile(demand, 30, probability),
        ) as [number, number];
        months += 1;
        inside += units >= low && units <= high ? 1 : 0;
        predicted += getDailyRate(demand) * 30;
        sold += units;
      }
    }
    expect(inside / months).toBeGreaterThan(0.8);
    expect(inside / months).toBeLessThan(0.95);
    expect(Math.abs(predicted / sold - 1)).toBeLessThan(0.03);
  });
});
