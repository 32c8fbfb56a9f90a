import { createCache } from './create-cache.ts';

const cached = createCache<readonly string[]>();

function isKnownTag(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * The language tag for a WordPress locale ('de_DE_formal', 'sr_RS@latin'): the longest tag that Intl knows, or 'en'.
 */
export function toLanguageTag(locale: string): string {
  const parts = locale.replace(/@.*$/, '').split(/[_-]/);
  for (let length = parts.length; length > 0; length -= 1) {
    const tag = parts.slice(0, length).join('-');
    if (isKnownTag(tag)) return tag;
  }
  return 'en';
}

/** A format for store dates, which are Gregorian, independent of the locale's own calendar and digits. */
export function formatter(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    ...options,
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  });
}

function partOf(
  format: Intl.DateTimeFormat,
  date: Date,
  type: Intl.DateTimeFormatPartTypes,
): string {
  return format.formatToParts(date).find((part) => part.type === type)?.value ?? '';
}

/**
 * The twelve month names, January first. `besideDay` selects the form used next to a day number, which many languages
 * inflect; where that form is numeric, the standalone name is used.
 */
export function monthNames(
  locale: string,
  width: 'long' | 'short',
  besideDay: boolean,
): readonly string[] {
  return cached(`month ${locale} ${width} ${besideDay}`, () => {
    const alone = formatter(locale, { month: width });
    const beside = formatter(locale, { month: width, day: 'numeric' });
    return Array.from({ length: 12 }, (_, month) => {
      const date = new Date(Date.UTC(2024, month, 1));
      const inflected = besideDay ? partOf(beside, date, 'month') : '';
      return /^\d*$/.test(inflected) ? alone.format(date) : inflected;
    });
  });
}

/** The seven weekday names, Sunday first. */
export function weekdayNames(
  locale: string,
  width: 'long' | 'short' | 'narrow',
): readonly string[] {
  return cached(`weekday ${locale} ${width}`, () => {
    const format = formatter(locale, { weekday: width });
    // 7 January 2024 is a Sunday.
    return Array.from({ length: 7 }, (_, day) =>
      format.format(new Date(Date.UTC(2024, 0, 7 + day))),
    );
  });
}

/** Two-letter weekday names for a calendar header; narrow or short names if two letters are ambiguous. */
export function shortestWeekdayNames(locale: string, short: readonly string[]): readonly string[] {
  const letters = short.map((name) => Array.from(name).slice(0, 2).join(''));
  const distinct = (names: readonly string[]): boolean => new Set(names).size === names.length;
  if (distinct(letters)) return letters;
  const narrow = weekdayNames(locale, 'narrow');
  return distinct(narrow) ? narrow : short;
}

/** The locale's text for AM or PM. */
export function dayPeriodName(locale: string, hour: number): string {
  const isAfternoon = hour >= 12;
  if (/^en\b/.test(locale)) return isAfternoon ? 'PM' : 'AM';
  const names = cached(`period ${locale}`, () => {
    const format = formatter(locale, { hour: 'numeric', hourCycle: 'h12' });
    return [6, 18].map((at, index) => {
      const name = partOf(format, new Date(Date.UTC(2024, 0, 1, at)), 'dayPeriod');
      return name === '' ? ['AM', 'PM'][index]! : name;
    });
  });
  return names[isAfternoon ? 1 : 0]!;
}

/**
 * The locale's numeric date format, moment tokens: 'MM/DD/YYYY' in en and en-US, 'DD.MM.YYYY' in de. Direction marks
 * and words around the digits are removed, since nobody types them.
 */
export function numericDatePattern(locale: string): string {
  const tokens = new Map([
    ['year', 'YYYY'],
    ['month', 'MM'],
    ['day', 'DD'],
  ]);
  const format = formatter(locale, { year: 'numeric', month: '2-digit', day: '2-digit' });
  const pieces = format.formatToParts(new Date(Date.UTC(2024, 0, 7))).map(({ type, value }) => {
    const token = tokens.get(type);
    return { isToken: token !== undefined, text: token ?? value.replace(/[\p{L}\p{Cf}]/gu, '') };
  });
  const first = pieces.findIndex((piece) => piece.isToken);
  const last = pieces.findLastIndex((piece) => piece.isToken);
  return pieces
    .slice(first, last + 1)
    .map((piece) => piece.text)
    .join('');
}
