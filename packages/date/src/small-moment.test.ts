import { assert, constantFrom, integer, property } from 'fast-check';
import moment from 'moment';
import { expect, it } from 'vitest';
import smallMoment from './small-moment.ts';

const DATE_TIME = 'YYYY-MM-DDTHH:mm:ss';
const units = ['day', 'week', 'month', 'quarter', 'year'] as const;
const instants = integer({ min: Date.UTC(1999, 0), max: Date.UTC(2032, 0) });
const pair = (at: number) => {
  const fields = moment.utc(at).toArray();
  return { small: smallMoment.utc(fields), real: moment.utc(fields) };
};

it('moves by units and to their ends as moment does', () => {
  assert(
    property(
      instants,
      constantFrom(...units),
      integer({ min: -30, max: 30 }),
      (at, unit, amount) => {
        const { small, real } = pair(at);
        expect(small.clone().add(amount, unit).valueOf()).toBe(
          real.clone().add(amount, unit).valueOf(),
        );
        expect(small.clone().subtract(amount, unit).format(DATE_TIME)).toBe(
          real.clone().subtract(amount, unit).format(DATE_TIME),
        );
        // A week starts on the day that the store has set: the package computes it from days.
        if (unit === 'week') return;
        expect(small.clone().startOf(unit).valueOf()).toBe(real.clone().startOf(unit).valueOf());
        expect(small.clone().endOf(unit).valueOf()).toBe(real.clone().endOf(unit).valueOf());
      },
    ),
  );
});

it('counts whole units between two times as moment does', () => {
  assert(
    property(instants, instants, constantFrom(...units), (one, other, unit) => {
      const [a, b] = [pair(one), pair(other)];
      expect(a.small.diff(b.small, unit)).toBe(a.real.diff(b.real, unit));
      expect(a.small.isBefore(b.small)).toBe(a.real.isBefore(b.real));
      expect(a.small.isAfter(b.small)).toBe(a.real.isAfter(b.real));
    }),
  );
});

it.each([
  ['2026-02-28', 'YYYY-MM-DD'],
  ['2026-02-29', 'YYYY-MM-DD'],
  ['2026-13-01', 'YYYY-MM-DD'],
  ['2026-1-1', 'YYYY-MM-DD'],
  ['', 'YYYY-MM-DD'],
  ['2026-02-28', DATE_TIME],
  ['2026-02-28T23:59:59', DATE_TIME],
  ['2026-02-28T25:00:00', DATE_TIME],
  ['2026-02-28T23:59:59', 'YYYY-MM-DD'],
])('reads %j in the format %s as strictly as moment does', (text, format) => {
  const real = moment.utc(text, format, 'en', true);
  const small = smallMoment.utc(text, format);
  expect(small.isValid()).toBe(real.isValid());
  if (real.isValid()) expect(small.valueOf()).toBe(real.valueOf());
});
