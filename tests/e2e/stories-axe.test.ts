import * as fc from 'fast-check';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, it } from 'vitest';
import { createAxe, expectNoHorizontalScroll, finishAnimations } from './axe.ts';
import { eventually } from './pages/eventually.ts';
import { isDeep, seed } from './pages/input-modes.ts';
import { withBrowser, type VisitOptions } from './setup/browser.ts';

/** The number of stories that a normal run checks; a deep run checks all. */
const SAMPLE = 3;
/** Long enough for all stories on a busy machine, in milliseconds. */
const TIMEOUT = 2_400_000;

const browser = withBrowser();
const harness = { url: inject('harnessUrl') };
let names: string[] = [];

const urlOf = (story: string, more = '') => `${harness.url}admin.php?story=${story}${more}`;

beforeAll(async () => {
  const { page } = await browser.visit({ isKept: true });
  await page.goto(urlOf('number-control/Thousand'));
  await page.waitForFunction(() => typeof window.listStories === 'function');
  names = await page.evaluate(() => window.listStories());
  await page.context().close();
});

/** A random sample of stories; the seed of this run and `turn` determine it. */
function sampleStories(turn: number): string[] {
  const [sample = []] = fc.sample(
    fc.shuffledSubarray(names, { minLength: SAMPLE, maxLength: SAMPLE }),
    { numRuns: 1, seed: seed + turn },
  );
  return sample;
}

/** The stories of this run: a sample, or all in a deep run. */
const pickStories = (): string[] => (isDeep ? names : sampleStories(0));

/**
 * The stories to check in one direction. A deep run checks each story in only one direction, which the seed selects.
 */
function pickStoriesOf(direction: 'ltr' | 'rtl'): string[] {
  if (!isDeep) return sampleStories(1);
  const rest = (seed + Number(direction === 'rtl')) % 2;
  return names.filter((_, index) => index % 2 === rest);
}

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
async function expectNoViolations(page: Page, rules: 'all' | 'all but colours' | 'colours') {
  await finishAnimations(page);
  const axe = (await createAxe(page)).include('#root');
  if (rules === 'colours') axe.withRules(['color-contrast', 'link-in-text-block']);
  if (rules === 'all but colours') axe.disableRules(['color-contrast']);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  if (found.length > 0) throw new Error(found.join('\n'));
}

/** Checks each story, then fails with a list of the stories that failed. */
async function checkEach(
  stories: readonly string[],
  check: (story: string) => Promise<void>,
): Promise<void> {
  console.info(`${stories.length} of ${names.length} stories, by TILLVIEW_SEED=${seed}`);
  const failures: string[] = [];
  for (const story of stories) {
    try {
      await check(story);
    } catch (error) {
      const failure = `${story}: ${error instanceof Error ? error.message : String(error)}`;
      // A deep run takes minutes, so each failure is printed immediately.
      console.info(failure);
      failures.push(failure);
    }
  }
  expect(failures).toEqual([]);
}

it(
  'a story has no axe violations: light and dark, with its first popup open',
  async () => {
    browser.expectProblems(/Failed to load resource|reply [45]\d\d/);
    const gallery = await Gallery.create({ width: 1280 });
    await checkEach(pickStories(), async (story) => {
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

it.each(['ltr', 'rtl'] as const)(
  'a story fits a window 320 pixels wide, also with its first popup open: %s',
  async (direction) => {
    browser.expectProblems(/Failed to load resource|reply [45]\d\d/);
    const gallery = await Gallery.create({ width: 320, height: 800 });
    await checkEach(pickStoriesOf(direction), async (story) => {
      await gallery.show(story, `&direction=${direction}`);
      await expectNoHorizontalScroll(gallery.page);
      await gallery.openFirst();
      await expectNoHorizontalScroll(gallery.page);
      if (direction === 'rtl') await expectNoViolations(gallery.page, 'all but colours');
    });
  },
  TIMEOUT,
);
