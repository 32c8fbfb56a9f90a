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
const PRODUCTS = { filter: 'compare-products' };

describe.each(waysOf('the card of a comparison', WAYS))(
  'the card of a comparison, %s',
  (_, handsOf) => {
    const begin = async (search = '') => {
      const { shop } = visits;
      const { page } = shop;
      await shop.open('products', `filter=compare-products${search && `&${search}`}`);
      const hands = handsOf(page);
      const field = page.getByRole('combobox', { name: 'Search for products to compare' });
      const card = {
        heading: page.getByRole('heading', { name: /^Compare / }),
        field,
        update: page.getByRole('button', { name: 'Compare', exact: true }),
        clear: page.getByRole('link', { name: 'Clear all', exact: true }),
        chosen: page.getByRole('list', { name: 'Selected items' }).getByRole('listitem'),
        /** Looks for an item and takes it. */
        find: async (text: string, name: string) => {
          await hands.write(field, text);
          await shop.pause();
          await hands.pick(page.getByRole('option', { name, exact: true }));
          await page.getByRole('button', { name: `Remove ${name}`, exact: true }).waitFor();
        },
      };
      await card.field.waitFor();
      return { shop, page, hands, card };
    };

    it('finds items, and writes their keys as one list by Update (R2.32 R2.33 R4.26)', async () => {
      const { shop, page, card, hands } = await begin(`paged=4&${PERIOD}`);
      expect(await card.heading.innerText()).toBe('Compare products');
      await card.find('enamel', 'Enamel Mug');
      await card.find('kettle', 'Pour-Over Kettle');
      await card.find('tote', 'Canvas Tote');
      await hands.press(page.getByRole('button', { name: 'Remove Pour-Over Kettle' }));
      expect(shop.query()['products']).toBeUndefined();
      await hands.press(card.update);
      await shop.hasQuery({ ...PRODUCTS, ...PERIOD_QUERY, products: '28,23' });
      expect(await shop.isFirstLoad()).toBe(true);
      expect(await card.chosen.count()).toBe(2);
    });

    it('calls its button Update unless the report words it (R2.33)', async () => {
      const { shop, page, hands } = await begin();
      await shop.change('products', 'filter=compare-categories&categories=16%2C17');
      await page.getByRole('button', { name: 'Remove Clothing' }).waitFor();
      await shop.begin();
      await hands.write(page.getByRole('combobox', { name: 'Search for categories' }), 'kit');
      await shop.pause();
      await hands.pick(page.getByRole('option', { name: 'Kitchen' }));
      await hands.press(page.getByRole('button', { name: 'Update', exact: true }));
      await shop.hasQuery({ filter: 'compare-categories', categories: '16,17,22' });
    });

    it('compares nothing with less than two, and says why (R5.23 R5.24)', async () => {
      const { shop, page, hands, card } = await begin();
      const tooltip = page.getByRole('tooltip');
      expect(await card.update.isDisabled()).toBe(true);
      await hands.consult(card.update);
      await eventually(() => tooltip.innerText()).toBe('Choose at least two products to compare.');
      await hands.press(card.update);
      expect(shop.query()).toEqual(PRODUCTS);
      await card.find('enamel', 'Enamel Mug');
      expect(await card.update.isDisabled()).toBe(true);
      await hands.press(card.update);
      expect(shop.query()).toEqual(PRODUCTS);
      await card.find('kettle', 'Pour-Over Kettle');
      expect(await card.update.isDisabled()).toBe(false);
      await hands.consult(card.update);
      await page.clock.fastForward(700);
      expect(await tooltip.count()).toBe(0);
      await hands.press(card.update);
      await shop.hasQuery({ ...PRODUCTS, products: '28,34' });
    });

    it('removes the param at once by Clear all (R2.34 R4.27)', async () => {
      const { shop, hands, card } = await begin(`products=28%2C34&paged=2&${PERIOD}`);
      await eventually(() => card.chosen.count()).toBe(2);
      await hands.press(card.clear);
      await shop.hasQuery({ ...PRODUCTS, ...PERIOD_QUERY });
      expect(await card.chosen.count()).toBe(0);
      await card.clear.waitFor({ state: 'detached' });
      expect(await shop.isFirstLoad()).toBe(true);

      // What was chosen but not applied goes as well.
      await card.find('enamel', 'Enamel Mug');
      await hands.press(card.clear);
      await eventually(() => card.chosen.count()).toBe(0);
      expect(shop.query()).toEqual({ ...PRODUCTS, ...PERIOD_QUERY });
    });

    it('removes the param with the last item', async () => {
      const { shop, page, hands, card } = await begin('products=28%2C34');
      await hands.press(page.getByRole('button', { name: 'Remove Pour-Over Kettle' }));
      await eventually(() => card.chosen.count()).toBe(1);
      expect(shop.query()).toEqual({ ...PRODUCTS, products: '28,34' });
      await hands.press(page.getByRole('button', { name: 'Remove Enamel Mug' }));
      await shop.hasQuery(PRODUCTS);
    });

    it('removes the param of the items that it compares no longer (R4.28)', async () => {
      const { shop, page, hands, card } = await begin('products=28%2C34');
      await eventually(() => card.chosen.count()).toBe(2);
      await shop.change(
        'products',
        'filter=compare-categories&products=28%2C34&categories=16%2C17',
      );
      await shop.hasQuery({ filter: 'compare-categories', categories: '16,17' });
      await eventually(() => card.chosen.allInnerTexts()).toEqual([
        expect.stringContaining('Clothing'),
        expect.stringContaining('Hoodies'),
      ]);
      await shop.begin();
      await hands.press(page.getByRole('button', { name: 'Show: Category comparison' }));
      await hands.press(
        page.getByRole('dialog').getByRole('button', { name: 'Product comparison' }),
      );
      await shop.hasQuery(PRODUCTS);
      expect(await card.heading.innerText()).toBe('Compare products');
      expect(await card.chosen.count()).toBe(0);
    });

    it('asks its report for the names, once for each list (R7.96 R7.97)', async () => {
      const { shop, page, hands, card } = await begin(`products=34%2C28&${PERIOD}`);
      await eventually(() => card.chosen.allInnerTexts()).toEqual([
        expect.stringContaining('Pour-Over Kettle'),
        expect.stringContaining('Enamel Mug'),
      ]);
      const [lookUp, ...more] = await shop.lookUps();
      expect(more).toEqual([]);
      expect(lookUp?.slice(0, 2)).toEqual(['products', '34,28']);
      expect(lookUp?.[2]).toMatchObject({ ...PRODUCTS, ...PERIOD_QUERY, products: '34,28' });
      // What was just found has its name already.
      await card.find('tote', 'Canvas Tote');
      await hands.press(card.update);
      await shop.hasQuery({ ...PRODUCTS, ...PERIOD_QUERY, products: '34,28,23' });
      expect(await shop.lookUps()).toHaveLength(1);
      await shop.change('products', 'filter=compare-products&products=32%2C23');
      await page.getByRole('button', { name: 'Remove Cast-Iron Pan' }).waitFor();
      expect((await shop.lookUps()).map(([, value]) => value)).toEqual(['34,28', '32,23']);
    });

    it('says of an item that the store has lost its number, and that it is gone', async () => {
      const { shop, page, hands } = await begin('products=28%2C987654%2C34');
      const gone = '#987654 (no longer in the store)';
      await page.getByText(`${gone} (2 of 3)`).waitFor();
      await hands.press(page.getByRole('button', { name: `Remove ${gone}` }));
      await hands.press(page.getByRole('button', { name: 'Compare', exact: true }));
      await shop.hasQuery({ ...PRODUCTS, products: '28,34' });
    });

    it('keeps the items whose names cannot be had, and asks again', async () => {
      const { page } = visits.shop;
      const seen = browser.expectTrouble(/500/);
      await page.route(/wc-analytics\/products\?/, (route) =>
        route.fulfill({ status: 500, json: { code: 'broken', message: 'Broken', data: {} } }),
      );
      const { shop, hands, card } = await begin('products=28%2C34');
      await eventually(() => page.getByRole('alert').innerText()).toContain('could not be loaded');
      expect(seen.length).toBeGreaterThan(0);
      expect(await card.chosen.count()).toBe(2);
      expect(shop.query()).toEqual({ ...PRODUCTS, products: '28,34' });
      await page.unroute(/wc-analytics\/products\?/);
      await hands.press(page.getByRole('button', { name: 'Retry' }));
      await page.getByRole('button', { name: 'Remove Enamel Mug' }).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(shop.query()).toEqual({ ...PRODUCTS, products: '28,34' });
    });

    it('holds what the address holds after back and forward', async () => {
      const { shop, page, hands, card } = await begin();
      await card.find('enamel', 'Enamel Mug');
      await card.find('kettle', 'Pour-Over Kettle');
      await hands.press(card.update);
      await shop.hasQuery({ ...PRODUCTS, products: '28,34' });
      await hands.press(card.clear);
      await shop.hasQuery(PRODUCTS);
      await page.goBack();
      await eventually(() => card.chosen.count()).toBe(2);
      await page.goBack();
      await eventually(() => card.chosen.count()).toBe(0);
      await page.goForward();
      await eventually(() => card.chosen.count()).toBe(2);
      await shop.hasQuery({ ...PRODUCTS, products: '28,34' });
      await page.goForward();
      await eventually(() => card.chosen.count()).toBe(0);
    });

    it('closes its list alone on Escape', async () => {
      const { shop, page, hands, card } = await begin();
      await hands.write(card.field, 'enamel');
      await shop.pause();
      const option = page.getByRole('option', { name: 'Enamel Mug' });
      await option.waitFor();
      await page.keyboard.press('Escape');
      await option.waitFor({ state: 'detached' });
      expect(await card.heading.innerText()).toBe('Compare products');
      await eventually(() => card.field.evaluate((node) => node === document.activeElement)).toBe(
        true,
      );
      expect(await card.field.inputValue()).toBe('');
    });
  },
);
