import { expect } from 'vitest';

/** Longer than any machine needs. */
const PATIENCE_MS = 20_000;

/** Repeats a reading of the page until it meets the expectation. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: PATIENCE_MS, interval: 15 });
}
