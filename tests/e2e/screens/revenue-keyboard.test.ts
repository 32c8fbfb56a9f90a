import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { keyboardOf, type Keyboard } from '../keyboard.ts';
import { createDeferred, fail, onStats, parts, REVENUE, untilLoaded } from '../revenue-page.ts';
import { withBrowser, type VisitOptions } from '../setup/browser.ts';
import { withDemo } from '../setup/servers.ts';

const browser = withBrowser();
const demo = withDemo();

/** Opens the report without focus in the page. */
async function openAtTop(
  search = '',
  options: VisitOptions = {},
): Promise<{ page: Page; keyboard: Keyboard }> {
  const { page } = await browser.visit(options);
  await page.goto(demo.url + REVENUE + search);
  await untilLoaded(page);
  return { page, keyboard: keyboardOf(page) };
}

/** Opens the report with the focus in its title row. Only one test tabs through the menu of the admin. */
async function open(...options: Parameters<typeof openAtTop>) {
  const opened = await openAtTop(...options);
  await opened.page.getByRole('button', { name: 'Refresh', exact: true }).focus();
  return opened;
}

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const dates = (page: Page) =>
  parts(page).rows.evaluateAll((rows) => rows.map((row) => row.firstElementChild?.textContent));
const update = (page: Page) => page.getByRole('button', { name: 'Update' });

async function openPicker({ page, keyboard }: { page: Page; keyboard: Keyboard }): Promise<void> {
  await keyboard.tabTo(parts(page).range);
  await keyboard.press('Enter');
  await update(page).waitFor();
}

async function openCustom(opened: { page: Page; keyboard: Keyboard }): Promise<void> {
  const { page, keyboard } = opened;
  await openPicker(opened);
  await keyboard.tabTo(page.getByRole('tab', { selected: true }));
  await keyboard.press('ArrowRight');
  await page.getByRole('application', { name: 'Calendar' }).waitFor();
  await keyboard.expectFocus(page.getByRole('tab', { name: 'Custom' }));
}

/** The calendar ignores keys that follow each other within this time, in milliseconds. */
const CALENDAR_KEY_MS = 200;

describe('the range by keyboard', () => {
  it('is changed to a preset and another comparison', async () => {
    const opened = await openAtTop();
    const { page, keyboard } = opened;
    await openPicker(opened);
    await keyboard.tabTo(page.getByRole('radio', { name: 'Month to date' }));
    await keyboard.press('ArrowDown');
    await keyboard.expectFocus(page.getByRole('radio', { name: 'Last month' }));
    await keyboard.press('Tab', 'ArrowLeft');
    await keyboard.tabTo(update(page));
    await keyboard.press('Enter');
    await keyboard.expectFocus(parts(page).range);
    await untilLoaded(page);
    expect(query(page)).toMatchObject({ period: 'last_month', compare: 'previous_period' });
    expect((await parts(page).range.textContent()) ?? '').toContain(
      'Last month (Oct 1 - 31, 2026)',
    );
    await keyboard.expectFocus(parts(page).range);
  });

  deepIt(
    'is changed with the arrow keys of the calendar, which do not scroll the page',
    async () => {
      const opened = await open();
      const { page, keyboard } = opened;
      await page.clock.install();
      await openCustom(opened);
      await keyboard.tabTo(page.getByRole('textbox', { name: 'Start date' }));
      // The calendar changes the field that last had the focus.
      const day = (name: string) => page.getByRole('button', { name });
      await keyboard.tabTo(page.locator('.CalendarDay:focus'));
      // It starts at the applied range.
      await keyboard.expectFocus(day('November 1, 2026'));
      const move = async (key: string, to: string) => {
        // The calendar handles only a few keys a second.
        await page.clock.fastForward(CALENDAR_KEY_MS);
        await keyboard.press(key);
        await keyboard.expectFocus(day(to));
      };
      await move('PageUp', 'October 1, 2026');
      await move('ArrowDown', 'October 8, 2026');
      await move('ArrowRight', 'October 9, 2026');
      await move('PageDown', 'November 9, 2026');
      await keyboard.press('Enter');
      await move('ArrowUp', 'November 2, 2026');
      await move('PageUp', 'October 2, 2026');
      await move('ArrowLeft', 'October 1, 2026');
      await keyboard.press('Enter');
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'PageDown', 'End', 'Home'])
        await page.keyboard.press(key);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await keyboard.tabTo(update(page));
      await keyboard.press('Enter');
      await keyboard.expectFocus(parts(page).range);
      expect(query(page)).toMatchObject({ after: '2026-10-01', before: '2026-11-09' });
    },
  );

  deepIt(
    'is unchanged when Escape closes the picker, and is changed by typing two dates',
    async () => {
      const opened = await open();
      const { page, keyboard } = opened;
      const ways = [
        () => openPicker(opened),
        async () => {
          await openCustom(opened);
          await keyboard.tabTo(page.getByRole('textbox', { name: 'End date' }));
        },
        async () => {
          await openCustom(opened);
          await keyboard.tabTo(page.locator('.CalendarDay:focus'));
        },
      ];
      for (const way of ways) {
        await way();
        await keyboard.press('Escape');
        await keyboard.expectFocus(parts(page).range);
        expect(await update(page).isVisible()).toBe(false);
        expect(query(page)['period']).toBeUndefined();
      }

      await openCustom(opened);
      await keyboard.tabTo(page.getByRole('textbox', { name: 'Start date' }));
      await keyboard.type('02/30/2026');
      expect(await page.getByText('Invalid date').isVisible()).toBe(true);
      await keyboard.press('Control+a');
      await keyboard.type('02/10/2026');
      await keyboard.press('Tab');
      await keyboard.type('2026-02-14');
      await keyboard.press('Enter');
      await keyboard.expectFocus(parts(page).range);
      await untilLoaded(page);
      expect(query(page)).toMatchObject({
        period: 'custom',
        after: '2026-02-10',
        before: '2026-02-14',
      });
      expect(await dates(page)).toHaveLength(5);
    },
  );
});

