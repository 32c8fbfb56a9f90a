import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { isDeep } from '@tillview/test-setup/deep';
import { createAxe, expectNoHorizontalScroll, finishAnimations } from './axe.ts';
import { eventually } from './pages/eventually.ts';
import { withBrowser } from './setup/browser.ts';

/** Long enough for all stories on a busy machine, in milliseconds. */
const TIMEOUT = 2_400_000;

/** Stories of the components with a complex structure, but those that the tests of screens check. With `TILLVIEW_DEEP`, all stories are checked. */
const COMPLEX = [
  'advanced-filters/Several',
  'chart/Items',
  'date-range-filter-picker/CustomRange',
  'select-control/Multiple',
];

const browser = withBrowser();
const harness = { url: inject('harnessUrl') };

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

  static async create(): Promise<Gallery> {
    const { page } = await browser.visit();
    // The clock runs normally, and can be advanced past the debounce of a search.
    await page.clock.install();
    const gallery = new Gallery(page);
    await page.goto(`${harness.url}admin.php?story=&direction=rtl`);
    await page.locator('#root > *').first().waitFor();
    return gallery;
  }

  /** Shows a story without a page load: scripts and axe take longer to load than to run. */
  async show(story: string): Promise<void> {
    await this.page.mouse.move(0, 0);
    expect(await this.page.evaluate((name) => window.showStory(name), story)).toBe(true);
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

it(
  'stories have no axe violations, light and dark, and fit a window 320 pixels wide, from right to left, with the first popup open',
  async () => {
    browser.expectProblems(/Failed to load resource|reply [45]\d\d/);
    const gallery = await Gallery.create();
    const { page } = gallery;
    const failures: string[] = [];
    let stories: readonly string[] = COMPLEX;
    if (isDeep) {
      await gallery.show('dropdown/Nested');
      stories = await page.evaluate(() => window.listStories());
    }
    for (const story of stories) {
      try {
        await page.setViewportSize({ width: 1280, height: 900 });
        await gallery.show(story);
        await gallery.openFirst();
        await expectNoViolations(page, 'all');
        await page.evaluate(() => {
          const { dataset } = document.documentElement;
          dataset['tillviewTheme'] = dataset['tillviewTheme'] === 'dark' ? 'light' : 'dark';
        });
        await expectNoViolations(page, 'colours');
        await page.setViewportSize({ width: 320, height: 800 });
        await expectNoHorizontalScroll(page);
      } catch (error) {
        failures.push(`${story}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    expect(failures).toEqual([]);
  },
  TIMEOUT,
);
