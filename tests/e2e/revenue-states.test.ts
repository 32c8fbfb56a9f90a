import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { deepIt, firstCases } from '@tillview/test-setup/deep';
import { expectNoAxeViolations, expectNoHorizontalScroll } from './axe.ts';
import { createDeferred, onStats, parts, REVENUE, untilLoaded } from './revenue-page.ts';
import { withBrowser, type VisitOptions } from './setup/browser.ts';
import { withServers } from './setup/servers.ts';

const browser = withBrowser();
const servers = withServers();
let english = '';
let urdu = '';

beforeAll(async () => {
  // A right-to-left locale without a translation: the tests find the states by their English texts.
  [english = '', urdu = ''] = await Promise.all(
    firstCases(1, ['en_US', 'ur']).map((locale) =>
      servers.demo({ DEMO_NOW: '2026-11-20T12:00:00', DEMO_LOCALE: locale }).then(({ url }) => url),
    ),
  );
});

/** Only six days: the duration of axe grows with the rows of the page. */
const WEEK = '&period=week&compare=previous_year';

async function show(search: string, options: VisitOptions = {}, server = english): Promise<Page> {
  const { page } = await browser.visit(options);
  await page.goto(server + REVENUE + search);
  await untilLoaded(page);
  return page;
}

/** Opens the picker on a custom range with an invalid date. */
async function showCustomRange(options: VisitOptions): Promise<Page> {
  const search = '&period=custom&compare=previous_year&after=2026-11-02&before=2026-11-12';
  const page = await show(search, options);
  await parts(page).range.click();
  await page.getByRole('application', { name: 'Calendar' }).waitFor();
  await page.getByRole('textbox', { name: 'Start date' }).fill('11/31/2026');
  await page.getByText('Invalid date').waitFor();
  return page;
}

describe('Revenue has no axe violations and no horizontal scroll', () => {
  it('light and dark, on each width, with pages and the download menu', async () => {
    const page = await show('&period=custom&after=2026-10-25&before=2026-11-20&paged=2');
    await page.getByRole('button', { name: 'Download options' }).click();
    await page.getByRole('menuitem', { name: /^All pages/ }).waitFor();
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, 'colours');
    for (const width of [1440, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoHorizontalScroll(page);
    }
  });

  deepIt('with the chart as a table and the menu of the chart', async () => {
    const page = await show(WEEK);
    await page.getByRole('button', { name: 'Show as table' }).click();
    await page.getByRole('region', { name: 'Net sales' }).waitFor();
    await page.getByRole('button', { name: 'Chart menu' }).click();
    await page.getByRole('menuitemcheckbox', { name: '7-day average' }).waitFor();
    await expectNoAxeViolations(page);
    await expectNoHorizontalScroll(page);
  });

  deepIt('on a phone with the picker open', async () => {
    const page = await showCustomRange({ width: 320, height: 640 });
    await expectNoAxeViolations(page);
    await expectNoHorizontalScroll(page);
  });

  deepIt('in forced colours with the picker open', async () => {
    const page = await showCustomRange({ forcedColors: 'active' });
    // Axe computes contrast with background colours that the browser has replaced.
    await expectNoAxeViolations(page, 'all but colours');
    await expectNoHorizontalScroll(page);
  });

  deepIt(
    'from right to left, with a point of the chart, and on a phone with the summary open',
    async () => {
      const page = await show(`${WEEK}&chartType=bar`, {}, urdu);
      expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
      await parts(page).plot.focus();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('tooltip').waitFor();
      await expectNoAxeViolations(page);
      await expectNoHorizontalScroll(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.getByRole('button', { name: /^Net sales ./ }).click();
      const list = page.getByRole('list', { name: 'Performance indicators' });
      await list.getByRole('link', { name: /^Total sales/ }).waitFor();
      // The tooltip of an item opens after a delay.
      await list.getByText('Taxes').hover();
      await page.getByRole('tooltip').waitFor();
      await expectNoAxeViolations(page);
      await expectNoHorizontalScroll(page);
    },
  );
});

/** How much the layout of the page has shifted so far. */
const readShift = async () => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return sum;
};

/** Expects summary, chart and three rows of the table in a window of 1440 × 900, before the line of the estimate. */
async function expectFirstScreen(page: Page): Promise<void> {
  const { summary, chart, rows } = parts(page);
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  expect(await bottomOf(summary)).toBeLessThan(300);
  expect(await bottomOf(chart)).toBeLessThan(680);
  expect(await bottomOf(rows.nth(2))).toBeLessThanOrEqual(900);
  for (const metric of await summary.locator('.tillview-summary__value').all())
    expect(await metric.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
}

describe('Revenue while it loads', () => {
  it.each(firstCases(1, [320, 1440]))(
    'does not move the summary, and shifts other content only slightly: %i pixels wide',
    async (width) => {
      const code = createDeferred();
      const metrics = createDeferred();
      const { page } = await browser.visit({ width });
      await page.route(/\/assets\/report-[^/]*\.js$/, async (route) => {
        await code.promise;
        await route.fallback();
      });
      await onStats(
        page,
        () => true,
        async (route) => {
          await metrics.promise;
          await route.fallback();
        },
      );
      const getPlace = async (state: string) => {
        const box = await page.locator(`.tillview-summary${state}`).first().boundingBox();
        return { top: Math.round(box?.y ?? 0), height: box?.height };
      };
      // The days of the estimate, whose line comes after the first view: a slow machine would measure with it.
      await onStats(
        page,
        (_, url) => (url.searchParams.get('after') ?? '') < '2025-10',
        () => new Promise(() => undefined),
      );
      await page.goto(english + REVENUE, { waitUntil: 'commit' });
      await page.locator('.tillview-summary.is-loading').first().waitFor();
      const withoutCode = await getPlace('.is-loading');
      code.release();
      await page.locator('.tillview-table.is-loading').waitFor();
      expect(await getPlace('.is-loading')).toEqual(withoutCode);
      metrics.release();
      await untilLoaded(page);
      expect(await getPlace(':not(.is-loading)')).toEqual(withoutCode);
      expect(await page.evaluate(readShift)).toBeLessThan(0.02);
      if (width === 1440) await expectFirstScreen(page);
    },
  );
});
