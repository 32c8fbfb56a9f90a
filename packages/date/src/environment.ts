import { defaultDateRangeQuery } from './constants.ts';
import { toLanguageTag } from './locale-names.ts';
import { isTimeZone } from './zone.ts';

/** What every calculation here depends on besides its arguments. */
export type DateEnvironment = {
  /** IANA name or offset ('+05:30') of the store's zone. */
  readonly timeZone: string;
  /** First day of the week, 0 (Sunday) to 6. */
  readonly weekStart: number;
  /** Language tag (BCP 47) that names months and weekdays. */
  readonly locale: string;
  /** The present instant. */
  readonly now: () => Date;
  /** The range of an address that names none, as a query string. */
  readonly defaultDateRange: string;
  /** The host's own seven short weekday names, Sunday first; unset: those of the locale. */
  readonly weekdaysShort?: readonly string[];
};

/**
 * What a host may set; `locale` also as 'en_US'. Unset: 'UTC', 0, 'en', the real clock and
 * 'period=month&compare=previous_year'.
 */
export type DateConfig = Partial<DateEnvironment>;

const initial: DateEnvironment = {
  timeZone: 'UTC',
  weekStart: 0,
  locale: 'en',
  now: () => new Date(),
  defaultDateRange: defaultDateRangeQuery,
};
let current = initial;

/**
 * Sets the store's zone, week start, locale, clock and default range, once, before the first screen. What is unset takes its
 * default, not the earlier value. Throws a RangeError for a zone that the runtime does not know (ask `isTimeZone`
 * first) and for a week start outside 0–6; an unknown locale falls to a shorter tag and at last to 'en'.
 */
export function configureDate(config: DateConfig = {}): void {
  const {
    timeZone = initial.timeZone,
    weekStart = initial.weekStart,
    locale = initial.locale,
    now = initial.now,
    defaultDateRange = initial.defaultDateRange,
  } = config;
  if (!isTimeZone(timeZone)) throw new RangeError(`Unknown time zone: ${timeZone}`);
  if (!Number.isInteger(weekStart) || weekStart < 0 || weekStart > 6)
    throw new RangeError(`A week starts on a day from 0 to 6, not ${weekStart}`);
  current = {
    timeZone,
    weekStart,
    locale: toLanguageTag(locale),
    now,
    defaultDateRange,
    ...(config.weekdaysShort?.length === 7 ? { weekdaysShort: [...config.weekdaysShort] } : {}),
  };
}

/** The environment as configured; pass it on to the pure functions of this package. */
export function getDateEnvironment(): DateEnvironment {
  return current;
}

/**
 * Sets the names shown for months and weekdays after the fact, when a host knows the user's locale only late.
 * Nothing happens without a user locale. Moment's own locales are never touched: the host shares them.
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
