import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** How a page looks; can be changed while a window is open. */
export type Look = {
  width: number;
  height: number;
} & Pick<BrowserContextOptions, 'colorScheme' | 'forcedColors' | 'reducedMotion'>;

/** What a test may listen to. Playwright has listeners of its own to other events. */
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

/** What cannot be undone: a window in which one of these was called is not used again. */
const LASTING = {
  page: ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
  context: ['addInitScript', 'exposeBinding', 'grantPermissions', 'newCDPSession', 'setOffline'],
} as const;

/** A window that no test uses; opening another one takes longer than most of what tests do in it. */
let idle: Page | undefined;

/** How to make the page of a window forget what a test did; windows that are used once have no entry. */
const resets = new WeakMap<Page, () => Promise<boolean>>();

async function applyLook(page: Page, { width, height, ...media }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({
    media: null,
    colorScheme: media.colorScheme ?? 'light',
    forcedColors: media.forcedColors ?? 'none',
    reducedMotion: media.reducedMotion ?? 'no-preference',
  });
}

/** Calls back before one of the methods is called. */
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

/** Opens a window that can be used again, and says how. */
async function openReusable(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let isSpoiled = false;
  const spoil = () => {
    isSpoiled = true;
  };
  onCall(page, LASTING.page, spoil);
  onCall(page.clock, LASTING.clock, spoil);
  onCall(context, LASTING.context, spoil);
  page.on('crash', spoil);
  const origins = new Set<string>();
  page.on('framenavigated', (frame) => {
    const { origin } = new URL(frame.url());
    if (origin !== 'null') origins.add(origin);
  });
  resets.set(page, async () => {
    const [origin = ''] = origins;
    if (isSpoiled || page.isClosed() || origins.size !== 1) return false;
    for (const event of EVENTS) page.removeAllListeners(event);
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    // The app writes into the storage when it is left, so the storage is cleared from an empty page.
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.mouse.move(-1, -1);
    await page.goto(origin);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.unrouteAll();
    await page.goto('about:blank');
    await session.send('Page.resetNavigationHistory');
    await context.clearCookies();
    origins.clear();
    return true;
  });
  return page;
}

/** A window without any trace of an earlier test, which may be one that an earlier test has used. */
export async function takeWindow(browser: Browser, look: Look): Promise<Page> {
  const page = idle ?? (await openReusable(browser));
  idle = undefined;
  await applyLook(page, look);
  return page;
}

/** Takes a window back from a test that has passed; closes it when it cannot be used again. */
export async function giveBack(page: Page): Promise<void> {
  const isReady = !idle && (await resets.get(page)?.());
  if (isReady) idle = page;
  else await page.context().close();
}
