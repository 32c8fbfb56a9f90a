/** The filters in the panel: names and rules of the rows, and the match mode. */
export type Shown = {
  rows: (string | undefined)[];
  match: string | undefined;
};

/** A round trip: the URL to open, and the panel before and after its match mode changes. */
export type RoundTrip = {
  url: string;
  before: Shown;
  after: Shown;
};

/** The link of the panel, and the URL after each step. */
export type VisitedUrls = {
  start: string;
  link: string;
  applied: string;
  back: string;
  forward: string;
};

declare global {
  interface Window {
    /** Navigates to a URL of the app, as its links do. */
    goTo: (url: string) => void;
    readPanel: () => Shown;
    runRoundTrip: (trip: RoundTrip) => Promise<VisitedUrls>;
  }
}

/** Longer than any machine needs, in milliseconds. */
const TIMEOUT = 30_000;

const findMatch = () =>
  document.querySelector<HTMLSelectElement>('select[aria-label*="all or any"]');

const findLink = () =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Filter');

/** Reads what the panel currently shows. */
export function readPanel(): Shown {
  return {
    rows: [...document.querySelectorAll('fieldset')].map((row) => {
      const name = row.querySelector('legend')?.textContent ?? '';
      const rule = row.querySelector<HTMLSelectElement>('select[aria-label="Rule"]')?.value;
      return rule === undefined ? name : `${name} ${rule}`;
    }),
    match: findMatch()?.value,
  };
}

/** Waits for the next task of the browser, without the minimum delay of timers. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener(
      'message',
      () => {
        port1.close();
        resolve();
      },
      { once: true },
    );
    port1.start();
    port2.postMessage(null);
  });

async function until(shown: Shown, isThere: () => boolean): Promise<string> {
  const wanted = JSON.stringify(shown);
  const deadline = performance.now() + TIMEOUT;
  for (;;) {
    const seen = JSON.stringify(readPanel());
    if (seen === wanted && isThere()) return window.location.href;
    if (performance.now() > deadline)
      throw new Error(`At ${window.location.href} the panel shows ${seen}, not ${wanted}.`);
    await nextTask();
  }
}

/**
 * Opens a URL, changes the match mode, follows the panel's link, and goes back and forward; after each step, waits
 * until the panel shows the expected filters. It runs in the page: ten thousand round trips between test and browser
 * would be slow.
 */
export async function runRoundTrip({ url, before, after }: RoundTrip): Promise<VisitedUrls> {
  window.goTo(url);
  const start = window.location.href;
  await until(before, () => true);
  // Without filters there is no link to follow.
  if (before.rows.length === 0)
    return { start, link: start, applied: start, back: start, forward: start };
  const select = findMatch();
  if (select) select.value = after.match ?? '';
  select?.dispatchEvent(new Event('change', { bubbles: true }));
  await until(after, () => findLink() !== undefined);
  const link = findLink()?.href ?? '';
  findLink()?.click();
  const applied = await until(after, () => window.location.href !== start);
  window.history.back();
  const back = await until(before, () => window.location.href !== applied);
  window.history.forward();
  const forward = await until(after, () => window.location.href !== back);
  return { start, link, applied, back, forward };
}
