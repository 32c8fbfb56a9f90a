import type { Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveHarness, type Harness } from './harness/serve.ts';
import { Combobox } from './pages/combobox.ts';
import { BOTH_WAYS, ControlPage } from './pages/controls.ts';
import { waysOf } from './pages/ways.ts';
import { eventually } from './pages/eventually.ts';
import { withBrowser } from './setup/browser.ts';

const browser = withBrowser();
let harness: Harness;
beforeAll(async () => {
  harness = await serveHarness();
});
afterAll(() => harness.close());

const STORE = /\/wp-json\/wc-analytics\//;
const DEBOUNCE = 500;

describe.each(waysOf('a search over the demo store', BOTH_WAYS))(
  'a search over the demo store, by %s',
  (way) => {
    let on: ControlPage;
    beforeAll(async () => {
      on = await ControlPage.create(browser, harness.url, way, { isKept: true });
      await on.stopClock();
    });

    const openSearch = async (props: object, address: Record<string, string> = {}) => {
      await on.page.unrouteAll();
      await on.open('controls=search', { props, address });
      const search = new Combobox(on, 'Find');
      await search.enter();
      return search;
    };
    /** Types, and lets the pause go by that starts the search. */
    const look = async (search: Combobox, text: string) => {
      await search.type(text);
      await on.wait(DEBOUNCE);
    };
    const askedTexts = () => on.takeAsked().map(({ query }) => query['search']);

    it('waits until typing has paused for 500 ms, and asks for the last text alone (R9.1, R7.3)', async () => {
      const search = await openSearch({ type: 'products' });
      for (const letter of 'wal') {
        await search.type(letter);
        await on.wait(DEBOUNCE - 1);
      }
      expect(on.takeAsked()).toEqual([]);
      await on.wait(1);
      await search.options.first().waitFor();
      expect(askedTexts()).toEqual(['wal']);
      expect(await search.offered()).toEqual(['Card Wallet', 'Wall Clock', 'Wallpaper Pack 🖼️']);
    });

    it('asks nothing for an empty or blank text, and offers nothing (R5.19)', async () => {
      const search = await openSearch({ type: 'products', allowFreeTextSearch: true });
      await look(search, '   ');
      expect(await search.isOpen()).toBe(false);
      await on.hands.write(search.field, '');
      await on.wait(DEBOUNCE);
      if (!on.isByPointer) await on.keyboard.press('ArrowDown');
      await on.wait(DEBOUNCE);
      expect(on.takeAsked()).toEqual([]);
      expect(await search.options.count()).toBe(0);
      expect(await on.value()).toEqual([]);
    });

    it('offers the typed text itself, first, where that is allowed (R5.18)', async () => {
      const search = await openSearch({ type: 'products', allowFreeTextSearch: true });
      await look(search, 'wallet');
      await search.option('Card Wallet').waitFor();
      const free = 'All products with titles that include “wallet”';
      expect(await search.offered()).toEqual([free, 'Card Wallet']);
      await search.choose(free);
      await eventually(() => on.value()).toEqual([{ key: 'wallet', label: 'wallet' }]);
    });

    it('does not offer the typed text where that is not allowed (R5.18)', async () => {
      const search = await openSearch({ type: 'products' });
      await look(search, 'wallet');
      await search.option('Card Wallet').waitFor();
      expect(await search.offered()).toEqual(['Card Wallet']);
    });

    it('offers no free text for kinds that have none, even where it is allowed (R5.18)', async () => {
      const search = await openSearch({ type: 'orders', allowFreeTextSearch: true });
      await look(search, '199');
      await search.option('#199').waitFor();
      expect(await search.offered()).toEqual(['#199']);
    });

    it('says that nothing was found, and chooses nothing for it (R9.81)', async () => {
      const search = await openSearch({ type: 'products' });
      await look(search, 'zzzz');
      await on.page.getByText('No results for “zzzz”.').waitFor();
      expect(await search.options.count()).toBe(0);
      await on.wait(199);
      expect(await search.says()).toBe('');
      await on.wait(1);
      await eventually(search.says).toBe('No results are available.');
      if (!on.isByPointer) await on.keyboard.press('ArrowDown', 'Enter');
      expect(await on.value()).toEqual([]);
      expect(askedTexts()).toEqual(['zzzz']);
      expect(await search.field.inputValue()).toBe('zzzz');
    });

    it('breaks a long text that finds nothing, and cuts none of it off', async () => {
      const search = await openSearch({ type: 'products' });
      const text = 'z'.repeat(1000);
      await look(search, text);
      const note = on.page.getByText(`No results for “${text}”.`);
      await note.waitFor();
      const cutOff = await note.evaluate((node) => node.scrollWidth - node.clientWidth);
      expect(cutOff).toBe(0);
    });

    it('keeps the text when the search fails, and asks again by Retry', async () => {
      const search = await openSearch({ type: 'products' });
      browser.expectTrouble(/status of 500|reply 500/);
      await on.page.route(STORE, (route) =>
        route.fulfill({ status: 500, json: { code: 'down', message: 'Down' } }),
      );
      await look(search, 'wallet');
      const alert = on.page.getByRole('alert');
      await alert.getByText('Search failed.').waitFor();
      expect(await search.field.inputValue()).toBe('wallet');
      await on.page.unrouteAll();
      on.takeAsked();
      await on.hands.press(on.button('Retry'));
      await on.wait(1);
      await search.option('Card Wallet').waitFor();
      expect(await alert.count()).toBe(0);
      expect(askedTexts()).toEqual(['wallet']);
      expect(await search.field.inputValue()).toBe('wallet');
      expect(await search.field.evaluate((node) => node === document.activeElement)).toBe(true);
      await search.choose('Card Wallet');
      await eventually(() => on.value()).toEqual([{ key: 20, label: 'Card Wallet' }]);
    });

    it('drops the answer to an older text', async () => {
      const held: Route[] = [];
      const search = await openSearch({ type: 'products' });
      await on.page.route(STORE, (route) => void held.push(route));
      await look(search, 'umb');
      await eventually(() => held.length).toBe(1);
      await on.hands.write(search.field, 'wallet');
      await on.wait(DEBOUNCE);
      await eventually(() => held.length).toBe(2);
      await held[1]?.continue();
      await search.option('Card Wallet').waitFor();
      const late = on.page.waitForResponse(/search=umb/);
      await held[0]?.continue();
      await (await late).finished();
      await on.wait(1000);
      expect(await search.offered()).toEqual(['Card Wallet']);
    });

    it('says that it is searching, and shows no older answer meanwhile', async () => {
      const search = await openSearch({ type: 'products' });
      await look(search, 'wal');
      await search.option('Card Wallet').waitFor();
      await search.type('x');
      await on.page.getByText('Searching…').waitFor();
      expect(await search.options.count()).toBe(0);
    });

    it('reads all countries once, and finds them here from then on (R1.14, R7.8, R3.23)', async () => {
      const search = await openSearch({ type: 'countries' });
      await look(search, 'germ');
      // The list is read by a store, in turns of its own.
      await eventually(async () => {
        await on.wait(1);
        return search.options.count();
      }).toBeGreaterThan(0);
      expect(on.takeAsked()).toEqual([
        { method: 'GET', path: '/wc-analytics/data/countries', query: {} },
      ]);
      await on.hands.write(search.field, 'an');
      await on.wait(DEBOUNCE);
      await eventually(async () => {
        await on.wait(1);
        return search.options.count();
      }).toBeGreaterThan(2);
      const note = on.page.getByText(/^The first 10 of \d+\. Type more to narrow them down\.$/);
      await note.waitFor();
      expect(await search.offered()).toHaveLength(10);
      await on.hands.write(search.field, 'germ');
      await on.wait(DEBOUNCE);
      await eventually(async () => {
        await on.wait(1);
        return search.option('Germany').count();
      }).toBe(1);
      await search.choose('Germany');
      await eventually(() => on.value()).toEqual([{ key: 'DE', label: 'Germany' }]);
      expect(on.takeAsked()).toEqual([]);
    });

    it('looks for variations within the one product of the address (R7.16)', async () => {
      const search = await openSearch({ type: 'variations' }, { products: '105' });
      await look(search, 'small');
      await search.options.first().waitFor();
      const [asked] = on.takeAsked();
      expect(asked?.path).toBe('/wc-analytics/products/105/variations');
      expect(asked?.query).toMatchObject({ search: 'small', per_page: '30' });
      for (const name of await search.offered()) expect(name).toMatch(/^Denim Jacket - .*Small$/);
    });

    it('warns of a list of products, and looks through all variations (R7.16)', async () => {
      const warnings = browser.expectTrouble(/console warning: Variations can be searched/);
      const search = await openSearch({ type: 'variations' }, { products: '105,80' });
      await look(search, 'small');
      await search.options.first().waitFor();
      expect(on.takeAsked().map(({ path }) => path)).toEqual(['/wc-analytics/variations']);
      expect(warnings).toHaveLength(1);
    });

    it.each([
      [undefined, 'Hoodie - Blue, Large', 'R9.6'],
      [' | ', 'Hoodie | Blue, Large', 'R9.5'],
    ])(
      'names a variation with the separator %j of the store: %s (%s)',
      async (separator, label, _row) => {
        const search = await openSearch(
          { type: 'variations' },
          separator === undefined ? {} : { separator },
        );
        const attributes = [{ option: 'Blue' }, { option: 'Large' }];
        await on.page.route(STORE, (route) =>
          route.fulfill({
            json: [{ id: 7, name: 'Hoodie', sku: '', description: '', attributes }],
          }),
        );
        await look(search, 'hood');
        await search.choose(label);
        await eventually(() => on.value()).toEqual([{ key: 7, label }]);
      },
    );

    it('adds items and gives them up one by one, the last one by Backspace', async () => {
      const search = await openSearch({
        type: 'products',
        inlineTags: true,
        showClearButton: true,
      });
      for (const name of ['Card Wallet', 'Umbrella', 'Denim Jacket']) {
        await look(search, name.slice(0, 4));
        await search.choose(name);
        await on.page
          .getByText(new RegExp(`^${name} \\(\\d of \\d\\)$`))
          .waitFor({ state: 'attached' });
      }
      expect(await search.tags()).toEqual([
        'Card Wallet (1 of 3)',
        'Umbrella (2 of 3)',
        'Denim Jacket (3 of 3)',
      ]);
      await on.hands.press(on.button('Remove Umbrella'));
      await eventually(search.tags).toEqual(['Card Wallet (1 of 2)', 'Denim Jacket (2 of 2)']);
      // The focus is in the field again, so that keys go on from there.
      await on.page.keyboard.press('Backspace');
      await eventually(search.tags).toEqual(['Card Wallet (1 of 1)']);
      await on.hands.press(on.button('Clear all'));
      await eventually(() => on.value()).toEqual([]);
    });

    it('offers no item that is chosen already', async () => {
      const search = await openSearch({ type: 'products' });
      await look(search, 'jacket');
      await search.choose('Denim Jacket');
      await eventually(search.isOpen).toBe(false);
      await search.enter();
      await look(search, 'jacket');
      await search.options.first().waitFor();
      expect(await search.offered()).not.toContain('Denim Jacket');
    });

    it('refuses the custom kind without a completer, in words (R8.3)', async () => {
      browser.expectTrouble(/Invalid autocompleter/);
      await on.page.unrouteAll();
      await on.page.goto(
        `${harness.url}admin.php?controls=search&props=${JSON.stringify({ type: 'custom' })}`,
      );
      expect(await on.page.getByRole('alert').textContent()).toBe(
        'Invalid autocompleter provided to Search component, it requires a completer object when using custom type.',
      );
    });

    it('searches what a completer of one’s own gives', async () => {
      await on.page.unrouteAll();
      await on.open('story=search/Custom');
      const search = new Combobox(on, 'Search colours');
      await search.enter();
      await search.type('re');
      await on.wait(1);
      await eventually(search.offered).toEqual(['Red & white', 'Green', 'Grey', 'Infrared']);
      await search.choose('Infrared');
      await eventually(search.tags).toEqual(['Infrared (1 of 1)']);
      expect(on.takeAsked()).toEqual([]);
    });
  },
);

describe('an attribute and its terms', () => {
  it('are read by their ids, the terms up to 100 (R7.5, R7.6, R3.31)', async () => {
    const on = await ControlPage.create(browser, harness.url, 'the pointer');
    await on.page.goto(
      `${harness.url}admin.php?page=wc-admin&path=%2Fanalytics%2Forders&filter=advanced&attribute_is%5B0%5D%5B0%5D=1&attribute_is%5B0%5D%5B1%5D=27`,
    );
    await on.page.getByRole('combobox', { name: 'Attribute value' }).waitFor();
    expect(on.takeAsked()).toEqual([
      { method: 'GET', path: '/wc-analytics/products/attributes/1', query: {} },
      {
        method: 'GET',
        path: '/wc-analytics/products/attributes/1/terms',
        query: { per_page: '100' },
      },
    ]);
    await eventually(() =>
      on.page.getByRole('combobox', { name: 'Attribute value' }).inputValue(),
    ).toBe('Blue');
  });
});
