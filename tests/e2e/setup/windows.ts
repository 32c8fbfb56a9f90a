import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** The size and media settings of a page. They can change while the window is open. */
export type PageSettings = {
  width: number;
  height: number;
} & Pick<BrowserContextOptions, 'colorScheme' | 'forcedColors' | 'reducedMotion'>;

/** The events that tests listen to. Playwright itself listens to other events. */
const EVENTS = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
];

/** Methods whose effect cannot be undone: a window is not reused after one of them was called. */
const IRREVERSIBLE = {
  page: ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
  context: ['addInitScript', 'exposeBinding', 'grantPermissions', 'newCDPSession', 'setOffline'],
} as const;

/**
 * The time that a page has for what a test waits for, in milliseconds: many times what it needs, because a busy machine
 * must not fail a test.
 */
const WAIT_TIMEOUT = 60_000;

/** Opens a browser context with the language and the time zone of the tests. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', ...options });
  context.setDefaultTimeout(WAIT_TIMEOUT);
  return context;
}

/** A window that no test uses at present. To open another one takes longer than most of what tests do in it. */
let idle: Page | undefined;

/** Functions that reset the page of a reusable window; they resolve to whether it is ready for another test. */
const resets = new WeakMap<Page, () => Promise<boolean>>();

async function applyLook(page: Page, { width, height, ...media }: PageSettings): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({
    media: null,
    colorScheme: media.colorScheme ?? 'light',
    forcedColors: media.forcedColors ?? 'none',
    reducedMotion: media.reducedMotion,
  });
}

/** Calls `callback` before each call of one of the methods. */
function onCall(owner: object, names: readonly string[], callback: () => void): void {
  for (const name of names) {
    const method: unknown = Reflect.get(owner, name);
    if (typeof method !== 'function') throw new Error(`Playwright has no method ${name}.`);
    Reflect.set(owner, name, (...args: unknown[]) => {
      callback();
      return Reflect.apply(method, owner, args);
    });
  }
}

/** Opens a window and adds the function that resets it to `resets`. */
async function openReusable(browser: Browser): Promise<Page> {
  const context = await openContext(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let isDirty = false;
  const markDirty = () => {
    isDirty = true;
  };
  onCall(page, IRREVERSIBLE.page, markDirty);
  onCall(page.clock, IRREVERSIBLE.clock, markDirty);
  onCall(context, IRREVERSIBLE.context, markDirty);
  page.on('crash', markDirty);
  const origins = new Set<string>();
  page.on('framenavigated', (frame) => {
    const { origin } = new URL(frame.url());
    if (origin !== 'null') origins.add(origin);
  });
  resets.set(page, async () => {
    if (isDirty || page.isClosed() || origins.size !== 1) return false;
    for (const event of EVENTS) page.removeAllListeners(event);
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    // An empty page of the same origin: after another one, the browser would start a new process for the next test and
    // compile the scripts of the app again.
    const [empty = ''] = [...origins].map((origin) => `${origin}/empty-page`);
    await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    const isCleared = await page
      .goto(empty)
      .then(() =>
        page.evaluate(async () => {
          localStorage.clear();
          sessionStorage.clear();
          for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
          return true;
        }),
      )
      .catch(() => false);
    if (!isCleared) return false;
    await page.unroute(empty);
    await page.mouse.move(-1, -1);
    await session.send('Page.resetNavigationHistory');
    await context.clearCookies();
    origins.clear();
    return true;
  });
  return page;
}

/** Returns a window without any state of an earlier test: a reset one, or a new one. */
export async function acquireWindow(browser: Browser, look: PageSettings): Promise<Page> {
  const page = idle ?? (await openReusable(browser));
  idle = undefined;
  await applyLook(page, look);
  return page;
}

/** Takes back a window after its test has passed: resets it, or closes it when it cannot be used again. */
export async function releaseWindow(page: Page): Promise<void> {
  const isReady = !idle && (await resets.get(page)?.());
  if (isReady) idle = page;
  else await page.context().close();
}
