import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, parseLocalTime } from './local-time.ts';
import { instantToLocalTime, isTimeZone, offsetAt, localTimeToInstant } from './zone.ts';

describe('localTimeToInstant', () => {
  it.each([
    ['2026-11-20T12:00:00', 'UTC', '2026-11-20T12:00:00.000Z'],
    ['2026-07-01T12:00:00', 'Europe/Berlin', '2026-07-01T10:00:00.000Z'],
    ['2026-11-20T12:00:00', 'Europe/Berlin', '2026-11-20T11:00:00.000Z'],
    ['2026-11-20T12:00:00', 'Asia/Kathmandu', '2026-11-20T06:15:00.000Z'],
    ['2026-11-20T01:00:00', 'Pacific/Auckland', '2026-11-19T12:00:00.000Z'],
    ['2026-11-20T12:00:00', '+05:30', '2026-11-20T06:30:00.000Z'],
    ['2026-11-20T12:00:00', '-09:30', '2026-11-20T21:30:00.000Z'],
    // Clocks in Berlin change from 2:00 to 3:00 on 2026-03-29, and from 3:00 to 2:00 on 2026-10-25.
    ['2026-03-29T01:59:59', 'Europe/Berlin', '2026-03-29T00:59:59.000Z'],
    ['2026-03-29T02:30:00', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29T03:00:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T01:59:59', 'Europe/Berlin', '2026-10-24T23:59:59.000Z'],
    ['2026-10-25T02:30:00', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T03:00:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
    // On Lord Howe Island, daylight saving time is half an hour.
    ['2026-10-04T02:15:00', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ])('%s in %s is %s', (local, zone, instant) => {
    expect(localTimeToInstant(parseLocalTime(local) ?? NaN, zone)).toBe(Date.parse(instant));
  });
});

describe('instants and local times', () => {
  const zones = ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', '-03:30'];

  it('convert back to the same local time, unless daylight saving skips it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 1_600_000_000, max: 1_900_000_000 }),
        (zone, seconds) => {
          const time = seconds * 1000;
          const shown = instantToLocalTime(localTimeToInstant(time, zone), zone);
          const before = offsetAt(time - 24 * HOUR, zone);
          const after = offsetAt(time + 24 * HOUR, zone);
          expect([0, after - before]).toContain(shown - time);
        },
      ),
    );
  });

  it('convert back to the same instant, or to the first occurrence of a repeated hour', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 1_600_000_000, max: 1_900_000_000 }),
        (zone, seconds) => {
          const instant = seconds * 1000;
          const again = localTimeToInstant(instantToLocalTime(instant, zone), zone);
          expect(again).toBeLessThanOrEqual(instant);
          expect(instantToLocalTime(again, zone)).toBe(instantToLocalTime(instant, zone));
        },
      ),
    );
  });
});

describe('isTimeZone', () => {
  it.each(['UTC', 'Europe/Berlin', '+00:00', '-11:00', '+14:00'])('accepts %s', (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  });

  it.each(['', 'Mars/Olympus', '+15:00', '+02:75', '+2', '02:00', 'UTC+2'])(
    'rejects "%s"',
    (zone) => {
      expect(isTimeZone(zone)).toBe(false);
    },
  );
});
