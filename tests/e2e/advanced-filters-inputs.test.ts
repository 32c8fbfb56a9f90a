import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AdvancedPanel } from './pages/advanced-panel.ts';
import { eventually } from './pages/eventually.ts';
import { withFiltersShop } from './pages/filters-shop.ts';
import { WAYS } from './pages/hands.ts';
import { waysOf } from './pages/ways.ts';
import { withBrowser } from './setup/browser.ts';

const browser = withBrowser();
const visits = withFiltersShop(browser);

const isFocused = (target: Locator) =>
  eventually(() => target.evaluate((node) => node === document.activeElement));

/** Lets the store break down over some of its addresses until it is mended. */
async function breakStore(page: Page, pattern: RegExp) {
  const seen = browser.expectTrouble(/500/);
  await page.route(pattern, (route) =>
    route.fulfill({ status: 500, json: { code: 'broken', message: 'Broken', data: {} } }),
  );
  return {
    async mend() {
      expect(seen.length).toBeGreaterThan(0);
      await page.unroute(pattern);
    },
  };
}

describe.each(waysOf('the inputs of advanced filters', WAYS))(
  'the inputs of advanced filters, %s',
  (_, handsOf) => {
    const begin = async (report: string, search = '') => {
      const { shop } = visits;
      const { page } = shop;
      await shop.open(report, `filter=advanced${search && `&${search}`}`);
      const hands = handsOf(page);
      const panel = new AdvancedPanel(page, hands);
      await panel.addButton.or(panel.clear).first().waitFor();
      /** What the panel asks for besides being open. */
      const asked = async () => {
        const { filter, ...rest } = await panel.asked();
        expect(filter).toBe('advanced');
        return rest;
      };
      return {
        shop,
        page,
        hands,
        panel,
        asked,
        field: (name: string) => page.getByRole('textbox', { name, exact: true }),
        combobox: (name: string) => page.getByRole('combobox', { name, exact: true }),
        option: (name: string) => page.getByRole('option', { name, exact: true }),
        chosen: page.getByRole('list', { name: 'Selected items' }).getByRole('listitem'),
        terms: page.getByRole('listbox', { name: 'Attribute value' }).getByRole('option'),
        retry: page.getByRole('button', { name: 'Retry' }),
      };
    };

    it('are of six kinds (R3.8)', async () => {
      const orders = await begin('orders');
      await orders.panel.add('Order status');
      const status = orders.panel.row('Order status').getByRole('combobox').last();
      expect(await status.evaluate((node) => node.tagName)).toBe('SELECT');
      await orders.panel.add('Product');
      const search = orders.panel.row('Product').getByRole('combobox', { name: 'Select product' });
      expect(await search.last().getAttribute('aria-autocomplete')).toBe('list');
      await orders.panel.add('Product attribute');
      expect(await orders.combobox('Attribute name').getAttribute('aria-autocomplete')).toBe(
        'list',
      );

      const customers = await begin('customers');
      await customers.panel.add('No. of orders');
      const count = customers.field('No. of orders: maximum');
      expect(await count.getAttribute('inputmode')).toBe('decimal');
      await customers.panel.add('AOV');
      expect(await customers.panel.row('AOV').getByText('$', { exact: true }).count()).toBe(1);
      await customers.panel.add('Last active');
      expect(await customers.field('Last active').getAttribute('aria-haspopup')).toBe('dialog');
    });

    describe('a number', () => {
      it('takes numbers only, one of them or two for between (R5.17 R4.16 R4.17)', async () => {
        const { hands, panel, field, asked } = await begin('customers');
        await panel.add('No. of orders');
        expect(await panel.row('No. of orders').getByRole('textbox').count()).toBe(1);
        await hands.write(field('No. of orders: maximum'), 'a-1x2e.5');
        expect(await field('No. of orders: maximum').inputValue()).toBe('-12.5');
        await eventually(asked).toEqual({ orders_count_max: '-12.5' });
        await hands.write(field('No. of orders: maximum'), 'twelve');
        expect(await field('No. of orders: maximum').inputValue()).toBe('');
        await panel.idle.waitFor();

        await hands.choose(panel.rule('No. of orders'), 'Between');
        await eventually(() => panel.row('No. of orders').getByRole('textbox').count()).toBe(2);
        await hands.write(field('No. of orders: range start'), '3');
        // One end is no range (spec §5).
        expect(await panel.idle.count()).toBe(1);
        await hands.write(field('No. of orders: range end'), '1500');
        expect(await field('No. of orders: range end').inputValue()).toBe('1,500');
        await eventually(asked).toEqual({ orders_count_between: ['3', '1500'] });
        await hands.write(field('No. of orders: range start'), '');
        await panel.idle.waitFor();
      });

      it('says which end of the range its one field is', async () => {
        const { hands, panel, field } = await begin('customers', 'orders_count_max=5');
        await field('No. of orders: maximum').waitFor();
        await hands.choose(panel.rule('No. of orders'), 'More Than');
        await field('No. of orders: minimum').waitFor();
        expect(await field('No. of orders: minimum').inputValue()).toBe('5');
      });

      it('collapses to one value under another rule than between (R4.18)', async () => {
        const { shop, hands, panel, field, asked } = await begin(
          'customers',
          'orders_count_between[0]=3&orders_count_between[1]=9',
        );
        await hands.choose(panel.rule('No. of orders'), 'More Than');
        expect(await field('No. of orders: minimum').inputValue()).toBe('3');
        expect(await panel.row('No. of orders').getByRole('textbox').count()).toBe(1);
        await eventually(asked).toEqual({ orders_count_min: '3' });

        // A stray second value in the address as well.
        await shop.change(
          'customers',
          'filter=advanced&orders_count_max[0]=7&orders_count_max[1]=9&name_includes=987654',
        );
        await eventually(() => panel.names()).toEqual(['Name', 'No. of orders']);
        expect(await field('No. of orders: maximum').inputValue()).toBe('7');
        await shop.begin();
        await hands.press(panel.removal('name'));
        await eventually(asked).toEqual({ orders_count_max: '7' });
      });
    });

    it('an amount shows the currency, and takes numbers only (R5.17 R4.16)', async () => {
      const { shop, hands, panel, field, asked } = await begin('customers');
      await panel.add('AOV');
      const row = panel.row('AOV');
      await hands.write(field('AOV: maximum'), '$1,250.5x');
      expect(await field('AOV: maximum').inputValue()).toBe('1,250.5');
      expect(await row.getByText('$', { exact: true }).count()).toBe(1);
      await row.getByText('AOV Less Than $1,250.50').waitFor();
      await eventually(asked).toEqual({ avg_order_value_max: '1250.5' });
      await hands.choose(panel.rule('AOV'), 'Between');
      expect(await field('AOV: range start').inputValue()).toBe('1,250.5');
      await panel.idle.waitFor();
      await hands.write(field('AOV: range end'), '2000');
      await row.getByText('AOV Between $1,250.50 and $2,000.00').waitFor();
      await panel.apply();
      await shop.hasQuery({ filter: 'advanced', avg_order_value_between: ['1250.5', '2000'] });
    });

    describe('a date', () => {
      it('keeps what is typed, and is a filter when it is a day (R4.19 R5.2)', async () => {
        const { hands, panel, field, asked } = await begin('customers');
        await panel.add('Last active');
        const date = field('Last active');
        await hands.write(date, '2026-11-05');
        await eventually(() => panel.alert.innerText()).toBe('Invalid date');
        expect(await date.inputValue()).toBe('2026-11-05');
        expect(await panel.idle.count()).toBe(1);
        await hands.write(date, '');
        await panel.alert.waitFor({ state: 'detached' });
        await hands.write(date, '11/05/2026');
        expect(await panel.alert.count()).toBe(0);
        await eventually(asked).toEqual({ last_active_before: '2026-11-05' });
        await hands.choose(panel.rule('Last active'), 'After');
        expect(await date.inputValue()).toBe('11/05/2026');
        await eventually(asked).toEqual({ last_active_after: '2026-11-05' });
      });

      it('lies not in the future, typed or in the calendar (R5.3)', async () => {
        const { page, hands, panel, field, asked } = await begin('customers');
        await panel.add('Last active');
        const date = field('Last active');
        await hands.write(date, '11/21/2026');
        await eventually(() => panel.alert.innerText()).toBe('Select a date in the past');
        expect(await panel.idle.count()).toBe(1);
        await hands.write(date, '');
        const day = (name: RegExp) => page.getByRole('button', { name });
        await hands.enter(date);
        await day(/November 21, 2026/).waitFor();
        expect(await day(/November 21, 2026/).getAttribute('aria-disabled')).toBe('true');
        expect(await day(/November 20, 2026/).getAttribute('aria-disabled')).not.toBe('true');
        await hands.pickDay(date, day(/November 17, 2026/));
        await eventually(() => date.inputValue()).toBe('11/17/2026');
        await isFocused(date).toBe(true);
        await day(/November 17, 2026/).waitFor({ state: 'detached' });
        await eventually(asked).toEqual({ last_active_before: '2026-11-17' });
      });

      it('is a range when both ends are days in their order (R5.4 R4.16 R4.19)', async () => {
        const { shop, hands, panel, field, asked } = await begin('customers');
        await panel.add('Last active');
        await hands.choose(panel.rule('Last active'), 'Between');
        const [start, end] = [field('Last active: range start'), field('Last active: range end')];
        await hands.write(start, '11/31/2026');
        await eventually(() => panel.alert.allInnerTexts()).toEqual(['Invalid date']);
        await hands.write(end, '11/10/2026');
        // Each field has a text and a fault of its own.
        expect(await start.inputValue()).toBe('11/31/2026');
        await eventually(() => panel.alert.allInnerTexts()).toEqual(['Invalid date']);
        expect(await panel.idle.count()).toBe(1);
        await hands.write(start, '11/12/2026');
        await eventually(() => panel.alert.innerText()).toBe('Start date must be before end date');
        expect(await panel.idle.count()).toBe(1);
        await hands.write(start, '11/01/2026');
        await panel.alert.waitFor({ state: 'detached' });
        await eventually(asked).toEqual({ last_active_between: ['2026-11-01', '2026-11-10'] });
        await panel.apply();
        await shop.hasQuery({
          filter: 'advanced',
          last_active_between: ['2026-11-01', '2026-11-10'],
        });
      });

      it('closes its calendar alone on Escape', async () => {
        const { page, hands, panel, field } = await begin(
          'customers',
          'last_active_after=2026-11-05',
        );
        const date = field('Last active');
        await hands.enter(date);
        const calendar = page.getByRole('dialog', { name: 'Last active' });
        await calendar.waitFor();
        await page.keyboard.press('Escape');
        await calendar.waitFor({ state: 'detached' });
        await isFocused(date).toBe(true);
        expect(await date.inputValue()).toBe('11/05/2026');
        expect(await panel.names()).toEqual(['Last active']);
      });
    });

    describe('an attribute', () => {
      it('loads its terms, and with one of them is a filter (R4.13 R4.14)', async () => {
        const { shop, page, hands, panel, combobox, option, terms, asked } = await begin('orders');
        await panel.add('Product attribute');
        expect(await combobox('Attribute value').count()).toBe(0);
        await hands.write(combobox('Attribute name'), 'col');
        await shop.pause();
        const request = page.waitForRequest(/attributes\/1\/terms/);
        await hands.pick(option('Colour'));
        expect(new URL((await request).url()).searchParams.get('per_page')).toBe('100');
        expect(await panel.idle.count()).toBe(1);
        await hands.enter(combobox('Attribute value'));
        await eventually(() => terms.allInnerTexts()).toEqual([
          'Black',
          'Blue',
          'Crème brûlée',
          'Green',
          'Red',
        ]);
        await hands.pick(option('Crème brûlée'));
        await eventually(asked).toEqual({ attribute_is: [['1', '30']] });
        await panel
          .row('Product attribute')
          .getByText('Product attribute Is Colour = Crème brûlée')
          .waitFor();
        await panel.apply();
        await shop.hasQuery({ filter: 'advanced', attribute_is: [['1', '30']] });
      });

      it('forgets its term when it is changed (R4.15)', async () => {
        const { shop, hands, panel, combobox, option, terms, asked } = await begin(
          'orders',
          'attribute_is[0][0]=1&attribute_is[0][1]=27',
        );
        await eventually(() => combobox('Attribute value').inputValue()).toBe('Blue');
        expect(await combobox('Attribute name').inputValue()).toBe('Colour');
        await hands.write(combobox('Attribute name'), 'siz');
        await shop.pause();
        await hands.pick(option('Size'));
        await eventually(() => combobox('Attribute value').inputValue()).toBe('');
        // A row that is not complete yet is left out of the address.
        await eventually(asked).toEqual({});
        await hands.enter(combobox('Attribute value'));
        await eventually(() => terms.allInnerTexts()).toContain('Extra Large');
        await hands.pick(option('Small'));
        await eventually(asked).toEqual({ attribute_is: [['2', '31']] });
        expect(await panel.names()).toEqual(['Product attribute']);
      });

      it('may be asked for twice, each copy with a rule of its own (R4.6)', async () => {
        const { hands, panel, combobox, asked } = await begin(
          'orders',
          'attribute_is[0][0]=1&attribute_is[0][1]=27&attribute_is[1][0]=2&attribute_is[1][1]=999',
        );
        await eventually(() => combobox('Attribute value').count()).toBe(2);
        await eventually(() => combobox('Attribute value').nth(1).inputValue()).toBe(
          '#999 (no longer in the store)',
        );
        await hands.choose(panel.rule('Product attribute', 0), 'Is Not');
        await eventually(asked).toEqual({
          attribute_is: [['2', '999']],
          attribute_is_not: [['1', '27']],
        });
      });

      it('keeps what is chosen when its terms do not come, and asks again', async () => {
        const { page } = visits.shop;
        const store = await breakStore(page, /attributes\/1\/terms/);
        const { hands, panel, combobox, retry, asked } = await begin(
          'orders',
          'attribute_is[0][0]=1&attribute_is[0][1]=27',
        );
        await eventually(() => panel.alert.innerText()).toContain(
          'The options could not be loaded.',
        );
        await hands.choose(panel.match, 'Any');
        await eventually(asked).toEqual({ match: 'any', attribute_is: [['1', '27']] });
        await store.mend();
        await hands.press(retry);
        await eventually(() => combobox('Attribute value').inputValue()).toBe('Blue');
        await panel.alert.waitFor({ state: 'detached' });
      });
    });

    describe('a search', () => {
      it('writes the keys of what is chosen as a list, and offers it to take away (R3.7)', async () => {
        const { shop, hands, page, panel, combobox, option, chosen, asked } = await begin('orders');
        await panel.add('Product');
        const search = combobox('Select product');
        await hands.write(search, 'enamel');
        await shop.pause();
        await hands.pick(option('Enamel Mug'));
        await hands.write(search, 'kettle');
        await shop.pause();
        await hands.pick(option('Pour-Over Kettle'));
        await eventually(asked).toEqual({ product_includes: '28,34' });
        expect(await chosen.count()).toBe(2);
        await panel.apply();
        await shop.hasQuery({ filter: 'advanced', product_includes: '28,34' });
        await hands.press(page.getByRole('button', { name: 'Remove Enamel Mug' }));
        await eventually(asked).toEqual({ product_includes: '34' });
        await isFocused(search).toBe(true);
      });

      it.each([
        ['orders', 'Coupon', 'save', 'save10', { coupon_includes: '115' }],
        ['orders', 'Variation', 'blue', 'Polo Shirt - Blue, Small', { variation_includes: '96' }],
        ['orders', 'Tax rate', 'mwst', 'DE-MWST-1', { tax_rate_includes: '7' }],
        ['customers', 'Country', 'ger', 'Germany', { country_includes: 'DE' }],
      ])('finds in the %s report the %s by “%s”', async (report, filter, text, name, expected) => {
        const { shop, hands, page, panel, combobox, asked } = await begin(report);
        await panel.add(filter);
        await hands.write(combobox(`Select ${filter.toLowerCase()}`), text);
        await shop.pause();
        await hands.pick(page.getByRole('option', { name }));
        await eventually(asked).toEqual(expected);
      });

      it('says of an item that the store has lost its number, and that it is gone', async () => {
        const { hands, page, chosen, asked } = await begin('orders', 'product_includes=28,987654');
        const gone = '#987654 (no longer in the store)';
        await eventually(() => chosen.nth(1).innerText()).toContain(gone);
        await hands.press(page.getByRole('button', { name: 'Remove Enamel Mug' }));
        await eventually(asked).toEqual({ product_includes: '987654' });
      });

      it('keeps what is chosen when its name does not come, and asks again', async () => {
        const { page } = visits.shop;
        const store = await breakStore(page, /wc-analytics\/products\?/);
        const { hands, panel, chosen, retry, asked } = await begin('orders', 'product_excludes=28');
        await eventually(() => panel.alert.innerText()).toContain('names of the selected items');
        await hands.choose(panel.match, 'Any');
        await eventually(asked).toEqual({ match: 'any', product_excludes: '28' });
        await store.mend();
        await hands.press(retry);
        await eventually(() => chosen.innerText()).toContain('Enamel Mug');
        await panel.alert.waitFor({ state: 'detached' });
      });

      it('says that it did not work, and searches again when asked to', async () => {
        const { page } = visits.shop;
        const store = await breakStore(page, /wc-analytics\/coupons\?.*search=/);
        const { shop, hands, panel, combobox, option, retry, asked } = await begin('orders');
        await panel.add('Coupon');
        await hands.write(combobox('Select coupon'), 'save10');
        await shop.pause();
        await eventually(() => panel.alert.innerText()).toContain('Search failed.');
        await store.mend();
        await hands.press(retry);
        await option('save10').waitFor();
        await hands.enter(combobox('Select coupon'));
        await hands.pick(option('save10'));
        await eventually(asked).toEqual({ coupon_includes: '115' });
      });
    });

    describe('a select', () => {
      it('asks for its options, and takes its default when they come (R4.3 R3.7)', async () => {
        const { page } = visits.shop;
        let answer = () => {};
        const isAsked = new Promise<void>((resolve) => {
          answer = resolve;
        });
        await page.route(/products\/categories/, async (route) => {
          await isAsked;
          await route.continue();
        });
        const { panel, asked, hands, combobox } = await begin('products');
        await panel.add('Category');
        await page.getByText('Loading options').waitFor();
        expect(await panel.idle.count()).toBe(1);
        answer();
        const category = combobox('Select category');
        await eventually(() => panel.chosenIn(category)).toBe('Clothing');
        await eventually(asked).toEqual({ category_includes: '16' });
        await hands.choose(category, 'Hoodies');
        await eventually(asked).toEqual({ category_includes: '17' });
        await page.unroute(/products\/categories/);
      });

      it('keeps its value when its options do not come, and asks again', async () => {
        const { page } = visits.shop;
        const store = await breakStore(page, /products\/categories/);
        const { panel, hands, asked, combobox, retry } = await begin(
          'products',
          'category_includes=17',
        );
        await eventually(() => panel.alert.innerText()).toContain(
          'The options could not be loaded.',
        );
        await hands.choose(panel.match, 'Any');
        await eventually(asked).toEqual({ match: 'any', category_includes: '17' });
        await store.mend();
        await hands.press(retry);
        await eventually(() => panel.chosenIn(combobox('Select category'))).toBe('Hoodies');
      });
    });
  },
);
