import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectNoHorizontalScroll } from '../axe.ts';
import { eventually } from '../pages/eventually.ts';
import { REVENUE, untilLoaded } from '../revenue-page.ts';
import { withBrowser } from '../setup/browser.ts';
import { withDemo } from '../setup/servers.ts';
import { firstCases } from '@tillview/test-setup/deep';

const browser = withBrowser();
const demo = withDemo();

/** The positions of the table parts in the window, in whole pixels. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string): DOMRect => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`The page has no ${selector}.`);
      return element.getBoundingClientRect();
    };
    const card = boxOf('.tillview-table-card').left;
    return {
      bar: Math.round(boxOf('.host-bar').bottom),
      head: Math.round(boxOf('.tillview-table thead th').top),
      foot: Math.round(boxOf('.tillview-table tfoot th').bottom),
      firstColumn: Math.round(boxOf('.tillview-table tbody th').left - card),
    };
  });

it.each(
  firstCases(1, [
    ['is wider than its card', 320],
    ['fits', 1440],
  ] as const),
)(
  'header and totals stick to the window when the table %s, and only the page scrolls vertically',
  async (_, width) => {
    const height = 640;
    const { page } = await browser.visit({ width, height });
    await page.goto(`${demo.url}${REVENUE}&period=last_month&per_page=100`);
    await untilLoaded(page);
    await expectNoHorizontalScroll(page);
    // Totals over the first rows would hide what little there is to read.
    await page.evaluate(() => {
      document.querySelector('.tillview-table tbody tr:nth-child(4)')?.scrollIntoView(false);
    });
    const { foot } = await measure(page);
    expect(foot).toBeGreaterThan(height);
    await page.evaluate(() => {
      document.querySelector('.tillview-table tbody tr:nth-child(4)')?.scrollIntoView();
      document.querySelector('.tillview-table__scroller')?.scrollBy(150, 0);
    });
    const { bar } = await measure(page);
    await eventually(() => measure(page)).toEqual({ bar, head: bar, foot: height, firstColumn: 1 });
    // Horizontal scrolling moves the other columns, if the table is wider than its card.
    const scroller = page.getByRole('group', { name: /^By day/ });
    const [scrolled, inside] = await scroller.evaluate((box) => [box.scrollLeft, box.scrollTop]);
    expect(scrolled).toBe(width < 1000 ? 150 : 0);
    expect(inside).toBe(0);
    if (width > 1000) return;
    await scroller.focus();
    await page.keyboard.press('ArrowRight');
    await eventually(() => scroller.evaluate((box) => box.scrollLeft)).toBeGreaterThan(150);
  },
);
