import { describe, expect, it } from 'vitest';
import { expectFocus } from './pages/eventually.ts';
import { withFiltersShop } from './pages/filters-shop.ts';
import { createKeyboardDriver } from './pages/input-drivers.ts';
import { withBrowser } from './setup/browser.ts';
import { deepIt } from '@tillview/test-setup/deep';

const browser = withBrowser();
const visits = withFiltersShop(browser);

const PERIOD = 'period=last_month&compare=previous_period';
const PERIOD_QUERY = { period: 'last_month', compare: 'previous_period' };

/** The duration of the slide animation of a list of options, in milliseconds (R9.3). */
const SLIDE_MS = 200;

describe('the filters of a report, with the keyboard alone', () => {
  /** The store, an input driver, and the locators of its filters. */
  const begin = async (report: string, search?: string) => {
    const { shop } = visits;
    const { page } = shop;
    await shop.open(report, search);
    return {
      shop,
      page,
      input: createKeyboardDriver(page),
      /** The button of a picker, located by the picker's name alone. */
      picker: (name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) }),
      nameOf: (name: string, choice: string) =>
        page.getByRole('button', { name: `${name}: ${choice}`, exact: true }),
      choices: page.getByRole('dialog', { name: 'Show:' }),
      choice: (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }),
      option: (name: string) => page.getByRole('option', { name }),
    };
  };

  it('open the sub-options of an option and go back, with the focus on the first option (R2.13 R2.14)', async () => {
    const { shop, page, input, picker, nameOf, choice, choices } = await begin('products');
    /** Presses an option, and expects the focus on another one after the slide animation. */
    const slide = async (name: string, first: string) => {
      await input.press(choice(name));
      await page.clock.fastForward(SLIDE_MS);
      await expectFocus(choice(first));
    };
    await input.press(picker('Show'));
    await expectFocus(choice('All products'));
    await slide('Top products', 'By items sold');
    expect(await choice('All products').count()).toBe(0);
    await slide('Of a season', 'Of the summer');
    await slide('Back: Of a season', 'By items sold');
    await slide('Back: Top products', 'All products');
    expect(shop.query()).toEqual({});

    await slide('Top products', 'By items sold');
    await slide('Of a season', 'Of the summer');
    await input.press(choice('Of the summer'));
    await choices.waitFor({ state: 'detached' });
    await shop.hasQuery({ filter: 'top_summer' });
    await expectFocus(nameOf('Show', 'Of the summer'));

    await input.press(picker('Show'));
    expect(await choice('Of the summer').getAttribute('aria-current')).toBe('true');
    expect(await choice('Back: Of a season').count()).toBe(1);
  });

  deepIt(
    'find one item, which becomes a tag with a remove button and the first of two lines on the button (R2.15)',
    async () => {
      const { shop, page, input, picker, nameOf, choice, option } = await begin('products', PERIOD);
      await input.press(picker('Show'));
      await input.press(choice('Single product'));
      const search = page.getByRole('combobox', { name: 'Type to search for a product' });
      await expectFocus(search);
      await input.write(search, 'enamel');
      await shop.pause();
      await input.pick(option('Enamel Mug'));
      await shop.hasQuery({ ...PERIOD_QUERY, filter: 'single_product', products: '28' });
      const button = nameOf('Show', 'Enamel Mug, Single product');
      await expectFocus(button);
      expect((await button.innerText()).split('\n')).toEqual(['Enamel Mug', 'Single product']);

      await input.press(button);
      expect(await page.getByRole('list', { name: 'Selected items' }).innerText()).toContain(
        '(1 of 1)',
      );
      await input.write(search, 'pan');
      await shop.pause();
      await input.pick(option('Cast-Iron Pan'));
      await shop.hasQuery({ ...PERIOD_QUERY, filter: 'single_product', products: '32' });

      await input.press(nameOf('Show', 'Cast-Iron Pan, Single product'));
      await input.press(page.getByRole('button', { name: 'Remove Cast-Iron Pan' }));
      await shop.hasQuery(PERIOD_QUERY);
      await nameOf('Show', 'All products').waitFor();
    },
  );

  deepIt('close one popup at a time on Escape, and restore the focus', async () => {
    const { shop, page, input, picker, choices, choice, option } = await begin('products');
    await input.press(picker('Show'));
    await input.press(choice('Single product'));
    const search = page.getByRole('combobox', { name: 'Type to search for a product' });
    await input.write(search, 'enamel');
    await shop.pause();
    await option('Enamel Mug').waitFor();
    await page.keyboard.press('Escape');
    await option('Enamel Mug').waitFor({ state: 'detached' });
    expect(await choices.count()).toBe(1);
    await expectFocus(search);
    await page.keyboard.press('Escape');
    await choices.waitFor({ state: 'detached' });
    await expectFocus(picker('Show'));
    expect(shop.query()).toEqual({});
  });

  deepIt('follow the browser’s back and forward', async () => {
    const { shop, page, input, picker, nameOf, choice } = await begin('products');
    await input.press(picker('Show'));
    await input.press(choice('Top products'));
    await input.press(choice('By items sold'));
    await input.press(picker('Stock'));
    await input.press(choice('Out of stock'));
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

  deepIt('stay when the range changes, and the page number is reset', async () => {
    const { shop, page, input } = await begin('products', 'filter=top_summer&stock=all&paged=4');
    await input.press(page.getByRole('button', { name: /^Date Range:/ }));
    await input.press(page.getByRole('radio', { name: 'Last week' }));
    await input.press(page.getByRole('button', { name: 'Update' }));
    await shop.hasQuery({
      filter: 'top_summer',
      stock: 'all',
      period: 'last_week',
      compare: 'previous_year',
    });
  });
});
