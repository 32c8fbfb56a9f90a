import { describe, expect, it } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { expectNoAxeViolations, expectNoHorizontalScroll } from './axe.ts';
import { keyboardOf } from './keyboard.ts';
import { OverviewPage } from './pages/overview-page.ts';
import { withBrowser } from './setup/browser.ts';
import { withDemo } from './setup/servers.ts';

const browser = withBrowser();
const demo = withDemo({ DEMO_ORDERS: '600' });

/** For the card Today, which also requests two days, the largest changes, and sparklines. */
const AFTER_FIRST_VIEW = /^(orders$|reports\/((orders|products)$|variations\b))/;

const getDay = (time: string | undefined) => time?.slice(0, 10);

describe('the Overview', () => {
  deepIt('can be arranged with only the keyboard, and is the same after a reload', async () => {
    const { page } = await browser.visit();
    const overview = new OverviewPage(page, demo.url);
    await overview.open();
    const paths = overview
      .takeRequests()
      .filter(
        ({ params }) => !params['after'] || getDay(params['after']) !== getDay(params['before']),
      )
      .map(({ path }) => path.replace('/wc-analytics/', ''))
      .filter((path) => !AFTER_FIRST_VIEW.test(path));
    expect(paths.toSorted(), 'one request for each list, two for the stats of a report').toEqual([
      'leaderboards/categories',
      'leaderboards/products',
      'reports/products/stats',
      'reports/products/stats',
      'reports/revenue/stats',
      'reports/revenue/stats',
    ]);

    const keyboard = keyboardOf(page);
    const menuOf = (name: string) =>
      page.getByRole('button', { name: `${name}: choose what to show` });
    const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
    /** Opens the menu of a section and invokes one of its items. */
    const invoke = async (section: string, name: string) => {
      await keyboard.tabTo(menuOf(section));
      await keyboard.press('Enter');
      await page.getByRole('menuitemcheckbox').first().waitFor();
      await keyboard.press('End');
      while (!(await item(name).evaluate((node) => node === document.activeElement)))
        await keyboard.press('ArrowUp');
      await keyboard.press('Enter');
    };

    // The menu of the admin is not part of this test.
    await overview.rangeButton().focus();
    await invoke('Performance', 'Move down');
    await keyboard.expectFocus(menuOf('Performance'));
    expect(await overview.sections()).toEqual(['Charts', 'Performance', 'Leaderboards']);
    await page.getByText('Performance moved to position 2 of 3.').waitFor();

    await invoke('Performance', 'Rename');
    await keyboard.expectFocus(page.getByRole('textbox', { name: 'Section title' }));
    await keyboard.type('Our "key" metrics');
    await keyboard.press('Enter');
    const metrics = 'Our ”key” metrics';
    await keyboard.expectFocus(menuOf(metrics));

    // For blocks the menu stays open, and Escape returns the focus to its button.
    await keyboard.press('Enter');
    await page.getByRole('menuitemcheckbox').first().waitFor();
    await keyboard.press('Home', ' ', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter', 'Escape');
    await keyboard.expectFocus(menuOf(metrics));

    await invoke('Leaderboards', 'Remove section');
    await keyboard.expectFocus(menuOf('Charts'));
    expect(await overview.sections()).toEqual(['Charts', metrics]);
    await invoke('Charts', 'Add section “Leaderboards”');
    await keyboard.expectFocus(menuOf('Leaderboards'));
    const rows = page.getByRole('combobox', { name: 'Rows' });
    await keyboard.tabTo(rows, 'backward');
    await keyboard.press('9');
    await expect.poll(() => rows.inputValue()).toBe('9');

    const interval = page.getByRole('combobox', { name: 'Interval' });
    await interval.selectOption('week');
    await page.getByRole('menuitemradio', { name: 'Bar chart' }).first().click();
    await overview.settle();
    const view = async () => ({
      sections: await overview.sections(),
      cards: (await overview.cards()).map((card) => card.replace(/ [-$\d].*/, '')),
      bars: await page.locator('.tillview-chart__bars').count(),
      interval: await interval.inputValue(),
      rows: (await overview.leaderboard('Top products - Items sold')).rows.length,
    });
    const arranged = await view();
    expect(arranged).toEqual({
      sections: ['Charts', metrics, 'Leaderboards'],
      cards: ['Net sales', 'Orders', 'Average order value', 'Items sold'],
      bars: expect.any(Number),
      interval: 'week',
      rows: 9,
    });
    expect(arranged.bars).toBeGreaterThan(0);
    expect(overview.url(), 'the choices are the user’s, not those of the address').toEqual({});
    await overview.reload();
    expect(await view()).toEqual(arranged);
  });

  it('has no axe violations when dark, and no horizontal scroll on a narrow screen', async () => {
    const { page } = await browser.visit({ colorScheme: 'dark' });
    await new OverviewPage(page, demo.url).open();
    await page
      .getByRole('button', { name: /: choose what to show$/ })
      .first()
      .click();
    await page.getByRole('menuitemcheckbox').first().waitFor();
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectNoHorizontalScroll(page);
  });
});
