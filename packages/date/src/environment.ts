import { defaultDateRangeQuery } from './constants.ts';
import { toLanguageTag } from './locale-names.ts';
import { isTimeZone } from './zone.ts';

/** What every function of this package depends on besides its arguments. */
export type DateEnvironment = {
  /** IANA name or offset ('+05:30') of the store's time zone. */
  readonly timeZone: string;
  /** First day of the week, 0 (Sunday) to 6. */
  readonly weekStart: number;
  /** Language tag (BCP 47) for the names of months and weekdays. */
  readonly locale: string;
  /** The current instant. */
  readonly now: () => Date;
  /** Default range as a query string, for addresses without one. */
  readonly defaultDateRange: string;
  /**
   * Whether a range of many intervals is shown by one that gives few enough points to read, where the address names no
   * interval; otherwise by the usual one.
   */
  readonly prefersReadableInterval: boolean;
  /** The host's own seven short weekday names, Sunday first; unset: the locale's. */
  readonly weekdaysShort?: readonly string[];
};

/**
 * Options of `configureDate`; `locale` also as 'en_US'. Unset: 'UTC', 0, 'en', the real clock and
 * 'period=month&compare=previous_year', and usual intervals.
 */
export type DateConfig = Partial<DateEnvironment>;

const initial: DateEnvironment = {
  timeZone: 'UTC',
  weekStart: 0,
  locale: 'en',
  now: () => new Date(),
  defaultDateRange: defaultDateRangeQuery,
  prefersReadableInterval: false,
};
let current = initial;

/**
 * Sets the store's time zone, week start, locale, clock, default range and kind of interval, once, before the first screen. An unset
 * option takes its default, not the previous value. Throws a RangeError for an unknown time zone (check with
 * `isTimeZone` first) and for a week start outside 0–6. An unknown locale falls back to a shorter tag, and finally to
 * 'en'.
 */
export function configureDate(config: DateConfig = {}): void {
  const {
    timeZone = initial.timeZone,
    weekStart = initial.weekStart,
    locale = initial.locale,
    now = initial.now,
    defaultDateRange = initial.defaultDateRange,
    prefersReadableInterval = initial.prefersReadableInterval,
  } = config;
  if (!isTimeZone(timeZone)) throw new RangeError(`Unknown time zone: ${timeZone}`);
  if (!Number.isInteger(weekStart) || weekStart < 0 || weekStart > 6)
    throw new RangeError(`weekStart must be an integer from 0 to 6, not ${weekStart}`);
  current = {
    timeZone,
    weekStart,
    locale: toLanguageTag(locale),
    now,
    defaultDateRange,
    prefersReadableInterval,
    ...(config.weekdaysShort?.length === 7 ? { weekdaysShort: [...config.weekdaysShort] } : {}),
  };
}

/** The configured environment. */
export function getDateEnvironment(): DateEnvironment {
  return current;
}

/**
 * Sets the names of months and weekdays later, for a host that learns the user's locale late. Does nothing without a
 * user locale. Never changes moment's own locales, which belong to the host.
 */
export function loadLocaleData({
  userLocale,
  weekdaysShort,
}: {
  readonly userLocale: string;
  readonly weekdaysShort?: readonly string[];
}): void {
  if (userLocale === '') return;
  configureDate({ ...current, locale: userLocale, weekdaysShort });
}
