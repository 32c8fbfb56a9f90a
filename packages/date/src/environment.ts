import { defaultDateRangeQuery } from './constants.ts';
import { toLanguageTag } from './locale-names.ts';
import { isTimeZone } from './zone.ts';

/** The settings that all functions of this package use besides their arguments. */
export type DateEnvironment = {
  /** IANA name or offset ('+05:30') of the store's time zone. */
  readonly timeZone: string;
  /** First day of the week, 0 (Sunday) to 6. */
  readonly weekStart: number;
  /** Language tag (BCP 47) for the names of months and weekdays. */
  readonly locale: string;
  /** The current instant. */
  readonly now: () => Date;
  /** Default range as a query string, for URLs without a range. */
  readonly defaultDateRange: string;
  /**
   * Whether a range with many intervals uses the readable interval, which gives few enough points, when the URL has no
   * interval; otherwise the usual interval is used.
   */
  readonly prefersReadableInterval: boolean;
  /** Whether a URL without dates compares a range that is not over up to the present time of day, not with whole days. */
  readonly comparesUpToNow: boolean;
  /** The host's own seven short weekday names, Sunday first. Default: the names of the locale. */
  readonly weekdaysShort?: readonly string[];
  /** The site's format of displayed days, as a PHP pattern such as 'd/m/Y'. Default: the short format of the locale. */
  readonly dateFormat?: string;
};

/**
 * Options of `configureDate`; `locale` may also have the form 'en_US'. Defaults: 'UTC', 0, 'en', the real clock,
 * 'period=month&compare=previous_year', the usual interval, and a comparison with whole days.
 */
export type DateConfig = Partial<DateEnvironment>;

const initial: DateEnvironment = {
  timeZone: 'UTC',
  weekStart: 0,
  locale: 'en',
  now: () => new Date(),
  defaultDateRange: defaultDateRangeQuery,
  prefersReadableInterval: false,
  comparesUpToNow: false,
};
let current = initial;

/**
 * Whether a PHP format identifies a day: it has a day, a month and a year. Others, such as 'c' with a time zone, are
 * ignored.
 */
const isDayFormat = (format: string): boolean => {
  const tokens = format.replaceAll(/\\[^]/g, '');
  return /[dj]/.test(tokens) && /[FMmn]/.test(tokens) && /[Yy]/.test(tokens);
};

/** Adds the defaults to options. One that is undefined is not set. */
function withDefaults(options: Readonly<Record<string, unknown>>): DateEnvironment {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return { ...initial, ...Object.fromEntries(given) };
}

/**
 * Sets the store's time zone, week start, locale, clock, default range and the user's preferences. Call it once, before
 * the first render. An option that is not set gets its default, not its previous value. Throws a RangeError for an
 * unknown time zone (check with `isTimeZone` first) and for a week start outside 0–6. For an unknown locale it uses a
 * shorter tag, and finally 'en'.
 */
export function configureDate(config: DateConfig = {}): void {
  const { dateFormat, weekdaysShort, ...env } = withDefaults(config);
  const { timeZone, weekStart } = env;
  if (!isTimeZone(timeZone)) throw new RangeError(`Unknown time zone: ${timeZone}`);
  if (!Number.isInteger(weekStart) || weekStart < 0 || weekStart > 6)
    throw new RangeError(`weekStart must be an integer from 0 to 6, not ${weekStart}`);
  current = {
    ...env,
    locale: toLanguageTag(env.locale),
    ...(dateFormat && isDayFormat(dateFormat) ? { dateFormat } : {}),
    ...(weekdaysShort?.length === 7 ? { weekdaysShort: [...weekdaysShort] } : {}),
  };
}

/**
 * Sets only what ranges depend on, unchecked, for the requests that are sent before the app is loaded: they know neither
 * locale nor formats. An option that is undefined gets its default. An unknown time zone is only noticed when it is used.
 */
export function configureRanges(settings: {
  readonly [
    name in
      | 'timeZone'
      | 'weekStart'
      | 'now'
      | 'defaultDateRange'
      | 'prefersReadableInterval'
      | 'comparesUpToNow'
  ]: DateEnvironment[name] | undefined;
}): void {
  current = withDefaults(settings);
}

/** The configured environment. */
export function getDateEnvironment(): DateEnvironment {
  return current;
}

/**
 * Changes the names of months and weekdays, for a host that only knows the user's locale later. Does nothing without a
 * user locale. Never changes moment's global locales, which belong to the host.
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
