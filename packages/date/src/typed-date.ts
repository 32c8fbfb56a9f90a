import moment, { type Moment } from 'moment';
import { storeToday } from './calendar.ts';
import { type DateEnvironment, getDateEnvironment } from './environment.ts';
import { FIRST_YEAR } from './local-time.ts';
import { monthNames, numericDatePattern } from './locale-names.ts';

/** Year, month from 1, and day; without a year the date is the latest one that is not in the future. */
type Parts = { year: number | null; month: number; day: number };

function toMoment({ year, month, day }: Parts, env: DateEnvironment): Moment | null {
  const today = storeToday(env);
  const at = (chosen: number) => moment.utc([chosen, month - 1, day]).locale('en');
  const isReal = (date: Moment) => date.isValid() && date.month() === month - 1;
  if (year !== null) {
    const date = at(year);
    return year >= FIRST_YEAR && isReal(date) ? date : null;
  }
  // The latest 29 February may be up to eight years ago.
  for (let back = 0; back <= 8; back += 1) {
    const date = at(today.year() - back);
    if (isReal(date) && !date.isAfter(today)) return date;
  }
  return null;
}

/** A year of two digits is the latest that is not in the future: 26 is 2026, 99 is 1999. */
function readYear(text: string | undefined, env: DateEnvironment): number | null {
  if (text === undefined) return null;
  if (text.length === 4) return Number(text);
  const current = storeToday(env).year();
  const year = current - (current % 100) + Number(text);
  return year > current ? year - 100 : year;
}

function readNumbers(text: string, env: DateEnvironment): Parts | null {
  const match = /^(\d{1,4})[-./\s]+(\d{1,2})(?:[-./\s]+(\d{4}|\d{1,2}))?\.?$/.exec(text);
  if (!match) return null;
  const [, first = '', second = '', third] = match;
  const order = numericDatePattern(env.locale).replace(/[^YMD]/g, '');
  if (first.length > 2 || (third !== undefined && order.startsWith('Y')))
    return first.length === 3 || third === undefined || third.length > 2
      ? null
      : { year: readYear(first, env), month: Number(second), day: Number(third) };
  if (third?.length === 1) return null;
  const isMonthFirst = order.indexOf('M') < order.indexOf('D');
  return {
    year: readYear(third, env),
    month: Number(isMonthFirst ? first : second),
    day: Number(isMonthFirst ? second : first),
  };
}

const fold = (text: string, locale: string): string =>
  text
    .toLocaleLowerCase(locale)
    .normalize('NFKD')
    .replace(/[\p{M}.]/gu, '');

/**
 * The month whose name starts with a word, in the locale or in English, from 1; 0 if no month or several months match.
 */
function findMonth(word: string, locale: string): number {
  const wanted = fold(word, locale);
  const found = new Set<number>();
  for (const language of [locale, 'en'])
    for (const width of ['long', 'short'] as const)
      for (const besideDay of [true, false])
        for (const [index, name] of monthNames(language, width, besideDay).entries()) {
          const known = fold(name, language);
          if (known === wanted) return index + 1;
          if (wanted.length >= 3 && known.startsWith(wanted)) found.add(index + 1);
        }
  const [only = 0] = found;
  return found.size === 1 ? only : 0;
}

function readWords(text: string, env: DateEnvironment): Parts | null {
  const words = text.split(/[\s,./-]+/).filter((word) => word !== '');
  const month = words.map((word) => (/\d/.test(word) ? 0 : findMonth(word, env.locale)));
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const [day = '', year] = numbers;
  const names = month.filter((found) => found > 0);
  // Other words, such as the "de" in "1 de octubre", are ignored, but a second month makes the text invalid.
  if (names.length !== 1 || numbers.length > 2 || day.length > 2 || day === '') return null;
  if (year !== undefined && year.length !== 2 && year.length !== 4) return null;
  return { year: readYear(year, env), month: names[0] ?? 0, day: Number(day) };
}

/**
 * Parses a date that a user typed in the configured locale: '10/1/26', '1.10.2026', '2026-10-1', 'oct 1', '1 October
 * 2026'. Without a year it is the latest such date that is not in the future. `null` for other text.
 */
export function readTypedDate(text: string): Moment | null {
  const env = getDateEnvironment();
  const plain = text.trim();
  const parts = readNumbers(plain, env) ?? readWords(plain, env);
  return parts && toMoment(parts, env);
}
