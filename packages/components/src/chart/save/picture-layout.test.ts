import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText, layOutLegend, PICTURE } from './image-layout.ts';

/** Every character is ten pixels wide. */
const measure = (text: string) => Array.from(text).length * 10;

describe('fitText', () => {
  it.each([
    ['Hoodie', 60, 'Hoodie'],
    ['Hoodie', 59, 'Hood…'],
    ['Hood shirt', 60, 'Hood…'],
    ['Hoodie', 0, 'H…'],
    ['😀😀😀', 20, '😀…'],
  ])('fits %s into %i pixels as %s', (text, room, expected) => {
    expect(fitText(text, room, measure)).toBe(expected);
  });
});

describe('layOutLegend', () => {
  it('places sample, name and total on one line, and wraps an item that does not fit to the next line', () => {
    const items = [
      { name: 'Hoodie', total: '48' },
      { name: 'Mug', total: '7' },
      { name: 'Beanie', total: '12' },
    ];
    const { items: placed, height } = layOutLegend(items, 260, measure);
    expect(placed).toEqual([
      { name: 'Hoodie', total: '48', start: 0, top: 0, nameStart: 30, totalStart: 98 },
      { name: 'Mug', total: '7', start: 146, top: 0, nameStart: 176, totalStart: 214 },
      { name: 'Beanie', total: '12', start: 0, top: 28, nameStart: 30, totalStart: 98 },
    ]);
    expect(height).toBe(2 * PICTURE.legendLine);
  });

  it('has no height without items', () => {
    expect(layOutLegend([], 300, measure)).toEqual({ items: [], height: 0 });
  });

  it('places every item inside the picture, without overlap', () => {
    const item = fc.record({
      name: fc.string({ minLength: 1, maxLength: 60 }),
      total: fc.string({ minLength: 1, maxLength: 12 }),
    });
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 220, max: 1600 }),
        (items, width) => {
          const { items: placed, height } = layOutLegend(items, width, measure);
          const ends = placed.map(({ totalStart, total }) => totalStart + measure(total));
          for (const [index, { start, top }] of placed.entries()) {
            expect(ends[index]).toBeLessThanOrEqual(width);
            expect(top + PICTURE.legendLine).toBeLessThanOrEqual(height);
            const before = placed[index - 1];
            if (before?.top === top) expect(start).toBeGreaterThan(ends[index - 1] ?? NaN);
          }
        },
      ),
    );
  });
});
