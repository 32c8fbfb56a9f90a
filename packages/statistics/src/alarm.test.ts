import { describe, expect, it } from 'vitest';
import alarmCases from '../../../tests/cases/alarm.json' with { type: 'json' };
import { findBusyShopAlarm, findAlarm } from './index.ts';
import { createRandom, drawCount } from './random.test-support.ts';

const DAY = 24;

/** Orders at noon of every day but the last `silent`. */
const atNoon = (days: number, silent = 0, count = 1): number[] =>
  Array.from({ length: days * DAY }, (_, hour) =>
    hour % DAY === 12 && hour < (days - silent) * DAY ? count : 0,
  );

describe('the time without orders', () => {
  it('is compared in the orders that are usual in its hours', () => {
    expect(findAlarm(atNoon(200, 0, 5))).toEqual({
      hours: 11,
      expected: 0,
      longest: 0,
      isAlarm: false,
    });
    const counts = atNoon(200, 1, 5);
    // At 11 nothing is expected yet, at 12 five orders are.
    expect(findAlarm(counts.slice(0, -12))).toMatchObject({ expected: 0, isAlarm: false });
    const { expected, isAlarm } = findAlarm(counts.slice(0, -11))!;
    expect(expected).toBeCloseTo(5, 6);
    expect(isAlarm).toBe(true);
  });

  it('is no alarm below three orders', () => {
    expect(findAlarm(atNoon(200, 2))).toMatchObject({ isAlarm: false });
    expect(findAlarm(atNoon(200, 4))).toMatchObject({ isAlarm: true });
  });

  it('is no alarm within 1.2 times the longest pause of the last year', () => {
    const earlier = (silent: number, days: number) => [...atNoon(300, silent), ...atNoon(days)];
    expect(findAlarm([...earlier(9, 60), ...atNoon(10, 10)])).toMatchObject({ isAlarm: false });
    expect(findAlarm([...earlier(4, 60), ...atNoon(10, 10)])).toMatchObject({ isAlarm: true });
    expect(findAlarm([...earlier(9, 380), ...atNoon(10, 10)])).toMatchObject({ isAlarm: true });
  });

  it.each([
    ['under 150 days', atNoon(149, 5)],
    ['without an order in 91 days', atNoon(200, 100)],
  ])('is unknown %s', (_, counts) => {
    expect(findAlarm(counts)).toBeUndefined();
  });
});

describe('the backtest on simulated shops', () => {
  const WEEK = [0.7, 1, 0.9, 1, 1.1, 1.3, 1];
  const HOURS = [
    0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.8, 0.8, 0.8, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5,
  ].concat([1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 0.6, 0.6]);
  const perDay = HOURS.reduce((sum, weight) => sum + weight, 0);

  function simulate(seed: number, orders: number, days: number): number[] {
    const random = createRandom(seed);
    return Array.from({ length: days * DAY }, (_, hour) =>
      drawCount(random, (orders * WEEK[Math.floor(hour / DAY) % 7]! * HOURS[hour % DAY]!) / perDay),
    );
  }

  /** The 456 days before an hour, from the first hour of a day. */
  const before = (counts: readonly number[], end: number) =>
    counts.slice(Math.max(0, Math.ceil((end - 456 * DAY) / DAY) * DAY), end);

  it.each([
    [2.9, 20, 100],
    [29, 5, 20],
    [117, 3, 12],
  ])('with %d orders a day has at most one false alarm in 324 days', (orders, shortest, latest) => {
    const counts = simulate(11, orders, 456 + 324);
    let [pause, alarms] = [0, 0];
    for (let hour = 456 * DAY; hour < counts.length; hour++) {
      const isOver = counts[hour]! > 0;
      if (isOver && pause >= shortest && findAlarm(before(counts, hour))?.isAlarm) alarms += 1;
      pause = isOver ? 0 : pause + 1;
    }
    expect(alarms).toBeLessThanOrEqual(1);

    // From any hour of the day on, a shop that fails is noticed.
    for (let day = 480; day < 780; day += 43) {
      const end = day * DAY + (day % DAY);
      const failed = [...counts.slice(0, end), ...Array.from({ length: latest }, () => 0)];
      expect(findAlarm(before(failed, failed.length))?.isAlarm).toBe(true);
    }
  });

  it('of a busy shop, of which nine days are known, has at most one false alarm', () => {
    const counts = simulate(11, 117, 100 + 324);
    const daysBefore = (all: readonly number[], end: number) => {
      const day = Math.ceil(end / DAY) - 1;
      return Array.from({ length: 91 }, (_, index) =>
        all
          .slice((day - 91 + index) * DAY, (day - 90 + index) * DAY)
          .reduce((sum, count) => sum + count, 0),
      );
    };
    /** The complete days of 205 hours. */
    const known = (all: readonly number[], end: number) =>
      all.slice(Math.ceil((end - 205) / DAY) * DAY, end);
    const find = (all: readonly number[], end: number) =>
      findBusyShopAlarm(known(all, end), daysBefore(all, end));
    let alarms = 0;
    for (let hour = 100 * DAY; hour < counts.length; hour++)
      if (counts[hour]! > 0 && counts[hour - 1] === 0 && find(counts, hour)?.isAlarm) alarms += 1;
    expect(alarms).toBeLessThanOrEqual(1);

    for (let day = 120; day < 420; day += 43) {
      const end = day * DAY + (day % DAY);
      const failed = [...counts.slice(0, end), ...Array.from({ length: 16 }, () => 0)];
      expect(find(failed, failed.length)?.isAlarm).toBe(true);
    }
  });

  it.each([
    ['under 7 days', 6 * DAY, 91],
    ['without 91 days of orders', 8 * DAY, 90],
  ])('is unknown for a busy shop %s', (_, hours, days) => {
    const counts = Array.from({ length: hours }, () => 5);
    expect(
      findBusyShopAlarm(
        counts,
        Array.from({ length: days }, () => 120),
      ),
    ).toBeUndefined();
  });
});

// The plugin has the same formulas in PHP, and `test:wordpress` the same cases.
it.each(alarmCases)('is that of the plugin: $name', (shop) => {
  const { everyHours, days, silentHours, alarm } = shop;
  const closed = 'closedDays' in shop ? (shop.closedDays ?? []) : [];
  const counts = Array.from({ length: 24 * days + silentHours }, (_, at) => {
    const isOpen = at < 24 * days && !closed.includes(Math.floor(at / 24));
    return isOpen && at % everyHours === 0 ? 1 : 0;
  });
  const level = 'level' in shop ? shop.level : undefined;
  const found = level
    ? findBusyShopAlarm(
        counts,
        Array.from({ length: level.days }, () => level.orders),
      )
    : findAlarm(counts);
  if (!alarm) expect(found).toBeUndefined();
  else {
    const { expected, longest, ...exact } = alarm;
    expect(found).toMatchObject(exact);
    if (expected !== undefined) expect(found?.expected).toBeCloseTo(expected, 4);
    expect(found?.longest).toBeCloseTo(longest, 4);
  }
});
