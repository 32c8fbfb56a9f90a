import { expect, it } from 'vitest';
import { getContrast, readToken } from './token-colors.test-support.ts';

const SURFACES = ['background', 'surface', 'surface-quiet', 'surface-hover'];
const TEXTS = ['text', 'text-quiet', 'accent', 'good', 'bad', 'warning'];
const STATES = ['good', 'bad', 'warning'];

/** Each colour of text with each colour that can be behind it. */
const pairs = [
  ...TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)),
  ...STATES.flatMap((state) =>
    [state, 'text', 'text-quiet'].map((text) => [text, `${state}-background`] as const),
  ),
  ['accent-text', 'accent'] as const,
];

/** The least contrast of text (WCAG 1.4.3). */
const LEAST = 4.5;

it.each(['light', 'dark'] as const)(
  'each text has enough contrast on each surface, %s',
  (theme) => {
    const low = pairs.filter(
      ([text, surface]) =>
        getContrast(
          readToken(theme, `--tillview-${text}`),
          readToken(theme, `--tillview-${surface}`),
        ) < LEAST,
    );
    expect(low).toEqual([]);
  },
);