describe('summary and chart by keyboard', () => {
  deepIt(
    'change metric, interval, chart type and legend, and show the points one by one',
    async () => {
      const { page, keyboard } = await open();
      const card = (name: RegExp) => page.getByRole('link', { name });
      await keyboard.tabTo(card(/^Net sales/));
      await keyboard.press('ArrowRight', 'ArrowRight', 'ArrowRight');
      await keyboard.expectFocus(card(/^Total sales/));
      await keyboard.press('Enter');
      await page.locator('.tillview-chart__title', { hasText: 'Total sales' }).waitFor();
      expect(query(page)).toMatchObject({ chart: 'total_sales', orderby: 'total_sales' });
      await keyboard.expectFocus(card(/^Total sales/));

      const { interval, plot } = parts(page);
      await keyboard.tabTo(interval);
      await keyboard.press('ArrowDown');
      await page.waitForURL(/interval=week/);
      await untilLoaded(page);
      await keyboard.expectFocus(interval);

      await keyboard.tabTo(page.getByRole('menuitemradio', { name: 'Line chart' }));
      await keyboard.press('ArrowRight', 'Enter');
      await page.waitForURL(/chartType=bar/);
      await keyboard.expectFocus(
        page.getByRole('menuitemradio', { name: 'Bar chart', checked: true }),
      );

      const series = page.getByRole('checkbox', { name: /^Previous year/ });
      await keyboard.tabTo(series, 'backward');
      await keyboard.press('Space');
      expect(await series.getAttribute('aria-checked')).toBe('false');
      const last = page.getByRole('checkbox', { name: /^Month to date/ });
      await keyboard.tabTo(last, 'backward');
      await keyboard.press('Space');
      expect(await last.getAttribute('aria-checked')).toBe('true');
      await keyboard.tabTo(series);
      await keyboard.press('Space');

      await keyboard.tabTo(plot);
      const shown = page.getByRole('tooltip');
      await keyboard.press('ArrowRight');
      const first = await shown.textContent();
      await keyboard.press('ArrowRight');
      expect(await shown.textContent()).not.toBe(first);
      await keyboard.press('Home');
      expect(await shown.textContent()).toBe(first);
      await keyboard.press('ArrowDown');
      expect(await shown.locator('.is-active').textContent()).toContain('2025');
      await keyboard.press('End', 'Escape');
      expect(await shown.isVisible()).toBe(false);
      await keyboard.expectFocus(plot);

      const menu = page.getByRole('button', { name: 'Chart menu' });
      await keyboard.tabTo(menu, 'backward');
      await keyboard.press('Enter');
      await keyboard.expectFocus(page.getByRole('menuitemcheckbox', { name: 'Running total' }));
      await keyboard.press('Escape');
      await keyboard.expectFocus(menu);
      const table = page.getByRole('button', { name: 'Show as table' });
      await keyboard.tabTo(table, 'backward');
      await keyboard.press('Enter');
      await keyboard.expectFocus(table);
      await keyboard.press('Tab', 'Tab');
      await keyboard.expectFocus(page.getByRole('region', { name: 'Total sales' }));
    },
  );

  deepIt('open and close the summary on a phone, where Escape returns the focus', async () => {
    const { page, keyboard } = await open('', { width: 320, height: 640 });
    const toggle = page.getByRole('button', { name: /^Net sales ./ });
    await keyboard.tabTo(toggle);
    await keyboard.press('Enter', 'Escape');
    await keyboard.expectFocus(toggle);
    await keyboard.press('Enter', 'ArrowDown', 'Enter');
    await page.waitForURL(/chart=refunds/);
    await keyboard.expectFocus(page.getByRole('button', { name: /^Returns ./ }));
  });
});

