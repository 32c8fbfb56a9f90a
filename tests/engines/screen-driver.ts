import { setTimeout as wait } from 'node:timers/promises';
import type { Engine, Point, PointerUse } from './engine.ts';

const WAIT_MS = 120_000;
const POLL_MS = 150;
/** As many equal readings of the page as take longer than a part waits before it loads. */
const QUIET_READINGS = 8;

/** What a screen shows: its texts in order, and each table row by row. */
export type Reading = { texts: string[]; tables: string[][] };

/** Reads the texts that are rendered, and the tables. The times at which data arrived and files were made are left out. */
function readTexts(): Reading {
  const main = document.querySelector('main, [role="main"]') ?? document.body;
  // The day of the browser's clock: that of the demo store is another one.
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'medium' });
  const plain = (text: string | null) =>
    (text ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replaceAll(/\bas of \d+:\d+( [AP]M)?/g, 'as of …')
      .replaceAll(new RegExp(`${today}, \\d+:\\d+ [AP]M`, 'g'), `${today}, …`);
  const texts: string[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = plain(node.textContent);
    const isShown = node.parentElement?.checkVisibility({ visibilityProperty: true });
    if (text !== '' && isShown) texts.push(text);
  }
  const tables = [...main.querySelectorAll('table')].map((table) =>
    [...table.rows].map(({ cells }) =>
      [...cells].map(({ textContent }) => plain(textContent)).join(' | '),
    ),
  );
  return { texts, tables };
}

/** A screen of the app in any engine, used as a person does: by what controls are called. */
export class ScreenDriver {
  readonly engine: Engine;
  readonly #url: string;

  constructor(engine: Engine, url: string) {
    this.engine = engine;
    this.#url = url;
  }

  /** Opens a screen by a page load, and waits until it shows everything. */
  async open(path: string, query: Readonly<Record<string, string>> = {}): Promise<void> {
    const search = new URLSearchParams({ page: 'wc-admin', path, ...query });
    await this.engine.goTo(`${this.#url}/wp-admin/admin.php?${search.toString()}`);
    await this.settle();
  }

  /** Calls a function until it returns something, and resolves to that. */
  async until<T>(what: string, read: () => Promise<T | undefined | null | false>): Promise<T> {
    const end = Date.now() + WAIT_MS;
    while (Date.now() < end) {
      const found = await read();
      if (found !== undefined && found !== null && found !== false) return found;
      await wait(POLL_MS);
    }
    throw new Error(`${this.engine.name} waited in vain for ${what}.`);
  }

  /** Waits until nothing is loading and the texts stay the same. */
  async settle(): Promise<void> {
    let last: string | undefined;
    let quiet = 0;
    await this.until('the end of loading', async () => {
      const now = await this.engine.run(() => {
        const main = document.querySelector('main, [role="main"]');
        if (!main?.querySelector('h1')) return '';
        return main.querySelector('[aria-busy="true"], .is-loading') ? '' : main.textContent;
      });
      quiet = now !== '' && now === last ? quiet + 1 : 0;
      last = now;
      return quiet >= QUIET_READINGS;
    });
  }

  read(): Promise<Reading> {
    return this.engine.run(readTexts);
  }

  /** The address without `page`, and what the first of some elements says. */
  async state(selector: string): Promise<{ query: string; shown: string }> {
    const query = await this.engine.run(() => location.search.replace('?page=wc-admin&', ''));
    const shown = await this.engine.run(
      (selector) =>
        (document.querySelector(selector)?.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
      selector,
    );
    return { query, shown };
  }

  /** Where an element is: the first that matches and is called so, or whose name starts so if the name ends with "…". */
  async find(selector: string, name = ''): Promise<{ box: readonly number[] }> {
    return this.until(`${selector} "${name}"`, () =>
      this.engine.run(
        async (selector, name) => {
          const start = name.endsWith('…') ? name.slice(0, -1) : undefined;
          const isCalled = (element: Element) => {
            const field = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
            const label = field?.textContent ?? element.getAttribute('aria-label');
            const text = (label ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
            return name === '' || (start === undefined ? text === name : text.startsWith(start));
          };
          const found = [...document.querySelectorAll(selector)].find(
            (element) => element.checkVisibility({ visibilityProperty: true }) && isCalled(element),
          );
          if (!found) return null;
          const measure = () => {
            const { left, top, width, height } = found.getBoundingClientRect();
            return [left, top, width, height];
          };
          const before = measure();
          if ((before[1] ?? 0) < 0 || (before[1] ?? 0) + (before[3] ?? 0) > innerHeight)
            found.scrollIntoView({ block: 'center' });
          await new Promise((resolve) => setTimeout(resolve, 100));
          const box = measure();
          // What moves is not where it was when the pointer arrives.
          await new Promise((resolve) => setTimeout(resolve, 100));
          return String(measure()) === String(box) ? { box } : null;
        },
        selector,
        name,
      ),
    );
  }

  /** Moves the pointer to shares of an element's width, at the half of its height. */
  async point(use: PointerUse, selector: string, name: string, ...shares: number[]): Promise<void> {
    const { box } = await this.find(selector, name);
    const [left = 0, top = 0, width = 0, height = 0] = box;
    const way = shares.map((share): Point => [left + share * width, top + height / 2]);
    await this.engine.point(use, way);
  }

  click(selector: string, name = ''): Promise<void> {
    return this.point('click', selector, name, 1 / 2);
  }

  /** Replaces the text of a field. */
  async write(name: string, text: string): Promise<void> {
    await this.click('input', name);
    await this.engine.press('Control+a');
    await this.engine.type(text);
  }

  /** Waits until an element with the name is shown, and resolves to its whole text. */
  textOf(selector: string): Promise<string> {
    return this.until(`the text of ${selector}`, () =>
      this.engine.run((selector) => {
        const found = [...document.querySelectorAll(selector)].find((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        );
        return (found?.textContent ?? '').replaceAll(/\s+/g, ' ').trim() || null;
      }, selector),
    );
  }
}
