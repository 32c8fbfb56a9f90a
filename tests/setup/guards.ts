import { afterEach, beforeEach, expect, vi } from 'vitest';
import { recordMessage, recordUnhandledRequest, takeConsoleMessages } from './console-messages.ts';

export { takeConsoleMessages } from './console-messages.ts';

// A console warning, a console error or a request without a handler fails the test: each is the first sign of a bug.
for (const level of ['error', 'warn'] as const)
  console[level] = (...args: unknown[]) => recordMessage(level, args);

globalThis.fetch = (input: RequestInfo | URL) => {
  const url = input instanceof Request ? input.url : String(input);
  recordUnhandledRequest(url);
  return Promise.reject(new TypeError(`Unhandled request in a test: ${url}`));
};

beforeEach(() => {
  takeConsoleMessages();
  // For tests that must not depend on the current time (tools/check.mjs).
  const clock = process.env['TILLVIEW_CLOCK'];
  if (clock) vi.useFakeTimers({ now: new Date(clock), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  expect(takeConsoleMessages(), 'console warnings, errors and unhandled requests').toEqual([]);
});
