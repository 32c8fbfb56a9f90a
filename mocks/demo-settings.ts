import { CURRENCIES } from './currencies.ts';
import { parseLocalTime } from './local-time.ts';
import type { WeekStart } from './local-time.ts';
import { isTimeZone } from './zone.ts';

/** The settings of a demo store. The same settings give the same data. */
export type DemoSettings = {
  /** Number of orders, 0–100000. */
  readonly orders: number;
  /** Seed of the random numbers, 0–4294967295. */
  readonly seed: number;
  /** The store's fixed local time, `YYYY-MM-DDTHH:mm:ss`; `null` uses the real clock. */
  readonly now: string | null;
  /** IANA name or `±hh:mm`. */
  readonly timeZone: string;
  /** 0 = Sunday … 6 = Saturday. */
  readonly weekStart: WeekStart;
  /** WordPress locale, `en_US`. */
  readonly locale: string;
  /** ISO 4217 code of a currency in `currencies.ts`. */
  readonly currency: string;
  /** The currencies of 3 % of the orders, whose amounts the reports add without conversion; none by default. */
  readonly currencies: readonly string[];
  /** A store in a state of its first weeks, or one whose orders stopped four days ago. */
  readonly state: DemoState;
};

const STATES = ['usual', 'one-product', 'one-customer', 'one-day', 'silent'] as const;

/** The states of a demo store. */
export type DemoState = (typeof STATES)[number];

/** The default settings. */
export const DEFAULT_DEMO_SETTINGS: DemoSettings = {
  orders: 2500,
  seed: 1,
  now: null,
  timeZone: 'UTC',
  weekStart: 1,
  locale: 'en_US',
  currency: 'USD',
  currencies: [],
  state: 'usual',
};

const MAX_ORDERS = 100_000;
const MAX_SEED = 4_294_967_295;
const WEEK_STARTS: readonly WeekStart[] = [0, 1, 2, 3, 4, 5, 6];

/**
 * Parses the DEMO_ environment variables; an absent or empty variable keeps its default. Throws an error that
 * names the variable, its value and the accepted values.
 */
export function parseDemoSettings(env: Readonly<Record<string, string | undefined>>): DemoSettings {
  const read = <Value>(
    name: string,
    fallback: Value,
    parse: (text: string) => Value | undefined,
    accepted: string,
  ): Value => {
    const text = env[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value === undefined) throw new Error(`${name} is "${text}", but must be ${accepted}.`);
    return value;
  };
  const whole = (max: number) => (text: string) =>
    /^\d{1,10}$/.test(text) && Number(text) <= max ? Number(text) : undefined;

  return {
    orders: read(
      'DEMO_ORDERS',
      DEFAULT_DEMO_SETTINGS.orders,
      whole(MAX_ORDERS),
      `a whole number from 0 to ${MAX_ORDERS}`,
    ),
    seed: read(
      'DEMO_SEED',
      DEFAULT_DEMO_SETTINGS.seed,
      whole(MAX_SEED),
      `a whole number from 0 to ${MAX_SEED}`,
    ),
    now: read<string | null>(
      'DEMO_NOW',
      DEFAULT_DEMO_SETTINGS.now,
      (text) =>
        parseLocalTime(text) !== null && /T/.test(text) && Number(text.slice(0, 4)) >= 1973
          ? text
          : undefined,
      'a local time of the store from 1973 on, like 2026-11-20T12:00:00',
    ),
    timeZone: read(
      'DEMO_TIME_ZONE',
      DEFAULT_DEMO_SETTINGS.timeZone,
      (text) => (isTimeZone(text) ? text : undefined),
      'the name of a time zone like Europe/Berlin, or an offset like +02:00',
    ),
    weekStart: read(
      'DEMO_WEEK_START',
      DEFAULT_DEMO_SETTINGS.weekStart,
      (text) => WEEK_STARTS.find((day) => String(day) === text),
      'a day from 0 (Sunday) to 6 (Saturday)',
    ),
    locale: read(
      'DEMO_LOCALE',
      DEFAULT_DEMO_SETTINGS.locale,
      (text) =>
        /^[a-z]{2,3}([_-][A-Z]{2})?(_[a-z]+)?$/.test(text) ? text.replace('-', '_') : undefined,
      'a locale like en_US, de_DE or ar',
    ),
    currency: read(
      'DEMO_CURRENCY',
      DEFAULT_DEMO_SETTINGS.currency,
      (text) => (CURRENCIES.has(text) ? text : undefined),
      `one of ${[...CURRENCIES.keys()].join(', ')}`,
    ),
    currencies: read<readonly string[]>(
      'DEMO_CURRENCIES',
      DEFAULT_DEMO_SETTINGS.currencies,
      (text) => {
        const codes = text.split(',').map((code) => code.trim());
        return codes.every((code) => CURRENCIES.get(code)?.decimals === 2) ? codes : undefined;
      },
      'currencies with two decimals, like EUR,GBP',
    ),
    state: read<DemoState>(
      'DEMO_STATE',
      DEFAULT_DEMO_SETTINGS.state,
      (text) => STATES.find((state) => state === text),
      `one of ${STATES.join(', ')}`,
    ),
  };
}
