import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { expectNoHorizontalScroll } from './axe.ts';
import { eventually } from './pages/eventually.ts';
import { withBrowser } from './setup/browser.ts';

const browser = withBrowser();
const harness = { url: inject('harnessUrl') };

const visible = '.CalendarMonth[data-visible="true"]';

async function openOnPhone(story: string, months: readonly string[]): Promise<Page> {
  // High enough to scroll nothing: a test can scroll what a finger cannot.
  const { page } = await browser.visit({ width: 320, height: 1400 });
  await page.goto(`${harness.url}admin.php?story=date-range/${story}`);
  await eventually(() =>
    page.locator(`${visible} .CalendarMonth_caption`).allTextContents(),
  ).toEqual(months);
  await eventually(() => page.locator('.DayPicker').isVisible()).toBe(true);
  return page;
}

/** Names of the days that a finger cannot reach: something lies over them, or they are cut off. */
const readUnreachable = (page: Page) =>
  page.locator(`${visible} [role="button"], ${visible} .CalendarDay`).evaluateAll((days) =>
    days
      .filter((day) => {
        const { left, top, width, height } = day.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return !hit || !day.contains(hit);
      })
      .map((day) => day.getAttribute('aria-label')),
  );

/** Pixels from the text of each month's title down to its first week. */
const readBands = (page: Page) =>
  page.locator(visible).evaluateAll((months) =>
    months.map((month) => {
      const title = month.querySelector('.CalendarMonth_caption strong')?.getBoundingClientRect();
      const weeks = month.querySelector('table')?.getBoundingClientRect();
      return Math.round((weeks?.top ?? NaN) - (title?.bottom ?? NaN));
    }),
  );

describe('the calendar of a range on a phone', () => {
  it.each([
    ['Empty', ['October 2026', 'November 2026']],
    ['AcrossYears', ['December 2025', 'January 2026']],
    ['OneDay', ['November 2026', 'December 2026']],
  ])(
    'shows the selected month first, and lets every day be pressed: %s (R9.73)',
    async (story, months) => {
      const page = await openOnPhone(story, months);
      expect(await page.locator(`${visible} .CalendarDay`).count()).toBeGreaterThan(58);
      expect(await readUnreachable(page)).toEqual([]);
      await expectNoHorizontalScroll(page);
    },
  );

  it('keeps no empty band above the second month, where no names of days stand', async () => {
    const page = await openOnPhone('Empty', ['October 2026', 'November 2026']);
    const [first, second] = await readBands(page);
    // The names of the days stand in the first of them.
    expect(first).toBeGreaterThan(40);
    expect(second).toBeGreaterThanOrEqual(4);
    expect(second).toBeLessThan(24);
  });

  it('has buttons of 40 px that turn to other months, all of whose days can be pressed', async () => {
    const page = await openOnPhone('AcrossYears', ['December 2025', 'January 2026']);
    const titles = () => page.locator(`${visible} .CalendarMonth_caption`).allTextContents();
    for (const [name, months] of [
      ['Next month', ['January 2026', 'February 2026']],
      ['Previous month', ['December 2025', 'January 2026']],
      ['Previous month', ['November 2025', 'December 2025']],
    ] as const) {
      const button = page.getByRole('button', { name });
      const box = await button.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(40);
      expect(box?.height).toBeGreaterThanOrEqual(40);
      await button.click();
      await eventually(titles).toEqual(months);
      expect(await readUnreachable(page)).toEqual([]);
    }
  });
});
