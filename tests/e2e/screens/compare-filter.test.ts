import { describe, expect, it } from 'vitest';
import { eventually } from '../pages/eventually.ts';
import { withFiltersShop } from '../pages/filters-shop.ts';
import { INPUT_DRIVERS } from '../pages/input-drivers.ts';
import { sampleModes } from '../pages/input-modes.ts';
import { withBrowser } from '../setup/browser.ts';

const browser = withBrowser();
const visits = withFiltersShop(browser);

const PERIOD = 'period=last_month&compare=previous_period';
const PERIOD_QUERY = { period: 'last_month', compare: 'previous_period' };
const PRODUCTS = { filter: 'compare-products' };

describe.each(sampleModes('the card of a comparison', INPUT_DRIVERS))(
  'the comparison card, %s',
  (_, createInput) => {
    const begin = async (search = '') => {
      const { shop } = visits;
      const { page } = shop;
      await shop.open('products', `filter=compare-products${search && `&${search}`}`);
      const input = createInput(page);
      const field = page.getByRole('combobox', { name: 'Search for products to compare' });
      const card = {
        heading: page.getByRole('heading', { name: /^Compare / }),
        field,
        update: page.getByRole('button', { name: 'Compare', exact: true }),
        clear: page.getByRole('link', { name: 'Clear all', exact: true }),
        chosen: page.getByRole('list', { name: 'Selected items' }).getByRole('listitem'),
        /** Searches for an item and selects it. */
        find: async (text: string, name: string) => {
          await input.write(field, text);
          await shop.pause();
          await input.pick(page.getByRole('option', { name, exact: true }));
          await page.getByRole('button', { name: `Remove ${name}`, exact: true }).waitFor();
        },
      };
      await card.field.waitFor();
      return { shop, page, input, card };
    };

    it('finds items, and writes their keys as one list on Update (R2.32 R2.33 R4.26)', async () => {
      const { shop, page, card, input } = await begin(`paged=4&${PERIOD}`);
      expect(await card.heading.innerText()).toBe('Compare products');
      await card.find('enamel', 'Enamel Mug');
      await card.find('kettle', 'Pour-Over Kettle');
      await card.find('tote', 'Canvas Tote');
      await input.press(page.getByRole('button', { name: 'Remove Pour-Over Kettle' }));
      expect(shop.query()['products']).toBeUndefined();
      await input.press(card.update);
      await shop.hasQuery({ ...PRODUCTS, ...PERIOD_QUERY, products: '28,23' });
      expect(await shop.isFirstLoad()).toBe(true);
      expect(await card.chosen.count()).toBe(2);
    });

    it('shows the items of the address after back and forward', async () => {
      const { shop, page, input, card } = await begin();
      await card.find('enamel', 'Enamel Mug');
      await card.find('kettle', 'Pour-Over Kettle');
      await input.press(card.update);
      await shop.hasQuery({ ...PRODUCTS, products: '28,34' });
      await input.press(card.clear);
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

    it('closes only its list on Escape', async () => {
      const { shop, page, input, card } = await begin();
      await input.write(card.field, 'enamel');
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
