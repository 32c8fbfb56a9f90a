import { describe, expect, it } from 'vitest';
import { getContrast, readToken, type Rgb, type Theme } from '../token-colors.test-support.ts';

type Matrix = readonly [Rgb, Rgb, Rgb];

/**
 * Normal vision (`full`) and the three common kinds of colour blindness at full severity, in linear light (Machado and
 * others, 2009).
 */
const VISIONS: Readonly<Record<string, Matrix>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = (a: Rgb, b: Rgb) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function simulate(vision: Matrix, colour: Rgb): Rgb {
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clamp(dot(vision[0], colour)),
    clamp(dot(vision[1], colour)),
    clamp(dot(vision[2], colour)),
  ];
}

function oklab(colour: Rgb): Rgb {
  const l = Math.cbrt(dot(colour, [0.4122214708, 0.5363325363, 0.0514459929]));
  const m = Math.cbrt(dot(colour, [0.2119034982, 0.6806995451, 0.1073969566]));
  const s = Math.cbrt(dot(colour, [0.0883024619, 0.2817188376, 0.6299787005]));
  return [
    dot([l, m, s], [0.2104542553, 0.793617785, -0.0040720468]),
    dot([l, m, s], [1.9779984951, -2.428592205, 0.4505937099]),
    dot([l, m, s], [0.0259040371, 0.7827717662, -0.808675766]),
  ];
}

/**
 * The difference of two colours, in hundredths of OKLab. People can distinguish two colours side by side when it is
 * above about 2.
 */
function distance(vision: Matrix, a: Rgb, b: Rgb): number {
  const [x, y] = [oklab(simulate(vision, a)), oklab(simulate(vision, b))];
  return 100 * Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

const NAMES = [1, 2, 3, 4, 5].map((slot) => `--tillview-series-${slot}`);
const COMPARISON = '--tillview-series-comparison';
const backgrounds = ['--tillview-surface', '--tillview-surface-quiet'];

describe.each<Theme>(['light', 'dark'])('the series colours in the %s theme', (theme) => {
  it.each([...NAMES, COMPARISON])('%s has a contrast of 3:1 with the background', (name) => {
    for (const background of backgrounds)
      expect(
        getContrast(readToken(theme, name), readToken(theme, background)),
      ).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(VISIONS))('can be distinguished with %s vision', (_vision, matrix) => {
    const colours = NAMES.map((name) => readToken(theme, name));
    for (const [i, a] of colours.entries())
      for (const [j, b] of colours.entries()) {
        if (i < j)
          expect(distance(matrix, a, b), `${i + 1} and ${j + 1}`).toBeGreaterThan(
            j === i + 1 ? 15 : 9,
          );
      }
  });

  it('distinguish the two periods, even without the dashes of the line', () => {
    const [first = ''] = NAMES;
    for (const matrix of Object.values(VISIONS))
      expect(
        distance(matrix, readToken(theme, first), readToken(theme, COMPARISON)),
      ).toBeGreaterThan(9);
  });
});
