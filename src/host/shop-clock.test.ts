import { describe, expect, it } from 'vitest';
import { createShopClock } from './shop-clock.ts';

describe('createShopClock', () => {
  it('returns the real time if the host sets no start time', () => {
    expect(createShopClock(undefined, () => 1_000).call(null)).toEqual(new Date(1_000));
  });

  it("starts at the host's time and advances with the real time", () => {
    let real = 5_000_000;
    const now = createShopClock('2026-11-20T12:00:00+13:00', () => real);
    expect(now().toISOString()).toBe('2026-11-19T23:00:00.000Z');
    real += 60_000;
    expect(now().toISOString()).toBe('2026-11-19T23:01:00.000Z');
  });
});
