/** What separates in a number as a field writes it; '' for no groups. */
export type Separators = {
  decimal: string;
  thousand: string;
};

const DIGIT = /\p{Nd}/u;

/** The value of a digit of any script: they stand in runs from 0 to 9, of which several may follow one another. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}

/** A number with digits, minus and separators of any script, as the field writes them; other text stays what it is. */
export function toPlainNumber(text: string, { decimal, thousand }: Separators): string {
  return text
    .replaceAll(/(?!\d)\p{Nd}/gu, toAsciiDigit)
    .replaceAll(/[\u2010-\u2013\u2212\uFE63\uFF0D]/g, '-')
    .replaceAll('\uFF0E', '.')
    .replaceAll('\uFF0C', ',')
    .replaceAll('\u066B', decimal)
    .replaceAll('\u066C', thousand);
}

/** Whether digits stand in groups in one of the ways that there are: 1 234 567, 12 34 567 or 123 4567. */
function areGroups([first = '', ...others]: readonly string[]): boolean {
  const isLike = (head: RegExp, sizeAt: (index: number) => number) =>
    head.test(first) && others.every(({ length }, index) => length === sizeAt(index));
  return (
    isLike(/^[1-9]\d{0,2}$/, () => 3) ||
    isLike(/^[1-9]\d?$/, (index) => (index === others.length - 1 ? 3 : 2)) ||
    isLike(/^[1-9]\d{0,3}$/, () => 4)
  );
}

/** Where a number stands in a text: from its first digit, or the mark of its decimals, to its last one. */
function findNumber(text: string, isMark: (char: string) => boolean): [start: number, end: number] {
  const first = text.search(/\d/);
  const before = text.slice(0, Math.max(first, 0));
  // The point of an abbreviation, as in `Rs.5`, is none of the number's.
  const hasMark = isMark(before.slice(-1)) && !/\p{L}.$/u.test(before);
  return [hasMark ? first - 1 : first, text.search(/\d\D*$/) + 1];
}

/**
 * A pasted number as the field writes it, without groups: of any script, and with separators of another country where
 * they can mean one thing only, such as `1.234,5` or `1,5` where a comma separates groups. Undefined for text with more
 * than separators between its digits, such as `1e5`, or with digits in groups as nobody writes them, such as a date or
 * two cells of a table: the digits alone would be another number.
 */
export function readPastedNumber(
  pasted: string,
  separators: Separators,
  groupSize: number,
): string | undefined {
  const { decimal, thousand } = separators;
  const isMark = (char: string) => char !== '' && ['.', ',', decimal].includes(char);
  const isGap = (char: string) => char === thousand || /^[\p{Zs}'’]$/u.test(char);
  const text = toPlainNumber(pasted.trim(), separators);
  const [start, end] = findNumber(text, isMark);
  if (end === 0) return text;
  const number = text.slice(start, end);
  const groups = number.split(/\D/);
  const gaps = [...number.matchAll(/\D/g)].map(([char]) => char);
  if (gaps.some((char) => !isMark(char) && !isGap(char)) || groups.slice(1).includes(''))
    return undefined;

  const last = gaps.at(-1) ?? '';
  const isGroup = groups.at(-1)?.length === groupSize && areGroups(groups);
  // Twice the same is what separates groups, wherever it comes from.
  const hasDecimals =
    isMark(last) &&
    gaps.indexOf(last) === gaps.length - 1 &&
    (last === decimal || gaps.length > 1 || !isGroup);
  const decimals = hasDecimals ? `${decimal}${groups.pop()}` : '';
  if (hasDecimals) gaps.pop();
  // A number cut out of another one may begin with what separated its groups.
  if (groups.length > 1 && groups[0] === '') {
    groups.shift();
    gaps.shift();
  }
  if (groups.length > 1 && (new Set(gaps).size > 1 || !areGroups(groups))) return undefined;
  const isNegative =
    /(?<![\p{L}\d])-/u.test(text.slice(0, start)) || text.slice(end).startsWith('-');
  return `${isNegative ? '-' : ''}${groups.join('')}${decimals}`;
}
