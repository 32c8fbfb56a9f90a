import { parseQuery, type Query } from '@tillview/navigation';
import type { Page } from 'playwright-core';
import { beforeAll, inject } from 'vitest';
import { HARNESS_NOW } from '../harness/serve.ts';
import type { TestBrowser, VisitOptions } from '../setup/browser.ts';
import { eventually } from './eventually.ts';

/** The debounce of a search, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 500;

/** The filters of the demo store's reports in a browser page. */
export type FiltersShop = {
  page: Page;
  /** Loads a report. Closes popups of an earlier visit, and focuses the title. */
  open(report: string, search?: string): Promise<void>;
  /** Navigates to another URL of the open report, as back and forward do. */
  change(report: string, search?: string): Promise<void>;
  /** The query of the URL, without `page` and `path`. */
  query(): Query;
  /** Waits until the URL has exactly these parameters. */
  hasQuery(query: Query): Promise<void>;
  /** Waits for the debounce of a search. */
  pause(): Promise<void>;
  /** Whether the page has not been reloaded. */
  isFirstLoad(): Promise<boolean>;
};

const urlOf = (report: string, search: string) =>
  `admin.php?page=wc-admin&path=${encodeURIComponent(`/filters/${report}`)}${search && `&${search}`}`;

/** Opens a page with motion and with the store's time as a running clock. */
async function openWindow(browser: TestBrowser, url: string, options: VisitOptions) {
  const { page } = await browser.visit({ reducedMotion: 'no-preference', ...options });
  await page.clock.install({ time: new Date(`${HARNESS_NOW}Z`) });
  await page.goto(url + urlOf('nowhere', ''));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
  return page;
}

function createShop(page: Page): FiltersShop {
  const goTo = (url: string) => page.evaluate((to) => window.goTo(to), url);
  const begin = () => page.getByRole('heading', { level: 1 }).focus();
  const query = () => {
    const { page: _page, path: _path, ...rest } = parseQuery(new URL(page.url()).search);
    return rest;
  };
  return {
    page,
    async open(report, search = '') {
      await page.mouse.move(0, 0);
      await goTo(urlOf('nowhere', ''));
      await page.getByRole('heading', { name: '/filters/nowhere' }).waitFor();
      await goTo(urlOf(report, search));
      await page.getByRole('heading', { name: `/filters/${report}` }).waitFor();
      await begin();
    },
    change: (report, search = '') => goTo(urlOf(report, search)),
    query,
    hasQuery: (wanted) => eventually(query).toEqual(wanted),
    pause: () => page.clock.fastForward(SEARCH_DEBOUNCE_MS),
    isFirstLoad: () => page.evaluate(() => Object.hasOwn(window, 'isFirstLoad')),
  };
}

/** The store for a whole test file: one shared page, and further pages on demand. */
export function withFiltersShop(browser: TestBrowser): {
  /** The page that all tests of the file share. */
  readonly shop: FiltersShop;
  /** Opens a page for one test. */
  visit(options?: VisitOptions): Promise<FiltersShop>;
} {
  const url = inject('harnessUrl');
  let shared: FiltersShop | undefined;
  beforeAll(async () => {
    shared = createShop(await openWindow(browser, url, { isKept: true }));
  });
  return {
    get shop() {
      if (!shared) throw new Error('The shop opens in beforeAll: use it in tests only.');
      return shared;
    },
    visit: async (options = {}) => createShop(await openWindow(browser, url, options)),
  };
}
