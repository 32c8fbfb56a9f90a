import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { AdvancedPanel } from '../pages/advanced-panel.ts';
import { eventually } from '../pages/eventually.ts';
import { withFiltersShop } from '../pages/filters-shop.ts';
import { INPUT_DRIVERS } from '../pages/input-drivers.ts';
import { sampleCases, sampleModes } from '../pages/input-modes.ts';
import { withBrowser } from '../setup/browser.ts';

const browser = withBrowser();
const visits = withFiltersShop(browser);

const isFocused = (target: Locator) =>
  eventually(() => target.evaluate((node) => node === document.activeElement));

/** Makes matching requests to the store fail with status 500 until `mend` is called. */
async function breakStore(page: Page, pattern: RegExp) {
  const seen = browser.expectProblems(/500/);
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

const SEARCHES = [
  ['orders', 'Coupon', 'save', 'save10', { coupon_includes: '115' }],
  ['orders', 'Variation', 'blue', 'Polo Shirt - Blue, Small', { variation_includes: '96' }],
  ['orders', 'Tax rate', 'mwst', 'DE-MWST-1', { tax_rate_includes: '7' }],
  ['customers', 'Country', 'ger', 'Germany', { country_includes: 'DE' }],
] as const;

describe.each(sampleModes('the inputs of advanced filters', INPUT_DRIVERS))(
  'the inputs of advanced filters, %s',
  (_, createInput) => {
    const begin = async (report: string, search = '') => {
      const { shop } = visits;
      const { page } = shop;
      await shop.open(report, `filter=advanced${search && `&${search}`}`);
      const input = createInput(page);
      const panel = new AdvancedPanel(page, input);
      await panel.addButton.or(panel.clear).first().waitFor();
      /** The query of the panel's link, without the parameter that opens the panel. */
      const linkQuery = async () => {
        const { filter, ...rest } = await panel.linkQuery();
        expect(filter).toBe('advanced');
        return rest;
      };
      return {
        shop,
        page,
        input,
        panel,
        linkQuery,
        field: (name: string) => page.getByRole('textbox', { name, exact: true }),
        combobox: (name: string) => page.getByRole('combobox', { name, exact: true }),
        option: (name: string) => page.getByRole('option', { name, exact: true }),
        chosen: page.getByRole('list', { name: 'Selected items' }).getByRole('listitem'),
        terms: page.getByRole('listbox', { name: 'Attribute value' }).getByRole('option'),
        retry: page.getByRole('button', { name: 'Retry' }),
      };
    };

    describe('a date', () => {
      it('is a range when both ends are valid dates in order (R5.4 R4.16 R4.19)', async () => {
        const { shop, input, panel, field, linkQuery } = await begin('customers');
        await panel.add('Last active');
        await input.choose(panel.rule('Last active'), 'Between');
        const [start, end] = [field('Last active: range start'), field('Last active: range end')];
        await input.write(start, '11/31/2026');
        await eventually(() => panel.alert.allInnerTexts()).toEqual(['Invalid date']);
        await input.write(end, '11/10/2026');
        // Each field has its own text and its own error.
        expect(await start.inputValue()).toBe('11/31/2026');
        await eventually(() => panel.alert.allInnerTexts()).toEqual(['Invalid date']);
        expect(await panel.idle.count()).toBe(1);
        await input.write(start, '11/12/2026');
        await eventually(() => panel.alert.innerText()).toBe('Start date must be before end date');
        expect(await panel.idle.count()).toBe(1);
        await input.write(start, '11/01/2026');
        await panel.alert.waitFor({ state: 'detached' });
        await eventually(linkQuery).toEqual({ last_active_between: ['2026-11-01', '2026-11-10'] });
        await panel.apply();
        await shop.hasQuery({
          filter: 'advanced',
          last_active_between: ['2026-11-01', '2026-11-10'],
        });
      });

      it('closes only its calendar on Escape', async () => {
        const { page, input, panel, field } = await begin(
          'customers',
          'last_active_after=2026-11-05',
        );
        const date = field('Last active');
        await input.enter(date);
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
      it('loads its terms, and becomes a filter when one is selected (R4.13 R4.14)', async () => {
        const { shop, page, input, panel, combobox, option, terms, linkQuery } =
          await begin('orders');
        await panel.add('Product attribute');
        expect(await combobox('Attribute value').count()).toBe(0);
        await input.write(combobox('Attribute name'), 'col');
        await shop.pause();
        const request = page.waitForRequest(/attributes\/1\/terms/);
        await input.pick(option('Colour'));
        expect(new URL((await request).url()).searchParams.get('per_page')).toBe('100');
        expect(await panel.idle.count()).toBe(1);
        await input.enter(combobox('Attribute value'));
        await eventually(() => terms.allInnerTexts()).toEqual([
          'Black',
          'Blue',
          'Crème brûlée',
          'Green',
          'Red',
        ]);
        await input.pick(option('Crème brûlée'));
        await eventually(linkQuery).toEqual({ attribute_is: [['1', '30']] });
        await panel
          .row('Product attribute')
          .getByText('Product attribute Is Colour = Crème brûlée')
          .waitFor();
        await panel.apply();
        await shop.hasQuery({ filter: 'advanced', attribute_is: [['1', '30']] });
      });
    });

    describe('a search', () => {
      it('writes the keys of the selected items as a list, with a button to remove each (R3.7)', async () => {
        const { shop, input, page, panel, combobox, option, chosen, linkQuery } =
          await begin('orders');
        await panel.add('Product');
        const search = combobox('Select product');
        await input.write(search, 'enamel');
        await shop.pause();
        await input.pick(option('Enamel Mug'));
        await input.write(search, 'kettle');
        await shop.pause();
        await input.pick(option('Pour-Over Kettle'));
        await eventually(linkQuery).toEqual({ product_includes: '28,34' });
        expect(await chosen.count()).toBe(2);
        await panel.apply();
        await shop.hasQuery({ filter: 'advanced', product_includes: '28,34' });
        await input.press(page.getByRole('button', { name: 'Remove Enamel Mug' }));
        await eventually(linkQuery).toEqual({ product_includes: '34' });
        await isFocused(search).toBe(true);
      });

      it.each(sampleCases('searches of advanced filters', SEARCHES, 1))(
        'finds in the %s report the %s by “%s”',
        async (report, filter, text, name, expected) => {
          const { shop, input, page, panel, combobox, linkQuery } = await begin(report);
          await panel.add(filter);
          await input.write(combobox(`Select ${filter.toLowerCase()}`), text);
          await shop.pause();
          await input.pick(page.getByRole('option', { name }));
          await eventually(linkQuery).toEqual(expected);
        },
      );

      it('keeps the selection when loading its name fails, and loads the name again on Retry', async () => {
        const { page } = visits.shop;
        const store = await breakStore(page, /wc-analytics\/products\?/);
        const { input, panel, chosen, retry, linkQuery } = await begin(
          'orders',
          'product_excludes=28',
        );
        await eventually(() => panel.alert.innerText()).toContain('names of the selected items');
        await input.choose(panel.match, 'Any');
        await eventually(linkQuery).toEqual({ match: 'any', product_excludes: '28' });
        await store.mend();
        await input.press(retry);
        await eventually(() => chosen.innerText()).toContain('Enamel Mug');
        await panel.alert.waitFor({ state: 'detached' });
      });
    });

    describe('a select', () => {
      it('loads its options, then selects the default (R4.3 R3.7)', async () => {
        const { page } = visits.shop;
        let release = () => {};
        const isReleased = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(/products\/categories/, async (route) => {
          await isReleased;
          await route.continue();
        });
        const { panel, linkQuery, input, combobox } = await begin('products');
        await panel.add('Category');
        await page.getByText('Loading options').waitFor();
        expect(await panel.idle.count()).toBe(1);
        release();
        const category = combobox('Select category');
        await eventually(() => panel.chosenIn(category)).toBe('Clothing');
        await eventually(linkQuery).toEqual({ category_includes: '16' });
        await input.choose(category, 'Hoodies');
        await eventually(linkQuery).toEqual({ category_includes: '17' });
        await page.unroute(/products\/categories/);
      });
    });
  },
);
