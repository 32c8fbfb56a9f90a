/** The separators of a number field; '' for no thousands separator. */
export type Separators = {
  decimal: string;
  thousand: string;
};

const DIGIT = /\p{Nd}/u;

/**
 * Converts a digit of any script to an ASCII digit. In Unicode the digits 0 to 9 of a script are consecutive, and
 * several such ranges may follow each other.
 */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}

/** Replaces the digits, minus signs and separators of any script with those of the field; other text is unchanged. */
export function normalizeDigits(text: string, { decimal, thousand }: Separators): string {
  return text
    .replaceAll(/(?!\d)\p{Nd}/gu, toAsciiDigit)
    .replaceAll(/[\u2010-\u2013\u2212\uFE63\uFF0D]/g, '-')
    .replaceAll(/[\uFF0E\uFE52]/g, '.')
    .replaceAll(/[\uFF0C\uFE50\u060C]/g, ',')
    .replaceAll('\u066B', decimal)
    .replaceAll('\u066C', thousand);
}

/** Whether digits are grouped in a supported format: 1 234 567, 12 34 567 or 123 4567. */
function areGroups([first = '', ...others]: readonly string[]): boolean {
  const isLike = (head: RegExp, sizeAt: (index: number) => number) =>
    head.test(first) && others.every(({ length }, index) => length === sizeAt(index));
  return (
    isLike(/^[1-9]\d{0,2}$/, () => 3) ||
    isLike(/^[1-9]\d?$/, (index) => (index === others.length - 1 ? 3 : 2)) ||
    isLike(/^[1-9]\d{0,3}$/, () => 4)
  );
}

/** The position of a number in a text: from its first digit, or its decimal separator, to its last digit. */
function findNumber(
  text: string,
  isSeparator: (char: string) => boolean,
): [start: number, end: number] {
  const first = text.search(/\d/);
  const before = text.slice(0, Math.max(first, 0));
  // The period of an abbreviation, as in `Rs.5`, is not part of the number.
  const hasSeparator = isSeparator(before.slice(-1)) && !/\p{L}.$/u.test(before);
  return [hasSeparator ? first - 1 : first, text.search(/\d\D*$/) + 1];
}

/**
 * Converts a pasted number to the separators of the field, without groups. It accepts any script, and separators of
 * another locale if they are unambiguous, such as `1.234,5`, or `1,5` where a comma separates groups. Returns
 * `undefined` for text with other characters between its digits, such as `1e5`, or with unsupported groups, such as a
 * date or two cells of a table.
 */
export function normalizePastedNumber(
  pasted: string,
  separators: Separators,
  groupSize: number,
): string | undefined {
  const { decimal, thousand } = separators;
  const isSeparator = (char: string) => char !== '' && ['.', ',', decimal].includes(char);
  const isGap = (char: string) => char === thousand || /^[\p{Zs}'’‘ʼ＇´`]$/u.test(char);
  const text = normalizeDigits(pasted.trim(), separators);
  const [start, end] = findNumber(text, isSeparator);
  if (end === 0) return text;
  const number = text.slice(start, end);
  const groups = number.split(/\D/);
  const gaps = [...number.matchAll(/\D/g)].map(([char]) => char);
  if (gaps.some((char) => !isSeparator(char) && !isGap(char)) || groups.slice(1).includes(''))
    return undefined;

  const last = gaps.at(-1) ?? '';
  const isGroup = groups.at(-1)?.length === groupSize && areGroups(groups);
  // A separator that occurs twice separates groups.
  const hasDecimals =
    isSeparator(last) &&
    gaps.indexOf(last) === gaps.length - 1 &&
    (last === decimal || gaps.length > 1 || !isGroup);
  const decimals = hasDecimals ? `${decimal}${groups.pop()}` : '';
  if (hasDecimals) gaps.pop();
  // A part that was copied from a longer number may start with a group separator.
  if (groups.length > 1 && groups[0] === '') {
    groups.shift();
    gaps.shift();
  }
  if (groups.length > 1 && (new Set(gaps).size > 1 || !areGroups(groups))) return undefined;
  const isNegative =
    /(?<![\p{L}\d])-/u.test(text.slice(0, start)) || text.slice(end).startsWith('-');
  return `${isNegative ? '-' : ''}${groups.join('')}${decimals}`;
}

/**
 * Converts a number while it is typed, up to the last character typed so far. A complete number is converted as if it
 * were pasted, so that typing and pasting give the same. Until then, a separator that was typed last is shown as a
 * decimal separator, and of a number whose groups are incomplete, such as `1.234.5`, only the field's decimal separator
 * is kept.
 */
export function normalizeTypedNumber(
  typed: string,
  separators: Separators,
  groupSize: number,
): string {
  const { decimal } = separators;
  const convert = (text: string) => normalizePastedNumber(text, separators, groupSize);
  const text = normalizeDigits(typed, separators);
  if (/\d/.test(text) && ['.', ',', decimal].includes(text.slice(-1))) {
    const number = convert(text.slice(0, -1));
    if (number !== undefined) return number.includes(decimal) ? number : number + decimal;
  }
  const number = convert(text);
  if (number !== undefined) return number;
  const at = text.indexOf(decimal);
  const digits = (part: string) => part.replaceAll(/[^\d-]/g, '');
  return at < 0 ? digits(text) : `${digits(text.slice(0, at))}${decimal}${digits(text.slice(at))}`;
}
