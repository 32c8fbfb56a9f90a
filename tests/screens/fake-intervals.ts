import { vi } from 'vitest';

/**
 * Fakes `setInterval` for delays of at least `shortest` milliseconds. Returns the delays that were requested, and
 * `tick`, which runs each interval that was not cleared once.
 */
export function fakeIntervals(shortest: number): { delays: number[]; tick: () => void } {
  const delays: number[] = [];
  const taken = new Map<number, () => void>();
  const { setInterval: set, clearInterval: clear } = window;
  vi.stubGlobal('setInterval', (run: () => void, delay = 0) => {
    if (delay < shortest) return set(run, delay);
    const id = 1_000_000 + delays.push(delay);
    taken.set(id, run);
    return id;
  });
  vi.stubGlobal('clearInterval', (id: number) => taken.delete(id) || clear(id));
  return {
    delays,
    tick: () => {
      for (const run of taken.values()) run();
    },
  };
}
