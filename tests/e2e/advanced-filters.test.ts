import { describe, expect, it } from 'vitest';
import { AdvancedPanel } from './pages/advanced-panel.ts';
import { eventually } from './pages/eventually.ts';
import { withFiltersShop } from './pages/filters-shop.ts';
import { WAYS } from './pages/hands.ts';
import { waysOf } from './pages/ways.ts';
import { withBrowser } from './setup/browser.ts';

const browser = withBrowser();
const visits = withFiltersShop(browser);

const PERIOD = 'period=last_month&compare=previous_period';
const PERIOD_QUERY = { period: 'last_month', compare: 'previous_period' };

describe.each(waysOf('the panel of advanced filters', WAYS))(
  'the panel of advanced filters, %s',
  (_, handsOf) => {
    const begin = async (search = '', report = 'orders', shop = visits.shop) => {
      const { page } = shop;
      await shop.open(report, `filter=advanced${search && `&${search}`}`);
      const hands = handsOf(page);
      const panel = new AdvancedPanel(page, hands);
      await panel.addButton.or(panel.clear).first().waitFor();
      return { shop, page, hands, panel };
    };

    it('appends a filter with its first rule and a default out of its options (R4.1 R4.2 R4.3)', async () => {
      const { shop, page, panel } = await begin('coupon_includes=115');
      await panel.add('Order status');
      expect(await panel.names()).toEqual(['Coupon', 'Order status']);
      await eventually(() =>
        panel.row('Order status').evaluate((node) => node === document.activeElement),
      ).toBe(true);
      expect(await panel.chosenIn(panel.rule('Order status'))).toBe('Is');
      const status = page.getByRole('combobox', { name: 'Select an order status', exact: true });
      expect(await panel.chosenIn(status)).toBe('Completed');
      await panel.add('Customer type');
      const type = page.getByRole('combobox', { name: 'Select a customer type' });
      await eventually(() => panel.chosenIn(type)).toBe('New');
      expect(await panel.names()).toEqual(['Coupon', 'Order status', 'Customer type']);
      expect(await panel.asked()).toEqual({
        filter: 'advanced',
        coupon_includes: '115',
        status_is: 'completed',
        customer_type: 'new',
      });
      expect(shop.query()).toEqual({ filter: 'advanced', coupon_includes: '115' });
    });

    it('begins a search with nothing, which is not yet a filter (R4.4 R4.9)', async () => {
      const { page, panel } = await begin();
      await panel.idle.waitFor();
      await panel.add('Product');
      const field = page.getByRole('combobox', { name: 'Select product', exact: true });
      expect(await field.inputValue()).toBe('');
      expect(await page.getByRole('list', { name: 'Selected items' }).count()).toBe(0);
      expect(await panel.idle.count()).toBe(1);
      expect(await panel.link.count()).toBe(0);
    });

    it('offers each filter once, but one that allows copies again and again (R4.5 R4.6 R3.9)', async () => {
      const { page, hands, panel } = await begin();
      await panel.add('Order status');
      await panel.add('Product attribute');
      await hands.press(panel.addButton);
      expect(await panel.choice('Order status').count()).toBe(0);
      await hands.press(panel.choice('Product attribute'));
      await eventually(() => panel.names()).toEqual([
        'Order status',
        'Product attribute',
        'Product attribute',
      ]);
      await hands.press(panel.removal('order status'));
      await hands.press(panel.addButton);
      expect(await panel.choice('Order status').count()).toBe(1);
      await page.keyboard.press('Escape');
    });

    it('names its parts by the labels of the filter (R3.4 R3.5 R3.6)', async () => {
      const { page, panel } = await begin('coupon_excludes=115');
      const row = panel.row('Coupon');
      await page.getByText('Orders match', { exact: true }).waitFor();
      expect(await row.getByText('Coupon', { exact: true }).last().isVisible()).toBe(true);
      const rule = row.getByRole('combobox', { name: 'Select a coupon filter match' });
      expect(await rule.locator('option').allTextContents()).toEqual(['Includes', 'Excludes']);
      expect(await panel.chosenIn(rule)).toBe('Excludes');
      expect(await row.getByRole('combobox', { name: 'Select coupon', exact: true }).count()).toBe(
        1,
      );
      expect(await panel.removal('coupon').count()).toBe(1);
      await panel.add('Product');
      expect(
        await panel.row('Product').getByPlaceholder('Search product', { exact: true }).count(),
      ).toBe(1);
      await eventually(() => row.textContent()).toContain('Coupon Excludes save10');
    });

    it('puts the controls where a translated sentence has them', async () => {
      const { page, hands, panel } = await begin('status_is=failed', 'bestellungen');
      const row = panel.row('Bestellstatus');
      const placeOf = async (part: ReturnType<typeof page.getByText>) =>
        (await part.boundingBox())?.x ?? NaN;
      const value = row.getByRole('combobox', { name: 'Select an order status', exact: true });
      const title = row.getByText('der Bestellstatus', { exact: true });
      const places = [
        await placeOf(value),
        await placeOf(panel.rule('Bestellstatus')),
        await placeOf(title),
      ];
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(new Set(places).size).toBe(3);
      await row.getByText('Failed Is der Bestellstatus').waitFor();
      await hands.choose(panel.rule('Bestellstatus'), 'Is Not');
      await row.getByText('Failed Is Not der Bestellstatus').waitFor();
      const [before, after] = await Promise.all([
        placeOf(page.getByText('Bestellungen, auf die', { exact: true })),
        placeOf(page.getByText('Filter zutreffen', { exact: true })),
      ]);
      const match = await placeOf(panel.match);
      expect(before).toBeLessThan(match);
      expect(match).toBeLessThan(after);
    });

    it('asks for the same page with the filters, the period and the first of its pages (R2.19)', async () => {
      const { shop, hands, panel } = await begin(`status_is=failed&other=1&paged=3&${PERIOD}`);
      await panel.idle.waitFor();
      await hands.choose(panel.rule('Order status'), 'Is Not');
      const href = (await panel.link.getAttribute('href')) ?? '';
      const { pathname } = new URL(href, shop.page.url());
      expect(pathname).toBe('/wp-admin/admin.php');
      expect(new URL(href, shop.page.url()).searchParams.get('path')).toBe('/filters/orders');
      const asked = { filter: 'advanced', other: '1', status_is_not: 'failed', ...PERIOD_QUERY };
      expect(await panel.asked()).toEqual(asked);
      await panel.apply();
      await shop.hasQuery(asked);
    });

    it('toggles between all and any (R3.10 R4.12)', async () => {
      const { hands, panel } = await begin('status_is=failed');
      expect(await panel.match.locator('option').allTextContents()).toEqual(['All', 'Any']);
      expect(await panel.chosenIn(panel.match)).toBe('All');
      await hands.choose(panel.match, 'Any');
      await panel.link.waitFor();
      await hands.choose(panel.match, 'All');
      await panel.idle.waitFor();
    });

    it('says any in the address, and nothing of all (R2.20 R2.21)', async () => {
      const { shop, hands, panel } = await begin('status_is=failed');
      expect(await panel.chosenIn(panel.match)).toBe('All');
      await hands.choose(panel.match, 'Any');
      expect(await panel.asked()).toEqual({
        filter: 'advanced',
        status_is: 'failed',
        match: 'any',
      });
      await panel.apply();
      await shop.hasQuery({ filter: 'advanced', status_is: 'failed', match: 'any' });
      expect(await panel.chosenIn(panel.match)).toBe('Any');
      await hands.choose(panel.match, 'All');
      await panel.apply();
      await shop.hasQuery({ filter: 'advanced', status_is: 'failed' });
      expect(await panel.chosenIn(panel.match)).toBe('All');
    });

    it('goes to the link in the page, and leaves the focus on what was pressed (R2.22 R4.8)', async () => {
      const { shop, panel } = await begin();
      await panel.add('Order status');
      await panel.apply();
      await shop.hasQuery({ filter: 'advanced', status_is: 'completed' });
      await panel.idle.waitFor();
      expect(await panel.link.count()).toBe(0);
      await eventually(() => panel.idle.evaluate((node) => node === document.activeElement)).toBe(
        true,
      );
      expect(await shop.isFirstLoad()).toBe(true);
    });

    it('does nothing by its Filter button while there is nowhere to go (R4.8 R4.9)', async () => {
      const { shop, hands, panel } = await begin('status_is=failed');
      await panel.idle.waitFor();
      const here = shop.page.url();
      await hands.press(panel.idle);
      expect(shop.page.url()).toBe(here);
      await hands.choose(panel.rule('Order status'), 'Is Not');
      await panel.link.waitFor();
      expect(await panel.idle.count()).toBe(0);
      await hands.choose(panel.rule('Order status'), 'Is');
      await panel.idle.waitFor();
    });

    it('deletes one filter, and goes to the link without filters with the last (R4.7 R2.24)', async () => {
      const { shop, page, hands, panel } = await begin(
        `status_is=failed&product_includes=28&match=any&paged=2&${PERIOD}`,
      );
      const here = page.url();
      await hands.press(panel.removal('product'));
      await eventually(() => panel.names()).toEqual(['Order status']);
      expect(page.url()).toBe(here);
      expect(await panel.asked()).toEqual({
        filter: 'advanced',
        status_is: 'failed',
        match: 'any',
        ...PERIOD_QUERY,
      });
      await hands.press(panel.removal('order status'));
      await shop.hasQuery({ filter: 'advanced', ...PERIOD_QUERY });
      expect(await panel.names()).toEqual([]);
      await panel.idle.waitFor();
      expect(await shop.isFirstLoad()).toBe(true);
    });

    it('empties the list and goes back to all by Clear all filters (R4.10 R4.11)', async () => {
      const { shop, hands, panel } = await begin('status_is=failed&product_includes=28&match=any');
      await panel.add('Coupon');
      await hands.press(panel.clear);
      await shop.hasQuery({ filter: 'advanced' });
      expect(await panel.names()).toEqual([]);
      expect(await panel.chosenIn(panel.match)).toBe('All');
      expect(await panel.clear.count()).toBe(0);

      // What was never applied goes as well, though the address stays what it was.
      await hands.choose(panel.match, 'Any');
      await panel.add('Order status');
      await hands.press(panel.clear);
      await eventually(() => panel.names()).toEqual([]);
      expect(await panel.chosenIn(panel.match)).toBe('All');
      expect(shop.query()).toEqual({ filter: 'advanced' });
      expect(await shop.isFirstLoad()).toBe(true);
    });

    it('is what the address says after back and forward', async () => {
      const { shop, page, hands, panel } = await begin();
      await panel.add('Order status');
      await panel.apply();
      await shop.hasQuery({ filter: 'advanced', status_is: 'completed' });
      await panel.add('Customer type');
      await hands.choose(panel.match, 'Any');
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

    it('leaves alone what it has no control for', async () => {
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

    it('closes on Escape only what lies topmost, and gives the focus back', async () => {
      const { shop, page, hands, panel } = await begin();
      await hands.press(panel.addButton);
      await panel.choice('Coupon').waitFor();
      await page.keyboard.press('Escape');
      await panel.choice('Coupon').waitFor({ state: 'detached' });
      await eventually(() =>
        panel.addButton.evaluate((node) => node === document.activeElement),
      ).toBe(true);

      await panel.add('Coupon');
      const field = page.getByRole('combobox', { name: 'Select coupon', exact: true });
      await hands.write(field, 'save');
      await shop.pause();
      await page.getByRole('option', { name: 'save10' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('option', { name: 'save10' }).waitFor({ state: 'detached' });
      expect(await panel.names()).toEqual(['Coupon']);
      await eventually(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
    });

    it('opens its link the way of the browser in a tab or a window with ctrl or shift (R2.23)', async () => {
      const { shop, page, panel, hands } = await begin();
      await panel.add('Order status');
      const here = page.url();
      const there = new URL((await panel.link.getAttribute('href')) ?? '', here).href;
      for (const modifier of ['Control', 'Shift'] as const) {
        const [opened] = await Promise.all([
          page.context().waitForEvent('page'),
          hands.press(panel.link, modifier),
        ]);
        await opened.waitForURL(there);
        await opened.close();
        await page.bringToFront();
        expect(page.url()).toBe(here);
      }
      expect(await shop.isFirstLoad()).toBe(true);
      expect(await panel.names()).toEqual(['Order status']);
    });

    it('loads or saves its link the way of the browser with meta or alt (R2.23)', async () => {
      const own = await visits.visit();
      const { page, panel, hands } = await begin('', 'orders', own);
      await panel.add('Order status');
      const there = new URL((await panel.link.getAttribute('href')) ?? '', page.url()).href;
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        hands.press(panel.link, 'Alt'),
      ]);
      expect(saved.url()).toBe(there);
      expect(await own.isFirstLoad()).toBe(true);
      await hands.press(panel.link, 'Meta');
      await eventually(() => page.url()).toBe(there);
      await panel.idle.waitFor();
      expect(await own.isFirstLoad()).toBe(false);
    });
  },
);
