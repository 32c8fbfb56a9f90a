import { formatDate } from '@tillview/date';

const DAY = 86_400_000;
const DIRECTIVE = /%([-_0]?)([a-zA-Z%])/g;
const HAS_DAY = /%[-_0]?[de]/;

const getDayOfYear = (date: Date) =>
  Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0)) / DAY);

/**
 * The week number in a year, for weeks that start on the weekday `first`. Days before the first such weekday are in
 * week 0.
 */
const getWeek = (date: Date, first: number) =>
  Math.floor((getDayOfYear(date) + 7 - ((date.getUTCDay() + 7 - first) % 7)) / 7);

/** The ISO week number: week 1 contains the first Thursday of the year. */
function getIsoWeek(date: Date): number {
  const thursday = new Date(date.getTime() + (3 - ((date.getUTCDay() + 6) % 7)) * DAY);
  return Math.floor(getDayOfYear(thursday) / 7) + 1;
}

type Digits = readonly [value: (date: Date) => number, width: number, padding?: string];

const DAY_OF_MONTH = (date: Date) => date.getUTCDate();

const NUMBERS: Readonly<Record<string, Digits>> = {
  d: [DAY_OF_MONTH, 2],
  e: [DAY_OF_MONTH, 2, ' '],
  H: [(date) => date.getUTCHours(), 2],
  I: [(date) => date.getUTCHours() % 12 || 12, 2],
  j: [(date) => getDayOfYear(date) + 1, 3],
  L: [(date) => date.getUTCMilliseconds(), 3],
  m: [(date) => date.getUTCMonth() + 1, 2],
  M: [(date) => date.getUTCMinutes(), 2],
  q: [(date) => Math.floor(date.getUTCMonth() / 3) + 1, 0],
  S: [(date) => date.getUTCSeconds(), 2],
  u: [(date) => date.getUTCDay() || 7, 0],
  U: [(date) => getWeek(date, 0), 2],
  V: [getIsoWeek, 2],
  w: [(date) => date.getUTCDay(), 0],
  W: [(date) => getWeek(date, 1), 2],
  y: [(date) => date.getUTCFullYear() % 100, 2],
  Y: [(date) => date.getUTCFullYear(), 4],
};

/** The Moment tokens of the directives for names of days and months, and AM or PM. */
const WORDS: Readonly<Record<string, string>> = {
  a: 'ddd',
  A: 'dddd',
  b: 'MMM',
  B: 'MMMM',
  p: 'A',
};

const PADDINGS: Readonly<Record<string, string>> = { '-': '', _: ' ', '0': '0' };

/**
 * Formats the UTC fields of a date with a d3 time format: a A b B d e H I j L m M p q S u U V w W y Y and %, with the
 * paddings `-`, `_` and `0`. Names are in the language of the site. Any other letter is output unchanged, as in d3.
 */
export function formatDateText(format: string, date: Date): string {
  const word = (token: string) => formatDate(date.toISOString().slice(0, 19), token);
  // In many languages the name of a month changes next to a day, so the pattern includes the day if the format contains
  // one.
  const beside = HAS_DAY.test(format) ? '[|]D' : '';
  return format.replace(DIRECTIVE, (_directive, padding: string, letter: string) => {
    const token = WORDS[letter];
    if (token) return word(`${token}${beside}`).split('|')[0] ?? '';
    const number = NUMBERS[letter];
    if (!number) return letter;
    const [getValue, width, ownPadding = '0'] = number;
    const digits = String(getValue(date));
    const fill = PADDINGS[padding] ?? ownPadding;
    return fill === '' ? digits : digits.padStart(width, fill);
  });
}

/** The directives that can be parsed, as patterns with their number of digits. */
const FIELDS: Readonly<Record<string, string>> = {
  Y: '(?<Y>\\d{4})',
  m: '(?<m>\\d{1,2})',
  d: '(?<d>\\d{1,2})',
  H: '(?<H>\\d{1,2})',
  M: '(?<M>\\d{1,2})',
  S: '(?<S>\\d{1,2})',
};

/**
 * Creates a parser for a d3 time format with the numbers Y m d H M S. It sets the UTC fields of the date, and returns
 * null for other text.
 */
export function createDateParser(format: string): (text: string) => Date | null {
  const source = format
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(DIRECTIVE, (directive, _padding, letter: string) => FIELDS[letter] ?? directive);
  const pattern = new RegExp(`^${source}$`);
  return (text) => {
    const fields = pattern.exec(text)?.groups;
    if (!fields) return null;
    const { Y = 1970, m = 1, d = 1, H = 0, M = 0, S = 0 } = fields;
    const numbers = [Y, m, d, H, M, S].map(Number);
    const [year = 0, month = 0, day = 0, hour, minute, second] = numbers;
    return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  };
}
