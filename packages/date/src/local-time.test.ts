import { assert, constantFrom, integer, property } from 'fast-check';
import moment from 'moment';
import { expect, it } from 'vitest';
import { addUnits, endOf, isDayText, numberOf, startOf, toTimeText } from './local-time.ts';

const UNITS = ['day', 'week', 'month', 'quarter', 'year'] as const;
const instants = integer({ min: Date.UTC(1899, 0), max: Date.UTC(2132, 0) });

it('moves by units and to their ends as moment does', () => {
  assert(
    property(instants, constantFrom(...UNITS), integer({ min: -30, max: 30 }), (at, unit, by) => {
      expect(addUnits(at, by, unit)).toBe(moment.utc(at).add(by, unit).valueOf());
      // ISO weeks start on Monday.
      const name = unit === 'week' ? 'isoWeek' : unit;
      expect(startOf(at, unit, 1)).toBe(moment.utc(at).startOf(name).valueOf());
      expect(endOf(at, unit, 1)).toBe(moment.utc(at).endOf(name).valueOf());
      expect(toTimeText(at)).toBe(moment.utc(at).format('YYYY-MM-DDTHH:mm:ss'));
    }),
  );
});

it('numbers units as moment counts them', () => {
  assert(
    property(instants, instants, constantFrom(...UNITS), (from, to, unit) => {
      const [start, end] = [startOf(from, unit, 1), startOf(to, unit, 1)];
      expect(numberOf(to, unit, 1) - numberOf(from, unit, 1)).toBe(
        moment.utc(end).diff(moment.utc(start), unit),
      );
    }),
  );
});

it.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['0999-12-31', false],
  ['2026-02-28T00:00:00', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDayText(text)).toBe(expected);
});
