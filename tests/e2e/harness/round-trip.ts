/** What the panel shows of a set of filters: names and rules of its rows, and the match. */
export interface Shown {
  rows: (string | undefined)[];
  match: string | undefined;
}

/** A way through the panel: the address to come to, and what the panel shows before and after its match is turned. */
export interface Journey {
  address: string;
  before: Shown;
  after: Shown;
}

/** The link that the panel made, and where the browser stood after each step. */
export interface Travelled {
  start: string;
  link: string;
  applied: string;
  back: string;
  forward: string;
}

declare global {
  interface Window {
    /** Goes to an address of the app, as a link of it would. */
    goTo: (address: string) => void;
    readPanel: () => Shown;
    travel: (journey: Journey) => Promise<Travelled>;
  }
}

/** Longer than any machine needs; a journey that takes longer is stuck. */
const PATIENCE = 30_000;

const findMatch = () =>
  document.querySelector<HTMLSelectElement>('select[aria-label*="all or any"]');

const findLink = () =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Filter');

/** What the panel shows now. */
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

/** Lets the browser do one thing that waits, without the pause that timers have. */
const nextTurn = () =>
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
  const giveUp = performance.now() + PATIENCE;
  for (;;) {
    const seen = JSON.stringify(readPanel());
    if (seen === wanted && isThere()) return window.location.href;
    if (performance.now() > giveUp)
      throw new Error(`At ${window.location.href} the panel shows ${seen}, not ${wanted}.`);
    await nextTurn();
  }
}

/**
 * Comes to an address, turns the match over, follows the panel's own link and goes back and forward, waiting after each
 * step until the panel shows what it should. It lives in the page, so that ten thousand journeys do not spend their
 * time on the way between the test and the browser.
 */
export async function travel({ address, before, after }: Journey): Promise<Travelled> {
  window.goTo(address);
  const start = window.location.href;
  await until(before, () => true);
  // Without filters there is nothing to follow.
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
