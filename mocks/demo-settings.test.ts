import { describe, expect, it } from 'vitest';
import { DEFAULT_DEMO_SETTINGS, parseDemoSettings } from './demo-settings.ts';

describe('parseDemoSettings', () => {
  it('has a default for every variable, and uses it for an empty variable too', () => {
    expect(parseDemoSettings({})).toEqual(DEFAULT_DEMO_SETTINGS);
    expect(parseDemoSettings({ DEMO_ORDERS: '', DEMO_NOW: ' ', OTHER: 'x' })).toEqual({
      orders: 2500,
      seed: 1,
      now: null,
      timeZone: 'UTC',
      weekStart: 1,
      locale: 'en_US',
      currency: 'USD',
      currencies: [],
      state: 'usual',
    });
  });

  it('reads every variable', () => {
    expect(
      parseDemoSettings({
        DEMO_ORDERS: '0',
        DEMO_SEED: '4294967295',
        DEMO_NOW: '2026-11-20T12:00:00',
        DEMO_TIME_ZONE: '-03:30',
        DEMO_WEEK_START: '6',
        DEMO_LOCALE: 'de-DE',
        DEMO_CURRENCY: 'KWD',
        DEMO_CURRENCIES: 'EUR, GBP',
        DEMO_STATE: 'one-day',
      }),
    ).toEqual({
      orders: 0,
      seed: 4_294_967_295,
      now: '2026-11-20T12:00:00',
      timeZone: '-03:30',
      weekStart: 6,
      locale: 'de_DE',
      currency: 'KWD',
      currencies: ['EUR', 'GBP'],
      state: 'one-day',
    });
  });

  it.each([
    ['DEMO_ORDERS', '-1'],
    ['DEMO_ORDERS', '2.5'],
    ['DEMO_ORDERS', '100001'],
    ['DEMO_SEED', 'seven'],
    ['DEMO_SEED', '4294967296'],
    ['DEMO_NOW', '2026-11-20'],
    ['DEMO_NOW', '2026-02-30T12:00:00'],
    ['DEMO_NOW', '2026-11-20T12:00:00Z'],
    ['DEMO_NOW', '2026-11-20 12:00:00'],
    ['DEMO_NOW', '1066-10-14T09:00:00'],
    ['DEMO_TIME_ZONE', 'Mars/Olympus'],
    ['DEMO_TIME_ZONE', '+25:00'],
    ['DEMO_WEEK_START', '7'],
    ['DEMO_WEEK_START', 'Monday'],
    ['DEMO_LOCALE', 'English'],
    ['DEMO_CURRENCY', 'usd'],
    ['DEMO_CURRENCY', 'XYZ'],
    ['DEMO_CURRENCIES', 'EUR,JPY'],
    ['DEMO_STATE', 'busy'],
  ])('throws an error that names %s=%s and the accepted values', (name, value) => {
    expect(() => parseDemoSettings({ [name]: value })).toThrow(
      new RegExp(`^${name} is "${value.replace(/[+.]/g, String.raw`\$&`)}", but must be [^.]+\\.$`),
    );
  });
});
