import { expect } from 'vitest';

/** Longer than any machine needs. */
const POLL_TIMEOUT = 20_000;

/** Repeats a reading of the page until it meets the expectation. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: POLL_TIMEOUT, interval: 15 });
}
