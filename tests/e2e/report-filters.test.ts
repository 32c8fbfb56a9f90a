import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from './pages/eventually.ts';
import { withFiltersShop } from './pages/filters-shop.ts';
import { WAYS } from './pages/hands.ts';
import { waysOf } from './pages/ways.ts';
import { withBrowser } from './setup/browser.ts';

const browser = withBrowser();
const visits = withFiltersShop(browser);

const PERIOD = 'period=last_month&compare=previous_period';
const PERIOD_QUERY = { period: 'last_month', compare: 'previous_period' };

/** How long a list of choices slides (spec §9). */
const SLIDE_MS = 200;

const isFocused = (target: Locator) =>
  eventually(() => target.evaluate((node) => node === document.activeElement));

describe.each(waysOf('the filters of a report', WAYS))(
  'the filters of a report, %s',
  (_, handsOf) => {
    /** The shop, who uses it, and the parts of its filters. */
    const begin = async (report: string, search?: string) => {
      const { shop } = visits;
      const { page } = shop;
      await shop.open(report, search);
      return {
        shop,
        page,
        hands: handsOf(page),
        /** The button of a picker, by the picker's name alone. */
        picker: (name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) }),
        nameOf: (name: string, choice: string) =>
          page.getByRole('button', { name: `${name}: ${choice}`, exact: true }),
        choices: page.getByRole('dialog', { name: 'Show:' }),
        choice: (name: string) =>
          page.getByRole('dialog').getByRole('button', { name, exact: true }),
        option: (name: string) => page.getByRole('option', { name }),
      };
    };

    it('show the choice of their param, and without it their own default or all (R2.11 R2.12)', async () => {
      const { shop, hands, nameOf, choice } = await begin('products');
      await nameOf('Show', 'All products').waitFor();
      await hands.press(nameOf('Stock', 'In stock'));
      expect(await choice('In stock').getAttribute('aria-current')).toBe('true');
      await hands.press(choice('Any stock'));
      await shop.hasQuery({ stock: 'all' });
      await nameOf('Stock', 'Any stock').waitFor();
      await nameOf('Show', 'All products').waitFor();
    });

    it('remove the param when the default is chosen, whether it is all or another (R2.16)', async () => {
      const { shop, hands, nameOf, choice } = await begin(
        'products',
        `filter=top_winter&stock=outofstock&paged=3&${PERIOD}`,
      );
      await hands.press(nameOf('Stock', 'Out of stock'));
      await hands.press(choice('In stock'));
      await shop.hasQuery({ filter: 'top_winter', ...PERIOD_QUERY });
      await hands.press(nameOf('Show', 'Of the winter'));
      await hands.press(choice('Back: Of a season'));
      await hands.press(choice('Back: Top products'));
      await hands.press(choice('All products'));
      await shop.hasQuery(PERIOD_QUERY);
      expect(await shop.isFirstLoad()).toBe(true);
    });

    it('lead to the choices below a choice and back, the focus on the first of them (R2.13 R2.14)', async () => {
      const { shop, page, hands, picker, nameOf, choice, choices } = await begin('products');
      /** Presses a choice, and is on another one when the slide is over. */
      const slide = async (name: string, first: string) => {
        await hands.press(choice(name));
        await page.clock.fastForward(SLIDE_MS);
        await isFocused(choice(first)).toBe(true);
      };
      await hands.press(picker('Show'));
      await isFocused(choice('All products')).toBe(true);
      await slide('Top products', 'By items sold');
      expect(await choice('All products').count()).toBe(0);
      await slide('Of a season', 'Of the summer');
      await slide('Back: Of a season', 'By items sold');
      await slide('Back: Top products', 'All products');
      expect(shop.query()).toEqual({});

      await slide('Top products', 'By items sold');
      await slide('Of a season', 'Of the summer');
      await hands.press(choice('Of the summer'));
      await choices.waitFor({ state: 'detached' });
      await shop.hasQuery({ filter: 'top_summer' });
      await isFocused(nameOf('Show', 'Of the summer')).toBe(true);

      await hands.press(picker('Show'));
      expect(await choice('Of the summer').getAttribute('aria-current')).toBe('true');
      expect(await choice('Back: Of a season').count()).toBe(1);
    });

    it('close without a step when the choice in force is chosen again', async () => {
      const { shop, hands, picker, choice, choices } = await begin('products', 'stock=all&paged=3');
      await hands.press(picker('Show'));
      await hands.press(choice('All products'));
      await choices.waitFor({ state: 'detached' });
      await isFocused(picker('Show')).toBe(true);
      expect(shop.query()).toEqual({ stock: 'all', paged: '3' });
    });

    it('find one item, which is a tag to take away and the first of two lines on the button (R2.15)', async () => {
      const { shop, page, hands, picker, nameOf, choice, option } = await begin('products', PERIOD);
      await hands.press(picker('Show'));
      await hands.press(choice('Single product'));
      const search = page.getByRole('combobox', { name: 'Type to search for a product' });
      await isFocused(search).toBe(true);
      await hands.write(search, 'enamel');
      await shop.pause();
      await hands.pick(option('Enamel Mug'));
      await shop.hasQuery({ ...PERIOD_QUERY, filter: 'single_product', products: '28' });
      const button = nameOf('Show', 'Enamel Mug, Single product');
      await isFocused(button).toBe(true);
      expect((await button.innerText()).split('\n')).toEqual(['Enamel Mug', 'Single product']);

      await hands.press(button);
      expect(await page.getByRole('list', { name: 'Selected items' }).innerText()).toContain('(1 of 1)');
      await hands.write(search, 'pan');
      await shop.pause();
      await hands.pick(option('Cast-Iron Pan'));
      await shop.hasQuery({ ...PERIOD_QUERY, filter: 'single_product', products: '32' });

      await hands.press(nameOf('Show', 'Cast-Iron Pan, Single product'));
      await hands.press(page.getByRole('button', { name: 'Remove Cast-Iron Pan' }));
      await shop.hasQuery(PERIOD_QUERY);
      await nameOf('Show', 'All products').waitFor();
    });

    it('keep what a config calls static, and drop what belongs to another choice', async () => {
      const { shop, hands, picker, choice } = await begin('products', 'search=mug');
      await hands.press(picker('Show'));
      await hands.press(choice('Top products'));
      await hands.press(choice('By items sold'));
      await shop.hasQuery({
        filter: 'top_sold',
        search: 'mug',
        orderby: 'items_sold',
        chart: 'items_sold',
      });
      await hands.press(picker('Show'));
      await hands.press(choice('Back: Top products'));
      await hands.press(choice('Product comparison'));
      await shop.hasQuery({ filter: 'compare-products', search: 'mug', chart: 'items_sold' });
      await shop.change('products', 'filter=compare-products&products=28%2C32&categories=16');
      await shop.begin();
      await hands.press(picker('Show'));
      await hands.press(choice('Category comparison'));
      await shop.hasQuery({ filter: 'compare-categories' });
    });

    it('drop the advanced filters and their match with the choice that shows them', async () => {
      const { shop, hands, picker, choice } = await begin(
        'products',
        'filter=advanced&match=any&product_includes=28&attribute_is[0][0]=1&attribute_is[0][1]=27&other=1',
      );
      await hands.press(picker('Stock'));
      await hands.press(choice('Any stock'));
      await eventually(() => shop.query()['match']).toBe('any');
      await hands.press(picker('Show'));
      await hands.press(choice('All products'));
      await shop.hasQuery({ stock: 'all', other: '1' });
    });

    it('show a picker only where it asks to be shown, and keep the params it names', async () => {
      const { shop, page, hands, picker, nameOf, choice } = await begin('products');
      await nameOf('Show', 'All products').waitFor();
      expect(await picker('Variations').count()).toBe(0);
      await shop.open('products', 'filter=single_product&products=70');
      await hands.press(nameOf('Variations', 'All variations'));
      await hands.press(choice('Variation comparison'));
      await shop.hasQuery({
        filter: 'single_product',
        products: '70',
        'filter-variations': 'compare-variations',
      });
      await page.getByRole('heading', { name: 'Compare variations' }).waitFor();
      await nameOf('Show', 'Hoodie with Pocket, Single product').waitFor();
    });

    it('open a comparison for a choice that begins with compare (R2.17)', async () => {
      const { page, shop, hands, picker, choice } = await begin('products');
      const card = page.getByRole('heading', { name: /^Compare/ });
      expect(await card.count()).toBe(0);
      await hands.press(picker('Show'));
      await hands.press(choice('Product comparison'));
      await eventually(() => card.allInnerTexts()).toEqual(['Compare products']);
      await hands.press(picker('Show'));
      await hands.press(choice('Category comparison'));
      await eventually(() => card.allInnerTexts()).toEqual(['Compare categories']);
      await shop.hasQuery({ filter: 'compare-categories' });
    });

    it('open nothing for a comparison that there is not (R2.17)', async () => {
      const { page, nameOf } = await begin('products', 'filter=compare-nothing');
      await nameOf('Stock', 'In stock').waitFor();
      expect(await page.getByRole('heading').allInnerTexts()).toEqual([
        '/filters/products',
        'Filters',
      ]);
    });

    it('open the advanced filters for the choice of that name (R2.18)', async () => {
      const { page, shop, hands, picker, choice } = await begin('products', PERIOD);
      const add = page.getByRole('button', { name: 'Add a filter' });
      expect(await add.count()).toBe(0);
      await hands.press(picker('Show'));
      await hands.press(choice('Advanced filters'));
      await add.waitFor();
      await shop.hasQuery({ ...PERIOD_QUERY, filter: 'advanced' });
      expect(await shop.isFirstLoad()).toBe(true);
    });

    it('close on Escape one thing at a time, and give the focus back to what opened it', async () => {
      const { shop, page, hands, picker, choices, choice, option } = await begin('products');
      await hands.press(picker('Show'));
      await hands.press(choice('Single product'));
      const search = page.getByRole('combobox', { name: 'Type to search for a product' });
      await hands.write(search, 'enamel');
      await shop.pause();
      await option('Enamel Mug').waitFor();
      await page.keyboard.press('Escape');
      await option('Enamel Mug').waitFor({ state: 'detached' });
      expect(await choices.count()).toBe(1);
      await isFocused(search).toBe(true);
      await page.keyboard.press('Escape');
      await choices.waitFor({ state: 'detached' });
      await isFocused(picker('Show')).toBe(true);
      expect(shop.query()).toEqual({});
    });

    it('say of an item that the store has lost its number, and that it is gone', async () => {
      const { shop, page, hands, nameOf } = await begin(
        'products',
        'filter=single_product&products=987654',
      );
      const button = nameOf('Show', '#987654 (no longer in the store), Single product');
      await hands.press(button);
      await hands.press(
        page.getByRole('button', { name: 'Remove #987654 (no longer in the store)' }),
      );
      await shop.hasQuery({});
    });

    it('keep an item whose name cannot be had, and ask again', async () => {
      const { shop } = visits;
      const { page } = shop;
      const hands = handsOf(page);
      const seen = browser.expectTrouble(/500/);
      await page.route(/wc-analytics\/products\?/, (route) =>
        route.fulfill({ status: 500, json: { code: 'broken', message: 'Broken', data: {} } }),
      );
      await shop.open('products', 'filter=single_product&products=28');
      const alert = page.getByRole('alert');
      await eventually(() => alert.innerText()).toContain('The names of the chosen items');
      await page.getByRole('button', { name: 'Show: 28, Single product' }).waitFor();
      expect(shop.query()).toEqual({ filter: 'single_product', products: '28' });
      expect(seen.length).toBeGreaterThan(0);
      await page.unroute(/wc-analytics\/products\?/);
      await hands.press(page.getByRole('button', { name: 'Retry' }));
      await page.getByRole('button', { name: 'Show: Enamel Mug, Single product' }).waitFor();
      await alert.waitFor({ state: 'detached' });
    });

    it('follow the browser back and forward', async () => {
      const { shop, page, hands, picker, nameOf, choice } = await begin('products');
      await hands.press(picker('Show'));
      await hands.press(choice('Top products'));
      await hands.press(choice('By items sold'));
      await hands.press(picker('Stock'));
      await hands.press(choice('Out of stock'));
      await nameOf('Stock', 'Out of stock').waitFor();
      await page.goBack();
      await nameOf('Stock', 'In stock').waitFor();
      await nameOf('Show', 'By items sold').waitFor();
      await page.goBack();
      await nameOf('Show', 'All products').waitFor();
      await shop.hasQuery({});
      await page.goForward();
      await nameOf('Show', 'By items sold').waitFor();
      await page.goForward();
      await nameOf('Stock', 'Out of stock').waitFor();
      expect(await shop.isFirstLoad()).toBe(true);
    });

    it('keep the filters when a range is chosen, and begin at the first page', async () => {
      const { shop, page, hands } = await begin('products', 'filter=top_summer&stock=all&paged=4');
      await hands.press(page.getByRole('button', { name: /^Date Range:/ }));
      await hands.press(page.getByRole('radio', { name: 'Last week' }));
      await hands.press(page.getByRole('button', { name: 'Update' }));
      await shop.hasQuery({
        filter: 'top_summer',
        stock: 'all',
        period: 'last_week',
        compare: 'previous_year',
      });
    });
  },
);
