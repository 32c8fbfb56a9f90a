import { expect } from 'vitest';

/** Longer than any machine needs, in milliseconds. */
const POLL_TIMEOUT = 20_000;

/** Polls a value of the page until it meets the expectation. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: POLL_TIMEOUT, interval: 15 });
}
