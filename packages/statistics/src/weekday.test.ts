import { expect, it } from 'vitest';
import { getUsualOfWeekday } from './index.ts';

it('knows the usual value of a weekday: the median of twelve weeks, without the day itself', () => {
  // A day has the number of its week, and 1,000 on the weekday before the last one.
  const values = Array.from({ length: 7 * 20 }, (_, day) =>
    day % 7 === 5 ? 1000 : Math.floor(day / 7),
  );
  expect(getUsualOfWeekday(values)).toEqual({ value: 12, weeks: 12 });
  expect(getUsualOfWeekday(values.slice(0, 35))).toEqual({ value: 1, weeks: 4 });
  expect(getUsualOfWeekday(values.slice(0, 28))).toBeUndefined();
});
