import { afterEach, beforeEach, expect, vi } from 'vitest';
import { isAllowedMessage } from './allowed-messages.ts';

/**
 * What holds for every test: a request that nothing answers fails it, and so does a console warning or
 * error, since both are how a fault first shows itself.
 */
const complaints: string[] = [];
const original = { error: console.error, warn: console.warn };

function textOf(args: unknown[]): string {
  const [first, ...rest] = args;
  let index = 0;
  const text = String(first).replace(/%[sdifoO]/g, (token) =>
    index < rest.length ? String(rest[index++]) : token,
  );
  return [text, ...rest.slice(index).map(String)].join(' ');
}

for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => {
    const text = textOf(args);
    if (!isAllowedMessage(text)) complaints.push(`console.${level}: ${text}`);
  };
}

globalThis.fetch = (input: RequestInfo | URL) => {
  const url = input instanceof Request ? input.url : String(input);
  complaints.push(`unhandled request: ${url}`);
  return Promise.reject(new TypeError(`Unhandled request in a test: ${url}`));
};

/** For tests that expect a console message: takes what was said so far, so that it no longer fails the test. */
export function takeConsoleMessages(): string[] {
  return complaints.splice(0);
}

/** The console as it was before the guard, for tools that must print. */
export const realConsole = original;

beforeEach(() => {
  complaints.length = 0;
  // For suites that must not care what the clock of the process says (tools/check-zones.mjs).
  const clock = process.env['TILLVIEW_CLOCK'];
  if (clock) vi.useFakeTimers({ now: new Date(clock), toFake: ['Date'] });
});

afterEach(() => {
  expect(complaints.splice(0), 'console warnings, errors and unhandled requests').toEqual([]);
});
