import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeep } from '@tillview/test-setup/deep';
import { calculateDelta } from './calculate-delta.ts';

describe('calculateDelta (readings B53)', () => {
  it.each([
    [60, 48, 25],
    [1, 3, -67],
    [2, 3, -33],
    [0, 10, -100],
    [10, 10, 0],
    [41, 40, 3],
    [39, 40, -3],
    [1.1, 1, 10],
    [1e-9, 2e-9, -50],
    [60.3, 60, 1],
    [59.7, 60, -1],
    [40.2, 40, 1],
    [1.005, 1, 1],
    [60.2999, 60, 0],
    [59.999, 60, 0],
    // Sums of floats, as the store returns them.
    [110, 16.000000000000004, 588],
    [109.99999999999999, 16, 588],
  ])('%s against %s is %s percent', (present, earlier, delta) => {
    expect(calculateDelta(present, earlier)).toBe(delta);
  });

  it.each([
    [5, -10, 150],
    [-5, -10, 50],
    [-15, -10, -50],
    [0, -10, 100],
    [-10, 10, -200],
  ])('has the right sign for negative values: %s against %s is %s', (present, earlier, delta) => {
    expect(calculateDelta(present, earlier)).toBe(delta);
  });

  it.each([[10], [-10], [0.001]])(
    'has no percentage for %s after 0, and is never "no change"',
    (present) => {
      expect(calculateDelta(present, 0)).toBeNull();
      expect(calculateDelta(present, -0)).toBeNull();
    },
  );

  it('is 0 when both values are 0', () => {
    expect(calculateDelta(0, 0)).toBe(0);
    expect(Object.is(calculateDelta(-0, 0), 0)).toBe(true);
  });

  it.each([[null], [undefined], [NaN], [Infinity], [-Infinity]])(
    'has no percentage with %s',
    (missing) => {
      expect(calculateDelta(missing, 5)).toBeNull();
      expect(calculateDelta(5, missing)).toBeNull();
      expect(calculateDelta(missing, 0)).toBeNull();
    },
  );

  it('does not return infinity when the values are too far apart', () => {
    expect(calculateDelta(1e308, 1e-308)).toBeNull();
    expect(calculateDelta(Number.MAX_VALUE, Number.MIN_VALUE)).toBeNull();
    expect(calculateDelta(Number.MAX_VALUE, -Number.MAX_VALUE)).toBe(200);
  });

  it('is the same for amounts in units and in cents', () => {
    const cents = fc.integer({ min: -1e7, max: 1e7 });
    fc.assert(
      fc.property(
        cents,
        fc.oneof(
          cents,
          cents.map((n) => n * 200),
        ),
        (present, earlier) => {
          const delta = calculateDelta(present / 100, earlier / 100);
          expect(delta).toBe(calculateDelta(present, earlier));
          if (delta === null) return;
          // At most half a percent from the exact change.
          const error = 100 * (present - earlier) - delta * Math.abs(earlier);
          expect(Math.abs(2 * error)).toBeLessThanOrEqual(Math.abs(earlier));
        },
      ),
      { numRuns: isDeep ? 1000 : 200 },
    );
  });

  it('is null, or an integer that is positive when the value increases and negative when it decreases', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (present, earlier) => {
        const delta = calculateDelta(present, earlier);
        if (delta === null) return;
        expect(Number.isInteger(delta)).toBe(true);
        expect(Object.is(delta, -0)).toBe(false);
        if (delta !== 0) expect(delta > 0).toBe(present > earlier);
      }),
    );
  });
});
