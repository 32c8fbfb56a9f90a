import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { createAxe, expectNoHorizontalScroll, finishAnimations } from './axe.ts';
import { eventually } from './pages/eventually.ts';
import { withBrowser, type VisitOptions } from './setup/browser.ts';

/** Long enough for all stories on a busy machine, in milliseconds. */
const TIMEOUT = 2_400_000;

const browser = withBrowser();
const harness = { url: inject('harnessUrl') };
/** The first story of each component; with `TILLVIEW_DEEP`, all stories. */
let stories: string[] = [];

const urlOf = (story: string, more = '') => `${harness.url}admin.php?story=${story}${more}`;

beforeAll(async () => {
  const { page } = await browser.visit({ isKept: true });
  await page.goto(urlOf('number-control/Thousand'));
  await page.waitForFunction(() => typeof window.listStories === 'function');
  const names = await page.evaluate(() => window.listStories());
  const fileOf = (name = '') => name.split('/')[0];
  stories = names.filter(
    (name, index) => process.env['TILLVIEW_DEEP'] || fileOf(name) !== fileOf(names[index - 1]),
  );
  await page.context().close();
});

/** A browser page that shows stories. */
class Gallery {
  readonly page: Page;
  #pending = 0;

  private constructor(page: Page) {
    this.page = page;
    const count = (step: number) => () => {
      this.#pending += step;
    };
    page.on('request', count(1));
    page.on('requestfinished', count(-1));
    page.on('requestfailed', count(-1));
  }

  static async create(options: VisitOptions): Promise<Gallery> {
    const { page } = await browser.visit(options);
    // The clock runs normally, and can be advanced past the debounce of a search.
    await page.clock.install();
    return new Gallery(page);
  }

  async show(story: string, more = ''): Promise<void> {
    await this.page.goto(urlOf(story, more));
    await this.page.locator('#root > *').first().waitFor();
    await this.settle();
  }

  /** Waits until all requests have ended and their results are rendered. */
  async settle(): Promise<void> {
    await this.page.clock.fastForward(600);
    let quiet = 0;
    await eventually(async () => {
      await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
      quiet = this.#pending === 0 ? quiet + 1 : 0;
      return quiet;
    }).toBeGreaterThan(2);
  }

  /** Opens the first popup of a story: a list, a calendar or a panel. */
  async openFirst(): Promise<void> {
    const closed = this.page.locator(
      '[role="combobox"]:not([disabled]), [aria-haspopup="dialog"]:not([disabled]), button[aria-expanded="false"]:not([disabled])',
    );
    const [first] = await closed.all();
    if (!first || !(await first.isVisible())) return;
    const isTypedInto =
      (await first.getAttribute('role')) === 'combobox' && (await first.isEditable());
    await first.click();
    if (isTypedInto) await this.page.keyboard.type('e');
    await this.settle();
  }
}

/** Throws an error with the violations that axe finds in a story; ignores the page around the story. */
async function expectNoViolations(page: Page, rules: 'all' | 'colours') {
  await finishAnimations(page);
  const axe = (await createAxe(page)).include('#root');
  if (rules === 'colours') axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  if (found.length > 0) throw new Error(found.join('\n'));
}

/** Checks each story, then fails with a list of the stories that failed. */
async function checkEach(check: (story: string) => Promise<void>): Promise<void> {
  const failures: string[] = [];
  for (const story of stories) {
    try {
      await check(story);
    } catch (error) {
      failures.push(`${story}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  expect(failures).toEqual([]);
  expect(stories.length).toBeGreaterThan(50);
}

it(
  'a story of each component has no axe violations: light and dark, with its first popup open',
  async () => {
    browser.expectProblems(/Failed to load resource|reply [45]\d\d/);
    const gallery = await Gallery.create({ width: 1280 });
    await checkEach(async (story) => {
      await gallery.show(story);
      await gallery.openFirst();
      await expectNoViolations(gallery.page, 'all');
      await gallery.page.evaluate(() => {
        const { dataset } = document.documentElement;
        dataset['tillviewTheme'] = dataset['tillviewTheme'] === 'dark' ? 'light' : 'dark';
      });
      await expectNoViolations(gallery.page, 'colours');
    });
  },
  TIMEOUT,
);

it(
  'a story of each component fits a window 320 pixels wide, from right to left, with its first popup open',
  async () => {
    browser.expectProblems(/Failed to load resource|reply [45]\d\d/);
    const gallery = await Gallery.create({ width: 320, height: 800 });
    await checkEach(async (story) => {
      await gallery.show(story, '&direction=rtl');
      await gallery.openFirst();
      await expectNoHorizontalScroll(gallery.page);
    });
  },
  TIMEOUT,
);
