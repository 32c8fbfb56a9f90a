import { expect } from 'vitest';

/** Longer than any machine needs: what is not so by then will not be. */
const PATIENCE_MS = 20_000;

/** Expects of a reading of the page what it will be as soon as the page has come so far. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: PATIENCE_MS, interval: 15 });
}
