import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { keyboardOf } from '../keyboard.ts';
import { eventually, expectFocus } from '../pages/eventually.ts';
import { withFiltersShop } from '../pages/filters-shop.ts';
import { withBrowser } from '../setup/browser.ts';
import { deepIt } from '@tillview/test-setup/deep';

const browser = withBrowser();
const visits = withFiltersShop(browser);

const toggleOf = (page: Page) => page.getByRole('button', { name: /^Date Range:/ });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Date range' });

/** The centre of the part of the toggle that is visible below the backdrop. */
async function middleOfToggle(page: Page) {
  const box = await toggleOf(page).boundingBox();
  if (!box) throw new Error('The button is not drawn.');
  const { x, y, width, height } = box;
  const sheet = await dialogOf(page).locator('.tillview-popover__content').boundingBox();
  expect(sheet?.y).toBeGreaterThan(y + height);
  return [x + width / 2, y + height / 2] as const;
}

describe('a bottom sheet on a small screen', () => {
  deepIt('is closed by a press on the backdrop, which does not reach the page below', async () => {
    const { page, open } = await visits.visit({
      width: 390,
      height: 844,
      hasTouch: true,
      isMobile: true,
    });
    await open('products');
    await toggleOf(page).click();
    await dialogOf(page).getByRole('button', { name: 'Update' }).waitFor();
    await page.evaluate(() =>
      document.addEventListener('click', ({ target }) => {
        if (target instanceof Element && target.closest('[aria-haspopup]'))
          document.title = 'The button was pressed';
      }),
    );
    await page.touchscreen.tap(...(await middleOfToggle(page)));
    await dialogOf(page).waitFor({ state: 'detached' });
    await expectFocus(toggleOf(page));
    // By the time of this second click, the browser has dispatched all events of the first press.
    await page.getByRole('heading', { level: 1 }).click();
    expect(await page.title()).not.toBe('The button was pressed');
    expect(await dialogOf(page).count()).toBe(0);
  });

  it('never covers the focused element with its title, at a zoom of 200 %', async () => {
    const { page, open } = await visits.visit({ width: 640, height: 450, deviceScaleFactor: 2 });
    const keyboard = keyboardOf(page);
    await open('products', 'period=custom&compare=none&after=2026-02-10&before=2026-03-19');
    await toggleOf(page).focus();
    await keyboard.press('Enter');
    const dialog = dialogOf(page);
    await dialog.getByRole('application', { name: 'Calendar' }).waitFor();
    await keyboard.tabTo(dialog.getByRole('button', { name: 'Update' }));
    const tabs = dialog.getByRole('tab', { selected: true });
    const hidden: (string | null)[] = [];
    while (!(await tabs.evaluate((node) => node === document.activeElement))) {
      await keyboard.press('Shift+Tab');
      hidden.push(
        await page.evaluate(() => {
          const { activeElement: active } = document;
          const { left, top, width, height } = active!.getBoundingClientRect();
          const seen = document.elementFromPoint(left + width / 2, top + height / 2);
          return active?.contains(seen) ? '' : active!.outerHTML.slice(0, 80);
        }),
      );
    }
    expect(hidden.length).toBeGreaterThan(5);
    expect(hidden.filter(Boolean)).toEqual([]);
  });
});

describe('a bottom sheet whose code is loading', () => {
  deepIt('shows a loading message across its width', async () => {
    const { page, open } = await visits.visit({ width: 640, height: 450 });
    await page.route('**/date-range-content-*.js', () => {});
    await open('products');
    await toggleOf(page).click();
    const message = dialogOf(page).getByRole('status');
    await message.waitFor();
    const box = await message.boundingBox();
    expect(box).toMatchObject({ x: 0, width: 640 });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

describe('the calendar of a date field', () => {
  it('does not scroll horizontally on the smallest screen', async () => {
    const { page, open } = visits.shop;
    await page.setViewportSize({ width: 320, height: 480 });
    await open('customers', 'filter=advanced&last_active_after=2026-11-01');
    await page.getByRole('textbox', { name: 'Last active' }).click();
    const calendar = page.getByRole('dialog', { name: 'Last active' });
    await calendar.getByRole('button', { name: /November 17, 2026/ }).waitFor();
    await eventually(() =>
      calendar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0);
  });
});
