import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPosition, type PositionOptions } from './get-position.ts';

const options: PositionOptions = {
  anchor: { left: 500, top: 100, width: 100, height: 40 },
  size: { width: 200, height: 300 },
  viewport: { width: 1000, height: 800 },
  placement: 'bottom-start',
  isRtl: false,
  gap: 4,
};

describe('getPosition', () => {
  it.each([
    ['bottom-start', false, 500],
    ['bottom-end', false, 400],
    ['bottom', false, 450],
    ['bottom-start', true, 400],
    ['bottom-end', true, 500],
    ['bottom', true, 450],
  ] as const)('places %s (right-to-left: %s) at %i', (placement, isRtl, left) => {
    expect(getPosition({ ...options, placement, isRtl })).toMatchObject({ left, top: 144 });
  });

  it('flips to the opposite side when it does not fit and there is more space', () => {
    const anchor = { ...options.anchor, top: 700 };
    expect(getPosition({ ...options, anchor })).toMatchObject({ side: 'top', top: 396 });
    const high = getPosition({ ...options, placement: 'top-start' });
    expect(high).toMatchObject({ side: 'bottom', top: 144 });
  });

  it('is never taller than the space on its side', () => {
    const size = { width: 200, height: 5000 };
    expect(getPosition({ ...options, size })).toMatchObject({ top: 144, maxHeight: 648 });
  });

  it('stays inside the viewport while its anchor is visible', () => {
    const box = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(
        fc.record({ left: box(980), top: box(780), width: box(20), height: box(20) }),
        fc.record({ width: box(900), height: box(3000) }),
        fc.constantFrom('bottom-start', 'bottom', 'bottom-end', 'top-start', 'top', 'top-end'),
        fc.boolean(),
        (anchor, size, placement, isRtl) => {
          const at = getPosition({ ...options, anchor, size, placement, isRtl });
          const height = Math.min(size.height, at.maxHeight);
          expect(at.left).toBeGreaterThanOrEqual(8);
          expect(at.left + size.width).toBeLessThanOrEqual(992);
          expect(at.top).toBeGreaterThanOrEqual(0);
          expect(at.top + height).toBeLessThanOrEqual(800);
        },
      ),
    );
  });
});
