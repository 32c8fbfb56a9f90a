import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { chromiumFlags } from '../../../tools/find-chromium.mjs';
import { sessionCookies } from './servers.ts';

/** A window on the app. What goes wrong in it fails the test unless `expectTrouble` foresaw it. */
export type Visit = { page: Page; context: BrowserContext };

export type VisitOptions = BrowserContextOptions & {
  /** Opens the window without the cookies of the servers, as another person would. */
  isSignedOut?: boolean;
  width?: number;
  height?: number;
  /** Keeps the window open for the tests to come, until the file ends. */
  isKept?: boolean;
};

/** What a test file gets from `withBrowser`. */
export type TestBrowser = {
  /** Opens a window of its own, with a fresh profile; closed when the test ends, or the file if it is kept. */
  visit(options?: VisitOptions): Promise<Visit>;
  /** Lets this test see trouble that matches; returns the list, which fills as it happens. */
  expectTrouble(pattern: RegExp): readonly string[];
};

/** One browser for the whole test file, and a test that fails on errors, console errors and failed requests. */
export function withBrowser(): TestBrowser {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  const trouble: string[] = [];
  const expected: { pattern: RegExp; seen: string[] }[] = [];

  const note = (text: string) => {
    const match = expected.find(({ pattern }) => pattern.test(text));
    if (match) match.seen.push(text);
    else trouble.push(text);
  };

  const watch = (page: Page) => {
    page.on('pageerror', (error) => note(`page error: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // A question that the page itself withdrew, or a page that was left.
      if (why !== 'net::ERR_ABORTED') note(`request failed: ${request.url()} ${why}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) note(`reply ${response.status()}: ${response.url()}`);
    });
  };

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: inject('chromium'),
      args: [...chromiumFlags],
    });
  });

  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expected.length = 0;
    expect(trouble.splice(0), 'errors, console messages and failed requests').toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
  });

  return {
    async visit({
      width = 1440,
      height = 900,
      isKept = false,
      isSignedOut = false,
      ...options
    } = {}) {
      if (!browser) throw new Error('The browser is started by beforeAll; open windows after it.');
      const context = await browser.newContext({
        viewport: { width, height },
        locale: 'en-US',
        timezoneId: 'UTC',
        ...options,
      });
      if (!isSignedOut) await context.addCookies(sessionCookies);
      if (!isKept) contexts.push(context);
      context.on('page', watch);
      return { context, page: await context.newPage() };
    },
    expectTrouble(pattern) {
      const seen: string[] = [];
      expected.push({ pattern, seen });
      return seen;
    },
  };
}
