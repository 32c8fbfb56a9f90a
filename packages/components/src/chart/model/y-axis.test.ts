import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toValueFormats } from './values.ts';
import { toYAxis } from './y-axis.ts';

const money = toValueFormats({ valueType: 'currency' });
const number = toValueFormats({ valueType: 'number' });
const axis = (values: number[], formats = money, height = 250) =>
  toYAxis(values, { height, unit: formats.axisUnit, format: formats.axis });

describe('the ticks of the y axis', () => {
  it.each([
    [[100], [0, 20, 40, 60, 80, 100, 120]],
    [[1820], [0, 500, 1000, 1500, 2000]],
    [
      [-50, 20],
      [-60, -40, -20, 0, 20],
    ],
    // A day of -$201 leaves no thousand below it.
    [
      [-201, 2700],
      [0, 1000, 2000, 3000],
    ],
    [
      [-7, 2570],
      [0, 500, 1000, 1500, 2000, 2500],
    ],
    [[-800], [-1000, -800, -600, -400, -200, 0]],
    [[0.01], [0, 0.01, 0.02]],
    [[0.25], [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3]],
    [[1e12], [0, 2e11, 4e11, 6e11, 8e11, 1e12, 1.2e12]],
  ])('are round for %j', (values, ticks) => {
    expect(axis(values).ticks).toEqual(ticks);
  });

  it.each([[[]], [[0, 0]]])(
    'go from 0 to 1 when all values are 0 or there are none: %j',
    (values: number[]) => {
      expect(axis(values)).toEqual({ min: 0, max: 1, ticks: [0, 1] });
    },
  );

  it('are whole numbers when the format has no decimals', () => {
    expect(axis([0.4], number).ticks).toEqual([0, 1]);
    expect(axis([7], number).ticks).toEqual([0, 2, 4, 6, 8]);
  });

  it('are fewer on a chart of small height', () => {
    expect(axis([1820], money, 130).ticks).toEqual([0, 1000, 2000]);
    // At least two steps, and 0.
    expect(axis([2500], money, 40).ticks).toEqual([0, 2000, 4000]);
  });

  it('leave less of a small chart empty by ending it between them', () => {
    expect(axis([-1034, 1430], money, 120)).toEqual({
      min: -1500,
      max: 1500,
      ticks: [-1000, 0, 1000],
    });
  });

  it('include 0, span the values and have different labels, for any values from 0.01 to 1e12', () => {
    const value = fc
      .tuple(fc.double({ min: -2, max: 12, noNaN: true }), fc.boolean())
      .map(([power, isLoss]) => Math.round(10 ** power * 100) / (isLoss ? -100 : 100));
    fc.assert(
      fc.property(
        fc.array(value, { minLength: 1, maxLength: 40 }),
        fc.constantFrom(money, number),
        fc.constantFrom(130, 170, 250),
        (values, formats, height) => {
          const { min, max, ticks } = axis(values, formats, height);
          expect(min).toBeLessThanOrEqual(Math.min(0, ...values));
          expect(max).toBeGreaterThanOrEqual(Math.max(0, ...values));
          expect(ticks).toContain(0);
          expect(ticks.length).toBeGreaterThanOrEqual(2);
          expect(ticks.length).toBeLessThanOrEqual(10);
          expect(new Set(ticks.map(formats.axis)).size).toBe(ticks.length);
        },
      ),
    );
  });
});