describe('the table by keyboard', () => {
  deepIt('is sorted, hides a column, and changes page and page size', async () => {
    const { page, keyboard } = await open('&period=year&compare=previous_year');
    const { table } = parts(page);
    const head = table.getByRole('button', { name: 'Orders' });
    await keyboard.tabTo(head);
    await keyboard.press('Enter');
    await page.waitForURL(/orderby=orders_count&order=desc/);
    await untilLoaded(page);
    await keyboard.expectFocus(head);
    await keyboard.press('Space');
    await page.waitForURL(/order=asc/);
    await untilLoaded(page);
    await keyboard.expectFocus(head);

    const menu = page.getByRole('button', { name: 'Choose which values to display' });
    await keyboard.tabTo(menu, 'backward');
    await keyboard.press('Enter');
    await keyboard.expectFocus(page.getByRole('menuitemcheckbox', { name: 'Orders' }));
    await keyboard.press('t');
    await keyboard.expectFocus(page.getByRole('menuitemcheckbox', { name: 'Taxes' }));
    await keyboard.press('Space', 'Escape');
    await keyboard.expectFocus(menu);
    expect(await table.getByRole('columnheader', { name: 'Taxes' }).count()).toBe(0);

    const next = page.getByRole('button', { name: 'Next page' });
    await keyboard.tabTo(next);
    await keyboard.press('Enter');
    await page.getByText('Page 2 of 13').waitFor();
    await untilLoaded(page);
    await keyboard.expectFocus(next);

    const jump = page.getByRole('spinbutton', { name: 'Go to page' });
    await keyboard.tabTo(jump);
    await keyboard.press('Control+a');
    await keyboard.type('13');
    await keyboard.press('Enter');
    await page.getByText('Page 13 of 13').waitFor();
    await untilLoaded(page);
    await keyboard.expectFocus(jump);
    expect(await dates(page)).toHaveLength(24);

    const size = page.getByRole('combobox', { name: 'Rows per page' });
    await keyboard.tabTo(size);
    await keyboard.press('ArrowDown');
    await page.waitForURL(/per_page=50/);
    await page.getByText('Page 1 of 7').waitFor();
    await untilLoaded(page);
    await keyboard.expectFocus(size);
    expect(query(page)['paged']).toBeUndefined();

    await keyboard.tabTo(jump, 'backward');
    await keyboard.press('Control+a');
    await keyboard.type('6');
    await keyboard.press('Enter');
    await page.getByText('Page 6 of 7').waitFor();
    await keyboard.tabTo(next, 'backward');
    await keyboard.press('Enter');
    await page.getByText('Page 7 of 7').waitFor();
    await keyboard.expectFocus(page.getByRole('button', { name: 'Previous page' }));
  });

  deepIt(
    'keeps the focus on Retry, also when it fails, and on Refresh while the report is loading',
    async () => {
      browser.expectProblems(/reply 500|status of 500/);
      const { page } = await browser.visit();
      let isBroken = true;
      await onStats(page, (range) => range === 'primary' && isBroken, fail);
      await page.goto(demo.url + REVENUE);
      const keyboard = keyboardOf(page);
      // Summary, chart and table show a single error, because they all use the failed request.
      const retry = page.getByRole('button', { name: 'Retry' });
      await retry.waitFor();
      await keyboard.tabTo(retry);
      // The error stays in the page until the request leaves, so its presence does not show that it failed again.
      const failed = page.waitForResponse((response) => response.status() === 500);
      await keyboard.press('Enter');
      await failed;
      await retry.waitFor();
      isBroken = false;
      await keyboard.tabTo(retry);
      await keyboard.press('Enter');
      await untilLoaded(page);
      await keyboard.press('Tab');
      await keyboard.expectFocus(page.locator('.tillview-report__content :focus'));

      const { promise, release } = createDeferred();
      await onStats(
        page,
        () => true,
        async (route) => {
          await promise;
          await route.fallback();
        },
      );
      const refresh = page.getByRole('button', { name: 'Refresh', exact: true });
      await keyboard.tabTo(refresh, 'backward');
      await keyboard.press('Enter');
      await page.getByRole('status').filter({ hasText: 'Refreshing…' }).waitFor();
      await keyboard.expectFocus(refresh);
      release();
      await page.getByText(/^as of/).waitFor();
      await keyboard.expectFocus(refresh);
    },
  );
});
