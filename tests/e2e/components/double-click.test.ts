import { describe, expect, it } from 'vitest';
import { finishAnimations } from '../axe.ts';
import { eventually } from '../pages/eventually.ts';
import { withFiltersShop, type FiltersShop } from '../pages/filters-shop.ts';
import { withBrowser } from '../setup/browser.ts';
import { deepIt } from '@tillview/test-setup/deep';

const browser = withBrowser();
const visits = withFiltersShop(browser);

/** The duration of the slide animation of a list of options, in milliseconds (R9.3). */
const SLIDE_MS = 200;

describe('a double click on an option with sub-options', () => {
  const begin = async (search: string) => {
    const { shop } = visits;
    const { page } = shop;
    await shop.open('products', search);
    const choice = (name: string) =>
      page.getByRole('dialog').getByRole('button', { name, exact: true });
    /** Waits until the slide animation ends. */
    const arrive = async () => {
      await page.clock.runFor(SLIDE_MS);
      await finishAnimations(page);
    };
    return {
      shop,
      page,
      choice,
      arrive,
      /** Clicks an option twice at the same position; its sub-options have slid there in between. */
      async pressTwice(name: string, first: string) {
        const box = await choice(name).boundingBox();
        if (!box) throw new Error(`There is no place to press ${name}.`);
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const press = async (clickCount: number) => {
          await page.mouse.down({ clickCount });
          await page.mouse.up({ clickCount });
        };
        await page.mouse.move(x, y);
        await press(1);
        await choice(first).waitFor();
        await arrive();
        await press(2);
      },
    };
  };

  it('does not select the sub-option that appears under the pointer', async () => {
    const { shop, page, choice, arrive, pressTwice } = await begin('filter=top_summer');
    await page.getByRole('button', { name: 'Show: Of the summer' }).click();
    await choice('Back: Of a season').click();
    await choice('Of a season').waitFor();
    await arrive();
    await pressTwice('Of a season', 'Of the winter');
    expect(await choice('Of the winter').count()).toBe(1);
    expect(shop.query()).toEqual({ filter: 'top_summer' });
  });

  deepIt('goes back, and does not select the first option of the list', async () => {
    const { shop, page, choice, pressTwice } = await begin('filter=top_sold');
    await page.getByRole('button', { name: 'Show: By items sold' }).click();
    await pressTwice('Back: Top products', 'All products');
    expect(await choice('All products').count()).toBe(1);
    expect(shop.query()).toEqual({ filter: 'top_sold' });
    await choice('All products').click();
    await shop.hasQuery({});
  });
});

describe('a press outside the search results, in a bottom sheet whose height depends on them', () => {
  const PHONE = { width: 390, height: 700 };
  const begin = async (shop: FiltersShop) => {
    const { page } = shop;
    await page.setViewportSize(PHONE);
    await shop.open('products', 'filter=single_product&products=28');
    await page.getByRole('button', { name: 'Show: Enamel Mug, Single product' }).click();
    await page.getByRole('combobox', { name: 'Type to search for a product' }).fill('e');
    await shop.pause();
    await eventually(() => page.getByRole('option').count()).toBe(10);
    return { page, sheet: page.getByRole('dialog', { name: 'Show:' }) };
  };

  it('on Close closes the sheet the first time', async () => {
    const { page, sheet } = await begin(await visits.visit({ hasTouch: true, isMobile: true }));
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await sheet.waitFor({ state: 'detached' });
    expect(await page.getByRole('option').count()).toBe(0);
  });

  deepIt('on Back goes back the first time, and ends the search', async () => {
    const { page, sheet } = await begin(visits.shop);
    await sheet.getByRole('button', { name: 'Back: Single product' }).click({ delay: 50 });
    await sheet.getByRole('button', { name: 'All products' }).waitFor();
    expect(await page.getByRole('option').count()).toBe(0);
  });

  deepIt('outside any control closes only the results', async () => {
    const { page, sheet } = await begin(visits.shop);
    await sheet.getByText('Show:').click({ delay: 50 });
    await page.getByRole('option').first().waitFor({ state: 'detached' });
    expect(await sheet.count()).toBe(1);
    expect(await sheet.getByRole('combobox').inputValue()).toBe('');
  });
});
