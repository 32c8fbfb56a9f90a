import * as fc from 'fast-check';

/** Surrogates are not characters. */
const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;
const CODE_POINTS = 0x110000;

/** Printable ASCII characters come first, so that a failure shrinks to readable text if possible. */
const SPACE = 0x20;
const PRINTABLE = 0x7f - SPACE;

function toCharacter(index: number): string {
  if (index < PRINTABLE) return String.fromCodePoint(index + SPACE);
  if (index < PRINTABLE + SPACE) return String.fromCodePoint(index - PRINTABLE);
  return String.fromCodePoint(index < FIRST_SURROGATE ? index : index + SURROGATES);
}

function toIndex(text: unknown): number {
  const code = typeof text === 'string' ? (text.codePointAt(0) ?? -1) : -1;
  let index = code < FIRST_SURROGATE ? code : code - SURROGATES;
  if (code < SPACE) index = code + PRINTABLE;
  else if (code < SPACE + PRINTABLE) index = code - SPACE;
  if (code < 0 || toCharacter(index) !== text)
    throw new TypeError(`${JSON.stringify(text)} is not one character.`);
  return index;
}

/**
 * Any Unicode character, as a unit of `fc.string`. The unit "binary" of the library first creates a list of all
 * characters, which takes each test process more than a second.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .nat(CODE_POINTS - SURROGATES - 1)
  .map(toCharacter, toIndex);
