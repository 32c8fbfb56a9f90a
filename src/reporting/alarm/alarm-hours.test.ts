import { expect, it } from 'vitest';
import { countHours, getAlarm, getFirstHour, joinHours, toHours } from './alarm-hours.ts';

const DAY = 24;
const START = toHours('2026-01-01 00:00:00');

/** Hours with an order each `hours` hours, newest first: those before `end`, at least `from`. */
const ordersBefore = (end: number, hours: number, from = START) =>
  Array.from({ length: Math.floor((end - from) / hours) }, (_, index) => end - (index + 1) * hours);

it('begins with a day of which all orders are known, and at most 456 days before', () => {
  const until = START + 500 * DAY + 12;
  expect(getFirstHour(until - 30, true, until)).toBe(START + 499 * DAY);
  expect(getFirstHour(until - 30, false, until)).toBe(START + 500 * DAY);
  expect(getFirstHour(START, false, until)).toBe(START + 44 * DAY);
});

it('adds the newest orders to the earlier ones, of which the oldest listed hour may have more', () => {
  const earlier = { from: START, counts: [0, 2, 0, 1, 3] };
  const listed = [START + 6, START + 5, START + 3, START + 1];
  expect(joinHours(earlier, listed, START + 8)).toEqual([0, 2, 0, 1, 0, 1, 1, 0]);
  expect(joinHours({ from: START, counts: [] }, [START + 1, START], START + 3)).toEqual([1, 1, 0]);
});

it('takes hours between the earlier and the listed orders from the day before', () => {
  const earlier = { from: START, counts: Array.from({ length: 30 }, (_, hour) => hour % 3) };
  const joined = joinHours(earlier, [START + 34, START + 33], START + 36);
  expect(joined.slice(0, 33)).toEqual(Array.from({ length: 33 }, (_, hour) => hour % 3));
  expect(joined.slice(33)).toEqual([1, 1, 0]);
});

it('compares the time since the last order with earlier pauses, in usual orders', () => {
  // Four a day for 200 days, then none for two.
  const until = START + 202 * DAY + 12;
  const counts = countHours(ordersBefore(until - 50, 6), START, until);
  const alarm = getAlarm(counts);
  expect(alarm).toMatchObject({ isAlarm: true, days: 111 });
  expect(alarm?.expected).toBeCloseTo(9, 0);
  expect(alarm?.longest).toBeLessThan(1);
});

it.each([
  ['the level of 91 days', Array.from({ length: 91 }, () => 24)],
  ['that of the last whole week', undefined],
])('is that of a busy shop where orders before its hours are not known, by %s', (_, level) => {
  // One an hour for eight days, then none for 60 hours.
  const until = START + 10 * DAY + 12;
  const counts = countHours(ordersBefore(until - 60, 1), START, until);
  expect(getAlarm(counts)).toBeUndefined();
  const alarm = getAlarm(counts, () => level);
  expect(alarm).toMatchObject({ hours: 60, longest: 0, days: 10, isAlarm: true });
  expect(alarm?.expected).toBeCloseTo(60, 0);
});

it.each([
  [364, 364],
  [365, 274],
])(
  'compares the pauses of %i days with those of %i, if there were orders before',
  (days, ofYear) => {
    const until = START + days * DAY;
    const counts = countHours(ordersBefore(until - 48, 6), START, until);
    expect(getAlarm(counts, () => undefined)).toMatchObject({ isAlarm: true, days: ofYear });
    expect(getAlarm(counts)).toMatchObject({ isAlarm: true, days: days - 91 });
  },
);

it('is unknown without a level or a week before the last order', () => {
  const counts = countHours(ordersBefore(START + 7 * DAY - 1, 1), START, START + 9 * DAY);
  expect(getAlarm(counts, () => undefined)).toBeUndefined();
  expect(getAlarm(counts, () => Array.from({ length: 91 }, () => 24))?.isAlarm).toBe(true);
});
