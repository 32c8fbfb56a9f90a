import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { expectNoHorizontalScroll } from '../axe.ts';
import { eventually } from '../pages/eventually.ts';
import { withBrowser } from '../setup/browser.ts';
import { deepIt, firstCases } from '@tillview/test-setup/deep';

const browser = withBrowser();
const harness = { url: inject('harnessUrl') };

const visible = '.CalendarMonth[data-visible="true"]';

async function openOnPhone(story: string, months: readonly string[]): Promise<Page> {
  // High enough to avoid scrolling: a test could scroll to a day that a finger cannot reach.
  const { page } = await browser.visit({ width: 320, height: 1400 });
  await page.goto(`${harness.url}admin.php?story=date-range/${story}`);
  await eventually(() =>
    page.locator(`${visible} .CalendarMonth_caption`).allTextContents(),
  ).toEqual(months);
  await eventually(() => page.locator('.DayPicker').isVisible()).toBe(true);
  return page;
}

/** The names of the days that cannot be pressed, because another element covers them or they are clipped. */
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

/** The distance from each month's title to its first week, in pixels. */
const readBands = (page: Page) =>
  page.locator(visible).evaluateAll((months) =>
    months.map((month) => {
      const title = month.querySelector('.CalendarMonth_caption strong')?.getBoundingClientRect();
      const weeks = month.querySelector('table')?.getBoundingClientRect();
      return Math.round((weeks?.top ?? NaN) - (title?.bottom ?? NaN));
    }),
  );

describe('the range calendar on a phone', () => {
  it.each(
    firstCases<readonly [string, string[]]>(1, [
      ['AcrossYears', ['December 2025', 'January 2026']],
      ['OneDay', ['November 2026', 'December 2026']],
    ]),
  )(
    'shows the selected month first, and each day can be pressed: %s (R9.73)',
    async (story, months) => {
      const page = await openOnPhone(story, months);
      expect(await page.locator(`${visible} .CalendarDay`).count()).toBeGreaterThan(58);
      expect(await readUnreachable(page)).toEqual([]);
      await expectNoHorizontalScroll(page);
    },
  );

  deepIt('has no empty space above the second month, which has no weekday names', async () => {
    const page = await openOnPhone('Empty', ['October 2026', 'November 2026']);
    const [first, second] = await readBands(page);
    // The space of the first month contains the weekday names.
    expect(first).toBeGreaterThan(40);
    expect(second).toBeGreaterThanOrEqual(4);
    expect(second).toBeLessThan(24);
  });

  deepIt(
    'has buttons of 40 px to change the months, all of whose days can be pressed',
    async () => {
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
    },
  );
});
