import { configureDate } from '@tillview/date';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useShopDay } from './shop-day.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  configureDate();
});

/** Renders the hook at an instant and returns the day that it shows. */
function startAt(instant: string, timeZone: string) {
  vi.setSystemTime(instant);
  configureDate({ timeZone, now: () => new Date(Date.now()) });
  return renderHook(useShopDay).result;
}

describe('useShopDay', () => {
  it.each([
    ['in a zone ahead of UTC', 'Asia/Tokyo', '2026-11-20T14:58:00Z'],
    ['by a fixed offset', '-03:30', '2026-11-21T03:28:00Z'],
    // Clocks go from 24:00 to 1:00.
    ['without a midnight', 'Africa/Cairo', '2026-04-23T21:58:00Z'],
    // Clocks go back from 24:00 to 23:00.
    ['with two hours before midnight', 'Africa/Cairo', '2026-10-29T20:58:00Z'],
  ])('changes when the store’s day begins %s', (_name, timeZone, instant) => {
    const day = startAt(instant, timeZone);
    const before = day.current;
    const isAfterTwoMinutes = !instant.startsWith('2026-10-29');
    act(() => void vi.advanceTimersByTime(119_000));
    expect(day.current).toBe(before);
    act(() => void vi.advanceTimersByTime(isAfterTwoMinutes ? 1_000 : 3_601_000));
    expect(day.current > before).toBe(true);
  });

  it('changes when the page gets the focus, although the timer is late', () => {
    const day = startAt('2026-11-20T12:00:00Z', 'UTC');
    vi.setSystemTime('2026-11-23T08:00:00Z');
    expect(day.current).toBe('2026-11-20');
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(day.current).toBe('2026-11-23');
  });
});
