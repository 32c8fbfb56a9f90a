import type { Route } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Combobox } from '../pages/combobox.ts';
import { INPUT_MODES, ControlPage } from '../pages/controls.ts';
import { sampleModes } from '../pages/input-modes.ts';
import { eventually } from '../pages/eventually.ts';
import { withBrowser } from '../setup/browser.ts';

const browser = withBrowser();
const harness = { url: inject('harnessUrl') };

const STORE = /\/wp-json\/wc-analytics\//;
const DEBOUNCE = 500;

describe.each(sampleModes('a search over the demo store', INPUT_MODES))(
  'a search in the demo store, with %s',
  (mode) => {
    let on: ControlPage;
    beforeAll(async () => {
      on = await ControlPage.create(browser, harness.url, mode, { isKept: true });
      await on.stopClock();
    });

    const openSearch = async (props: object, address: Record<string, string> = {}) => {
      await on.page.unrouteAll();
      await on.open('controls=search', { props, address });
      const search = new Combobox(on, 'Find');
      await search.enter();
      return search;
    };
    /** Types, and waits for the debounce after which the search starts. */
    const typeAndWait = async (search: Combobox, text: string) => {
      await search.type(text);
      await on.wait(DEBOUNCE);
    };
    const requestedTexts = () => on.takeRequests().map(({ query }) => query['search']);

    it('waits until typing has paused for 500 ms, and searches only for the last text (R9.1, R7.3)', async () => {
      const search = await openSearch({ type: 'products' });
      for (const letter of 'wal') {
        await search.type(letter);
        await on.wait(DEBOUNCE - 1);
      }
      expect(on.takeRequests()).toEqual([]);
      await on.wait(1);
      await search.options.first().waitFor();
      expect(requestedTexts()).toEqual(['wal']);
      expect(await search.offered()).toEqual(['Card Wallet', 'Wall Clock', 'Wallpaper Pack 🖼️']);
    });

    it('shows that nothing was found, and selects nothing (R9.81)', async () => {
      const search = await openSearch({ type: 'products' });
      await typeAndWait(search, 'zzzz');
      await on.page.getByText('No results for “zzzz”.').waitFor();
      expect(await search.options.count()).toBe(0);
      await on.wait(199);
      expect(await search.says()).toBe('');
      await on.wait(1);
      await eventually(search.says).toBe('No results are available.');
      if (!on.isByPointer) await on.keyboard.press('ArrowDown', 'Enter');
      expect(await on.value()).toEqual([]);
      expect(requestedTexts()).toEqual(['zzzz']);
      expect(await search.field.inputValue()).toBe('zzzz');
    });

    it('wraps a long text without results, and does not clip it', async () => {
      const search = await openSearch({ type: 'products' });
      const text = 'z'.repeat(1000);
      // A single input event: a thousand key presses would take the browser ten seconds.
      await search.field.fill(text);
      await on.wait(DEBOUNCE);
      const note = on.page.getByText(`No results for “${text}”.`);
      await note.waitFor();
      const cutOff = await note.evaluate((node) => node.scrollWidth - node.clientWidth);
      expect(cutOff).toBe(0);
    });

    it('keeps the text when the search fails, and repeats the search on Retry', async () => {
      const search = await openSearch({ type: 'products' });
      browser.expectProblems(/status of 500|reply 500/);
      await on.page.route(STORE, (route) =>
        route.fulfill({ status: 500, json: { code: 'down', message: 'Down' } }),
      );
      await typeAndWait(search, 'wallet');
      const alert = on.page.getByRole('alert');
      await alert.getByText('Search failed.').waitFor();
      expect(await search.field.inputValue()).toBe('wallet');
      await on.page.unrouteAll();
      on.takeRequests();
      await on.input.press(on.button('Retry'));
      await on.wait(1);
      await search.option('Card Wallet').waitFor();
      expect(await alert.count()).toBe(0);
      expect(requestedTexts()).toEqual(['wallet']);
      expect(await search.field.inputValue()).toBe('wallet');
      expect(await search.field.evaluate((node) => node === document.activeElement)).toBe(true);
      await search.choose('Card Wallet');
      await eventually(() => on.value()).toEqual([{ key: 20, label: 'Card Wallet' }]);
    });

    it('ignores a late response for an older text', async () => {
      const held: Route[] = [];
      const search = await openSearch({ type: 'products' });
      await on.page.route(STORE, (route) => void held.push(route));
      await typeAndWait(search, 'umb');
      await eventually(() => held.length).toBe(1);
      await on.input.write(search.field, 'wallet');
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

    it('shows that it is searching, and no older results meanwhile', async () => {
      const search = await openSearch({ type: 'products' });
      await typeAndWait(search, 'wal');
      await search.option('Card Wallet').waitFor();
      await search.type('x');
      await on.page.getByText('Searching…').waitFor();
      expect(await search.options.count()).toBe(0);
    });

    it('adds items and removes them one by one, the last one with Backspace', async () => {
      const search = await openSearch({
        type: 'products',
        inlineTags: true,
        showClearButton: true,
      });
      for (const name of ['Card Wallet', 'Umbrella', 'Denim Jacket']) {
        await typeAndWait(search, name.slice(0, 4));
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
      await on.input.press(on.button('Remove Umbrella'));
      await eventually(search.tags).toEqual(['Card Wallet (1 of 2)', 'Denim Jacket (2 of 2)']);
      // The focus is back in the field, so it receives the next key press.
      await on.page.keyboard.press('Backspace');
      await eventually(search.tags).toEqual(['Card Wallet (1 of 1)']);
      await on.input.press(on.button('Clear all'));
      await eventually(() => on.value()).toEqual([]);
    });

    it('does not offer an item that is already selected', async () => {
      const search = await openSearch({ type: 'products' });
      await typeAndWait(search, 'jacket');
      await search.choose('Denim Jacket');
      await eventually(search.isOpen).toBe(false);
      await search.enter();
      await typeAndWait(search, 'jacket');
      await search.options.first().waitFor();
      expect(await search.offered()).not.toContain('Denim Jacket');
    });
  },
);
