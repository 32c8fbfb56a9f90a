import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually, expectFocus } from '../pages/eventually.ts';
import { withFiltersShop } from '../pages/filters-shop.ts';
import { keyboardOf } from '../keyboard.ts';
import { withBrowser } from '../setup/browser.ts';

const browser = withBrowser();
const visits = withFiltersShop(browser);

describe('the focus in the date-range dropdown', () => {
  it('stays in the dialog when back and forward change the range', async () => {
    const { page, open, change } = visits.shop;
    const keyboard = keyboardOf(page);
    await open('products');
    await change('products', 'period=custom&compare=none&after=2026-02-10&before=2026-03-19');
    await page.getByRole('button', { name: 'Date Range: Custom' }).focus();
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Date range' });
    const start = dialog.getByRole('textbox', { name: 'Start date' });
    await start.waitFor();
    await keyboard.tabTo(start);
    await keyboard.type('0');
    await page.goBack();
    await dialog.getByRole('radio', { name: 'Month to date' }).waitFor();
    await keyboard.expectFocus(dialog);
    await page.goForward();
    await eventually(() => start.inputValue()).toBe('02/10/2026');
    await keyboard.expectFocus(dialog);
    await page.keyboard.press('Escape');
    await keyboard.expectFocus(page.getByRole('button', { name: /^Date Range: Custom/ }));
  });
});

describe('a double click on a control that closes its popup', () => {
  /** Starts to count the clicks that reach the body. */
  const countPresses = (page: Page) =>
    page.evaluate(() => {
      document.body.dataset['presses'] = '0';
      document.body.addEventListener('click', ({ currentTarget: body }) => {
        if (body instanceof HTMLElement)
          body.dataset['presses'] = String(Number(body.dataset['presses']) + 1);
      });
    });
  const presses = (page: Page) => page.evaluate(() => document.body.dataset['presses']);

  it('selects a day, and clicks nothing that the calendar covered', async () => {
    const { page, open } = visits.shop;
    await open('customers', 'filter=advanced&last_active_after=2026-11-01');
    const field = page.getByRole('textbox', { name: 'Last active' });
    await field.click();
    const day = page.getByRole('button', { name: /November 17, 2026/ });
    await day.waitFor();
    await countPresses(page);
    await day.dblclick();
    await eventually(() => field.inputValue()).toBe('11/17/2026');
    await expectFocus(field);
    // A day stops the propagation of its own click.
    expect(await presses(page)).toBe('0');
    await page.getByRole('heading', { level: 1 }).click();
    expect(await presses(page)).toBe('1');
  });

  it('applies a range, and leaves the focus on its button', async () => {
    const { page, open } = visits.shop;
    await open('products', 'period=week&compare=none');
    const toggle = page.getByRole('button', { name: /^Date Range:/ });
    await toggle.click();
    await page.getByRole('radio', { name: 'Last month' }).click();
    await page.getByRole('button', { name: 'Update' }).dblclick();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectFocus(toggle);
    await page.goBack();
    await eventually(() => toggle.innerText()).toContain('Week to date');
  });
});
