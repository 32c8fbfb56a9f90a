import { expect, it } from 'vitest';
import { truncate } from './truncate-text.ts';

const LONG = 'a'.repeat(101);

it.each([
  ['a text of 100 characters', 'a'.repeat(100), 'a'.repeat(100)],
  ['a longer text: 100 characters and the suffix (R9.83, R9.84)', LONG, `${'a'.repeat(100)}...`],
  ['an empty text', '', ''],
])('%s', (_, text, expected) => {
  expect(truncate(text)).toBe(expected);
});

it('uses the given length and suffix', () => {
  expect(truncate('Mugs and caps', 4, ' …')).toBe('Mugs …');
  expect(truncate('Mugs', 0)).toBe('...');
});

it.each([
  ['emoji', '👩‍👩‍👧‍👦'],
  ['flags', '🇳🇿'],
  ['accents', 'e\u0301'],
])('never splits a character: %s', (_, character) => {
  expect(truncate(character.repeat(3), 3)).toBe(character.repeat(3));
  expect(truncate(character.repeat(4), 3)).toBe(`${character.repeat(3)}...`);
});
