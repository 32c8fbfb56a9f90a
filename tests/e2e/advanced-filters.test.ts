import { describe, expect, it } from 'vitest';
import { AdvancedPanel } from './pages/advanced-panel.ts';
import { eventually, expectFocus } from './pages/eventually.ts';
import { withFiltersShop } from './pages/filters-shop.ts';
import { createPointerDriver } from './pages/input-drivers.ts';
import { withBrowser } from './setup/browser.ts';
import { deepIt } from '@tillview/test-setup/deep';

const browser = withBrowser();
const visits = withFiltersShop(browser);

describe('the advanced filters panel, with the pointer', () => {
  const begin = async (search = '', report = 'orders', shop = visits.shop) => {
    const { page } = shop;
    await shop.open(report, `filter=advanced${search && `&${search}`}`);
    const input = createPointerDriver(page);
    const panel = new AdvancedPanel(page, input);
    await panel.addButton.or(panel.clear).first().waitFor();
    return { shop, page, input, panel };
  };

  it('opens the link without a page load, and keeps the focus on the control (R2.22 R4.8)', async () => {
    const { shop, panel } = await begin();
    await panel.add('Order status');
    await panel.apply();
    await shop.hasQuery({ filter: 'advanced', status_is: 'completed' });
    await panel.idle.waitFor();
    expect(await panel.link.count()).toBe(0);
    await expectFocus(panel.idle);
    expect(await shop.isFirstLoad()).toBe(true);
  });

  it('shows the filters of the URL after back and forward', async () => {
    const { shop, page, input, panel } = await begin();
    await panel.add('Order status');
    await panel.apply();
    await shop.hasQuery({ filter: 'advanced', status_is: 'completed' });
    await panel.add('Customer type');
    await input.choose(panel.match, 'Any');
    await panel.apply();
    await shop.hasQuery({
      filter: 'advanced',
      status_is: 'completed',
      customer_type: 'new',
      match: 'any',
    });
    await page.goBack();
    await eventually(() => panel.names()).toEqual(['Order status']);
    expect(await panel.chosenIn(panel.match)).toBe('All');
    await page.goBack();
    await eventually(() => panel.names()).toEqual([]);
    await page.goForward();
    await eventually(() => panel.names()).toEqual(['Order status']);
    await page.goForward();
    await eventually(() => panel.names()).toEqual(['Order status', 'Customer type']);
    expect(await panel.chosenIn(panel.match)).toBe('Any');
    await panel.idle.waitFor();
  });

  it('keeps parameters that it has no control for', async () => {
    const { shop, panel } = await begin(
      'unheard_of_is=7&status_is_not=failed&attribute_is[0][0]=1',
    );
    expect(await panel.names()).toEqual(['Order status']);
    await panel.add('Customer type');
    await panel.apply();
    await eventually(() => shop.query()).toMatchObject({
      unheard_of_is: '7',
      status_is_not: 'failed',
      customer_type: 'new',
    });
  });

  it('closes only the topmost popup on Escape, and restores the focus', async () => {
    const { shop, page, input, panel } = await begin();
    await input.press(panel.addButton);
    await panel.choice('Coupon').waitFor();
    await page.keyboard.press('Escape');
    await panel.choice('Coupon').waitFor({ state: 'detached' });
    await expectFocus(panel.addButton);

    await panel.add('Coupon');
    const field = page.getByRole('combobox', { name: 'Select coupon', exact: true });
    await input.write(field, 'save');
    await shop.pause();
    await page.getByRole('option', { name: 'save10' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('option', { name: 'save10' }).waitFor({ state: 'detached' });
    expect(await panel.names()).toEqual(['Coupon']);
    await expectFocus(field);
  });

  it('opens its link in a tab or a window with Ctrl or Shift, as browsers do (R2.23)', async () => {
    const { shop, page, panel, input } = await begin();
    await panel.add('Order status');
    const here = page.url();
    const there = new URL((await panel.link.getAttribute('href')) ?? '', here).href;
    for (const modifier of ['Control', 'Shift'] as const) {
      const [opened] = await Promise.all([
        page.context().waitForEvent('page'),
        input.press(panel.link, modifier),
      ]);
      await opened.waitForURL(there);
      await opened.close();
      await page.bringToFront();
      expect(page.url()).toBe(here);
    }
    expect(await shop.isFirstLoad()).toBe(true);
    expect(await panel.names()).toEqual(['Order status']);
  });

  deepIt('loads or saves its link with Meta or Alt, as browsers do (R2.23)', async () => {
    const own = await visits.visit();
    const { page, panel, input } = await begin('', 'orders', own);
    await panel.add('Order status');
    const there = new URL((await panel.link.getAttribute('href')) ?? '', page.url()).href;
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      input.press(panel.link, 'Alt'),
    ]);
    expect(saved.url()).toBe(there);
    expect(await own.isFirstLoad()).toBe(true);
    await input.press(panel.link, 'Meta');
    await eventually(() => page.url()).toBe(there);
    await panel.idle.waitFor();
    expect(await own.isFirstLoad()).toBe(false);
  });
});
