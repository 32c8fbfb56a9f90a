/** The number of characters that stay (R9.83). */
export const TRUNCATE_LENGTH = 100;

/** What stands for the rest (R9.84). */
export const TRUNCATE_SUFFIX = '...';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The first `length` characters of a text and then the suffix; a text that is not longer stays as it is. A character is
 * what a reader sees as one: an emoji or a letter with its accents is never cut.
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
