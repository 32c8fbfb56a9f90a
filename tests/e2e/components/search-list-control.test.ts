import { beforeAll, describe, expect, inject, it } from 'vitest';
import { INPUT_MODES, ControlPage } from '../pages/controls.ts';
import { sampleModes } from '../pages/input-modes.ts';
import { eventually } from '../pages/eventually.ts';
import { withBrowser } from '../setup/browser.ts';

const browser = withBrowser();
const harness = { url: inject('harnessUrl') };

describe.each(sampleModes('a list to choose from', INPUT_MODES))(
  'a search list, with %s',
  (mode) => {
    let on: ControlPage;
    beforeAll(async () => {
      on = await ControlPage.create(browser, harness.url, mode, { isKept: true });
    });

    const field = () => on.page.getByRole('searchbox', { name: 'Search for items' });
    const list = () => on.page.getByRole('list', { name: 'Search for items' });
    const items = () => list().getByRole('checkbox');
    const item = (name: string | RegExp) => list().getByRole('checkbox', { name });
    const open = (story: string) => on.open(`story=search-list-control/${story}`);
    /** Selects or deselects an item, by a click or with the arrow keys and Space. */
    const toggle = async (name: string | RegExp) => {
      if (on.isByPointer) {
        await item(name).click();
        return;
      }
      await on.input.enter(list().locator('input[tabindex="0"]'));
      await on.keyboard.press('Home');
      for (let step = 0; step < 20; step++) {
        if (await item(name).evaluate((node) => node === document.activeElement)) break;
        await on.keyboard.press('ArrowDown');
      }
      await on.keyboard.press('Space');
    };

    it('finds one of 10,000 items in trees five levels deep, and selects it (R3.44)', async () => {
      await open('TenThousand');
      await list().waitFor();
      const drawn = await items().count();
      expect(drawn).toBeLessThan(50);
      const [first] = await list().getByRole('listitem').all();
      expect(await first?.getAttribute('aria-setsize')).toBe('10000');
      if (on.isByPointer) {
        await list()
          .locator('..')
          .evaluate((node) => node.scrollTo(0, node.scrollHeight));
        await item(/^Category 10000/).click();
      } else {
        await on.input.enter(list().locator('input[tabindex="0"]'));
        await on.keyboard.press('End');
        await on.keyboard.expectFocus(item(/^Category 10000/));
        await on.keyboard.press('Space');
      }
      await on.page.getByText('1 item selected').waitFor();
      expect(await items().count()).toBeLessThan(50);
      // The item is at the fifth level: its title contains its ancestors.
      expect(
        await item(/^Category 10000/).evaluate((node) =>
          node.closest('label')?.getAttribute('title'),
        ),
      ).toBe('Category 9996 › Category 9997 › Category 9998 › Category 9999 › Category 10000');
      await on.input.write(field(), 'Category 7777');
      await eventually(() => items().count()).toBe(1);
      await toggle(/Category 7777/);
      await on.page.getByText('2 items selected').waitFor();
    });

    it('is navigated by rows, by pages, and to its ends', async () => {
      await open('TenThousand');
      await list().waitFor();
      if (on.isByPointer) {
        await item(/^Category 1\b/).hover();
        await on.page.mouse.wheel(0, 4000);
        await item(/^Category 101\b/).waitFor();
        return;
      }
      await on.input.enter(list().locator('input[tabindex="0"]'));
      const go = async (key: string, name: RegExp) => {
        await on.keyboard.press(key);
        await on.keyboard.expectFocus(item(name));
      };
      await go('ArrowDown', /^Category 2\b/);
      await go('PageDown', /^Category 10\b/);
      await go('ArrowUp', /^Category 9\b/);
      await go('End', /^Category 10000\b/);
      await go('PageUp', /^Category 9992\b/);
      await go('Home', /^Category 1\b/);
      await go('ArrowUp', /^Category 1\b/);
    });
  },
);
