import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import { chromiumFlags, findChromium } from '../../../tools/find-chromium.mjs';
import { sessionCookies } from './servers.ts';
import { acquireWindow, openContext, releaseWindow } from './windows.ts';

/** A page in its own browser context. A problem in it fails the test unless `expectProblems` covers it. */
export type Visit = { page: Page; context: BrowserContext };

export type VisitOptions = BrowserContextOptions & {
  /** Opens the page without the session cookies of the servers, as another user. */
  isSignedOut?: boolean;
  width?: number;
  height?: number;
  /** Keeps the page open for later tests, until the file ends. */
  isKept?: boolean;
};

/** The functions that `withBrowser` returns to a test file. */
export type TestBrowser = {
  /**
   * Opens a page without cookies and storage of other tests. It is closed after the test, or after the file with
   * `isKept`. Without context options it may be a page that an earlier test has used.
   */
  visit(options?: VisitOptions): Promise<Visit>;
  /** Allows matching problems in this test; returns a list that contains them as they occur. */
  expectProblems(pattern: RegExp): readonly string[];
};

/** Most pages are left before their optimized code would pay: without it, they take a sixth less of the processor. */
const testFlags = ['--js-flags=--no-opt --no-maglev'];

/** The browser of this process, which ends with it; all its test files share it. */
let started: Promise<Browser> | undefined;

/**
 * Starts the browser, at first. Each process has its own: through a common one, each message would pass through the process
 * that runs the tests, too.
 */
async function startBrowser(): Promise<Browser> {
  started ??= findChromium().then((executablePath) =>
    chromium.launch({ executablePath, args: [...chromiumFlags, ...testFlags] }),
  );
  const browser = await started;
  if (!browser.isConnected())
    throw new Error(
      'Chromium ended during the run, so no more windows can be opened. Run the tests again; if it happens again, check the free memory.',
    );
  return browser;
}

/** Opens pages in the browser of the process, and fails tests on page errors, console messages and failed requests. */
export function withBrowser(): TestBrowser {
  const pages: Page[] = [];
  const contexts: BrowserContext[] = [];
  const kept: BrowserContext[] = [];
  const problems: string[] = [];
  const expected: { pattern: RegExp; seen: string[] }[] = [];

  const record = (text: string) => {
    const match = expected.find(({ pattern }) => pattern.test(text));
    if (match) match.seen.push(text);
    else problems.push(text);
  };

  const onCrash = (page: Page) => record(`page crashed: ${page.url()}`);

  const watch = (page: Page) => {
    page.on('crash', onCrash);
    page.on('pageerror', (error) => record(`page error: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        record(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // The page has aborted the request or navigated away.
      if (why !== 'net::ERR_ABORTED') record(`request failed: ${request.url()} ${why}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) record(`reply ${response.status()}: ${response.url()}`);
    });
  };

  const close = (list: BrowserContext[]) =>
    Promise.all(list.splice(0).map((context) => context.close()));

  afterEach(async ({ task }) => {
    await close(contexts);
    for (const page of pages.splice(0)) {
      page.off('crash', onCrash);
      page.context().off('page', watch);
      if (task.result?.state === 'fail') await page.context().close();
      else await releaseWindow(page);
    }
    expected.length = 0;
    expect(problems.splice(0), 'errors, console messages and failed requests').toEqual([]);
  });

  afterAll(() => close(kept));

  return {
    async visit({
      width = 1440,
      height = 900,
      isKept = false,
      isSignedOut = false,
      colorScheme,
      forcedColors,
      // Each frame of a moving placeholder costs time, and the tests of whole screens are not about motion.
      reducedMotion = 'reduce',
      ...options
    } = {}) {
      const browser = await startBrowser();
      const look = { width, height, colorScheme, forcedColors, reducedMotion };
      if (!isKept && !isSignedOut && Object.keys(options).length === 0) {
        const page = await acquireWindow(browser, look);
        const context = page.context();
        await context.addCookies(sessionCookies);
        pages.push(page);
        context.on('page', watch);
        watch(page);
        return { context, page };
      }
      const context = await openContext(browser, {
        viewport: { width, height },
        colorScheme,
        forcedColors,
        reducedMotion,
        ...options,
      });
      if (!isSignedOut) await context.addCookies(sessionCookies);
      (isKept ? kept : contexts).push(context);
      context.on('page', watch);
      return { context, page: await context.newPage() };
    },
    expectProblems(pattern) {
      const seen: string[] = [];
      expected.push({ pattern, seen });
      return seen;
    },
  };
}
