import { describe, expect, it } from 'vitest';
import { getUtcOffset, toZonedInstant } from './zoned-instant.ts';

describe('toZonedInstant', () => {
  it.each([
    ['2026-11-20T12:00:00', 'UTC', '+00:00'],
    ['2026-11-20T12:00:00', 'Europe/Paris', '+01:00'],
    ['2026-07-20T12:00:00', 'Europe/Paris', '+02:00'],
    ['2026-11-20T00:30:00', 'Pacific/Kiritimati', '+14:00'],
    ['2026-11-20T23:30:00', 'America/St_Johns', '-03:30'],
    ['2026-03-29T03:00:00', 'Europe/Paris', '+02:00'],
    ['2026-03-29T01:59:59', 'Europe/Paris', '+01:00'],
    ['2026-11-20T12:00:00', '-09:30', '-09:30'],
    ['2026-11-20T12:00:00', '+0545', '+05:45'],
  ])('converts %s in %s to the offset %s', (local, zone, offset) => {
    expect(toZonedInstant(local, zone)).toBe(local + offset);
    expect(getUtcOffset(zone, Date.parse(local + offset))).toBe(offset);
  });
});
