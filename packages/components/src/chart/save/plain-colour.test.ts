import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlainColour } from './plain-colour.ts';

describe('toPlainColour', () => {
  it.each([
    ['rgb(37, 83, 189)', 'rgb(37, 83, 189)', 1],
    ['rgb(37 83 189)', 'rgb(37, 83, 189)', 1],
    ['rgba(0, 0, 0, 0)', 'rgb(0, 0, 0)', 0],
    ['rgba(47, 85, 212, 0.1)', 'rgb(47, 85, 212)', 0.1],
    ['rgb(47 85 212 / 10%)', 'rgb(47, 85, 212)', 0.1],
    ['color(srgb 1 0.5 0)', 'rgb(255, 128, 0)', 1],
    ['color(srgb 0.2 0.4 0.6 / 0.25)', 'rgb(51, 102, 153)', 0.25],
    ['color(srgb 1e-7 -0.01 1.2)', 'rgb(0, 0, 255)', 1],
    ['none', 'none', 1],
    ['url("#a")', 'url("#a")', 1],
    ['color(display-p3 1 0 0)', 'color(display-p3 1 0 0)', 1],
  ])('simplifies %s', (computed, colour, opacity) => {
    expect(toPlainColour(computed)).toEqual({ colour, opacity });
  });

  it('keeps `rgb()` colours unchanged and converts `color(srgb …)` to them', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const plain = `rgb(${r}, ${g}, ${b})`;
        expect(toPlainColour(plain)).toEqual({ colour: plain, opacity: 1 });
        const mixed = `color(srgb ${r / 255} ${g / 255} ${b / 255})`;
        expect(toPlainColour(mixed)).toEqual({ colour: plain, opacity: 1 });
      }),
    );
  });
});
