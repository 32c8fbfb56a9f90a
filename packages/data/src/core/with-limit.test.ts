import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLimiter, mapWithLimit } from './with-limit.ts';

describe('mapWithLimit', () => {
  it('preserves the order of the items and does not exceed the limit, for any durations', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 30 }),
        fc.integer({ min: 1, max: 8 }),
        async (turns, limit) => {
          let running = 0;
          let most = 0;
          const results = await mapWithLimit([...turns.entries()], limit, async ([index, wait]) => {
            most = Math.max(most, ++running);
            for (let turn = 0; turn < wait; turn++) await Promise.resolve();
            running--;
            return index;
          });
          expect(results).toEqual([...turns.keys()]);
          expect(most).toBeLessThanOrEqual(limit);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('starts no task after a failure, and throws that error', async () => {
    const error = new Error('page 2');
    const started: number[] = [];
    const task = async (page: number) => {
      started.push(page);
      await Promise.resolve();
      if (page === 2) throw error;
      return page;
    };
    await expect(mapWithLimit([1, 2, 3, 4, 5, 6], 2, task)).rejects.toBe(error);
    expect(started.length).toBeLessThan(6);
  });
});

describe('createLimiter', () => {
  it('runs waiting tasks in order, even after failures', async () => {
    const enter = createLimiter(2);
    const order: number[] = [];
    let running = 0;
    const results = await Promise.allSettled(
      [0, 1, 2, 3, 4].map((index) =>
        enter(async () => {
          expect(++running).toBeLessThanOrEqual(2);
          order.push(index);
          await new Promise((resolve) => setTimeout(resolve, 0));
          running--;
          if (index % 2) throw new Error(String(index));
        }),
      ),
    );
    expect(order).toEqual([0, 1, 2, 3, 4]);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });
});
