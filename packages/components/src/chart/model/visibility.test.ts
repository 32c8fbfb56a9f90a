import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialSlots, toggleSlot } from './visibility.ts';

const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

describe('the visible series', () => {
  it('keep their colours while others are toggled', () => {
    const without = toggleSlot(initialSlots(keys), 'b');
    expect(without.get('c')).toBe(2);
    const withOther = toggleSlot(without, 'g');
    expect(withOther.get('g')).toBe(1);
    expect(withOther.get('c')).toBe(2);
  });

  it('stay within the limits and have distinct colours after any toggles', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...keys)), (toggles) => {
        const slots = toggles.reduce(toggleSlot, initialSlots(keys));
        expect(slots.size).toBeGreaterThanOrEqual(1);
        expect(slots.size).toBeLessThanOrEqual(5);
        expect(new Set(slots.values()).size).toBe(slots.size);
        expect(Math.max(...slots.values())).toBeLessThan(5);
      }),
    );
  });
});
