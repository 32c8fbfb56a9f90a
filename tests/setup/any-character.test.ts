import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCharacter } from './any-character.ts';

it('generates one character, to which strings can be shrunk', () => {
  fc.assert(
    fc.property(anyCharacter, (character) => {
      expect(character).toMatch(/^\P{Surrogate}$/su);
      expect(anyCharacter.canShrinkWithoutContext(character)).toBe(true);
    }),
  );
  expect(anyCharacter.canShrinkWithoutContext('ab')).toBe(false);
  expect(anyCharacter.canShrinkWithoutContext('\ud800')).toBe(false);
});

it('generates characters from the whole range', () => {
  const found = fc.sample(anyCharacter, { numRuns: 20_000, seed: 1 });
  const codes = found.map((character) => character.codePointAt(0) ?? NaN);
  expect(Math.min(...codes)).toBeLessThan(0x20);
  expect(Math.max(...codes)).toBeGreaterThan(0x10ff00);
  expect(codes.some((code) => code >= 0x20 && code < 0x7f)).toBe(true);
});
