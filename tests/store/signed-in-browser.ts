import { chromium, type BrowserContext } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../tools/find-chromium.mjs';
import { startServerProcess } from './server-process.ts';
import type { StoreAccess } from './settings.ts';

/** A browser that is signed in to the standalone server. */
export type SignedInBrowser = {
  browser: BrowserContext;
  /** The URL of the server, without a trailing slash. */
  url: string;
  close(): Promise<void>;
};

const TIMEOUT_MS = 120_000;

/**
 * Runs in the page: the app waits ten times as long for the store. It holds back comparisons, and stops requests, of a store
 * that is slow, which a store on a busy machine seems to be.
 */
function waitLonger(): void {
  const { setTimeout } = window;
  window.setTimeout = Object.assign(
    (run: TimerHandler, delay = 0, ...args: unknown[]) =>
      setTimeout(run, delay < 10_000 ? delay : delay * 10, ...args),
    setTimeout,
  );
}

/** Starts the server in front of the store at `storeUrl`, and a browser that is signed in to it. */
export async function startSignedInBrowser(
  storeUrl: string,
  { user, password, now }: StoreAccess,
): Promise<SignedInBrowser> {
  const stops: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const stop of stops.toReversed()) await stop();
  };
  try {
    const server = await startServerProcess({
      STORE_URL: storeUrl,
      STORE_USER: user,
      STORE_APP_PASSWORD: password,
      ...(now ? { STORE_NOW: now } : {}),
    });
    stops.push(server.stop);
    const chrome = await chromium.launch({
      executablePath: await findChromium(),
      args: [...chromiumFlags],
    });
    stops.push(() => chrome.close());
    const browser = await chrome.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    });
    browser.setDefaultTimeout(TIMEOUT_MS);
    await browser.addInitScript(waitLonger);
    const page = await browser.newPage();
    await page.goto(server.url + server.link);
    await page.close();
    return { browser, url: server.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
