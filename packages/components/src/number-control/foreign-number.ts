/** What separates in a number as a field writes it; '' for no groups. */
export interface Separators {
  decimal: string;
  thousand: string;
}

const DIGIT = /\p{Nd}/u;

/** The value of a digit of any script: they stand in runs of ten, from 0 to 9. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** A number with digits, minus and separators of any script, as the field writes them; other text stays what it is. */
export function toPlainNumber(text: string, { decimal, thousand }: Separators): string {
  return text
    .replaceAll(/(?!\d)\p{Nd}/gu, toAsciiDigit)
    .replaceAll(/[\u2212\uFE63\uFF0D]/g, '-')
    .replaceAll('\u066B', decimal)
    .replaceAll('\u066C', thousand);
}

/** Where the decimals begin, of the marks in a text that may separate them or groups; undefined for a whole number. */
function findDecimalMark(
  text: string,
  marks: readonly RegExpExecArray[],
  decimal: string,
  groupSize: number,
): number | undefined {
  const last = marks.at(-1);
  if (!last) return undefined;
  const [mark] = last;
  // Twice the same is what separates groups, wherever it comes from.
  if (marks.filter(([other]) => other === mark).length > 1) return undefined;
  const decimals = /^\d*/.exec(text.slice(last.index + mark.length))?.[0].length;
  const isDecimal = mark === decimal || marks.length > 1 || decimals !== groupSize;
  return isDecimal ? last.index : undefined;
}

/**
 * A pasted number as the field writes it, without groups: of any script, and with separators of another country where
 * they can mean one thing only, such as `1.234,5` or `1,5` where a comma separates groups. Undefined for text with more
 * than separators between its digits, such as `1e5` or a date: the digits alone would be another number.
 */
export function readPastedNumber(
  pasted: string,
  separators: Separators,
  groupSize: number,
): string | undefined {
  const { decimal, thousand } = separators;
  const text = toPlainNumber(pasted.trim(), separators);
  const isMark = (char: string) => char === '.' || char === ',' || char === decimal;
  const isGap = (char: string) => char === thousand || /[\s'’]/u.test(char);
  const inside = /\d[^]*\d/.exec(text)?.[0] ?? '';
  if (/[^\d.,\s'’]/u.test(inside.replaceAll(decimal, '').replaceAll(thousand, '')))
    return undefined;
  const marks = [...text.matchAll(/[^]/gu)].filter(([char]) => isMark(char));
  const at = findDecimalMark(text, marks, decimal, groupSize);
  return [...text.matchAll(/[^]/gu)]
    .map(({ 0: char, index }) => (index === at ? decimal : isMark(char) || isGap(char) ? '' : char))
    .join('');
}
