/** The default length of a truncated text, in characters (R9.83). */
export const TRUNCATE_LENGTH = 100;

/** The default suffix of a truncated text (R9.84). */
export const TRUNCATE_SUFFIX = '...';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The first `length` characters of a text, followed by the suffix. A text that is not longer is returned unchanged.
 * Characters are counted as graphemes, so an emoji or an accented letter is never split.
 */
export function truncate(
  text: string,
  length: number = TRUNCATE_LENGTH,
  suffix: string = TRUNCATE_SUFFIX,
): string {
  if (text.length <= length) return text;
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === length) return `${text.slice(0, index)}${suffix}`;
    count += 1;
  }
  return text;
}
