import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Polls a value of the page until it meets the expectation; the timeout is that of every poll, in vitest.config.ts. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { interval: 15 });
}

/** Waits until an element has the focus. */
export const expectFocus = (target: Locator) =>
  eventually(() => target.evaluate((node) => node === document.activeElement)).toBe(true);
