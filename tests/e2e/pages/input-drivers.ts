import type { Locator, Page } from 'playwright-core';
import { keyboardOf } from '../keyboard.ts';
import { eventually } from './eventually.ts';

export type Modifier = 'Alt' | 'Control' | 'Meta' | 'Shift';

/** The actions of a user on a page, by pointer or by keyboard. */
export type InputDriver = {
  /** Activates a button, a radio button or a link, with a modifier key if given. */
  press(target: Locator, modifier?: Modifier): Promise<void>;
  /** Selects an option of a native select by its label. */
  choose(select: Locator, name: string): Promise<void>;
  /** Replaces the text of a field. */
  write(field: Locator, text: string): Promise<void>;
  /** Selects an option of the open listbox. */
  pick(option: Locator): Promise<void>;
};

/** More key presses than any list or calendar needs. */
const MAX_STEPS = 60;

/** Drives a page with the pointer; keys are used only to enter text. */
export function createPointerDriver(page: Page): InputDriver {
  return {
    async press(target, modifier) {
      // Playwright waits until a control is enabled; a user clicks a disabled one too.
      const force = (await target.getAttribute('aria-disabled')) === 'true';
      await target.click({ force, ...(modifier && { modifiers: [modifier] }) });
    },
    async choose(select, name) {
      await select.click();
      // The open list of a native select is outside the page, where Playwright cannot click.
      await select.selectOption({ label: name });
    },
    async write(field, text) {
      await field.click({ clickCount: 3 });
      if (text === '') await page.keyboard.press('Delete');
      else await page.keyboard.type(text);
    },
    pick: (option) => option.click(),
  };
}

/** Drives a page only with Tab, arrow keys and Enter; fails when the focus is lost. */
export function createKeyboardDriver(page: Page): InputDriver {
  const keyboard = keyboardOf(page);
  /** Whether the target precedes the focused element. */
  const isBehind = (target: Locator) =>
    target.evaluate((node) => {
      const focused = document.activeElement ?? document.body;
      return Boolean(focused.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING);
    });
  const walkTo = async (target: Locator) => {
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await keyboard.tabTo(target, (await isBehind(target)) ? 'backward' : 'forward');
  };
  /** A radio group is one tab stop; the arrow keys move through it and select. */
  const takeRadio = async (radio: Locator, group: string) => {
    await walkTo(page.locator(`input[name="${group}"]:checked`));
    for (let step = 0; step < MAX_STEPS && !(await isFocused(radio)); step++)
      await keyboard.press('ArrowDown');
  };
  const isLink = (target: Locator) => target.evaluate((node) => node.tagName === 'A');
  const isFocused = (target: Locator) => target.evaluate((node) => node === document.activeElement);

  return {
    async press(target, modifier) {
      const group = await target.evaluate((node) =>
        node instanceof HTMLInputElement && node.type === 'radio' ? node.name : '',
      );
      if (group !== '') {
        await takeRadio(target, group);
        return;
      }
      await walkTo(target);
      const key = (await isLink(target)) ? 'Enter' : 'Space';
      await page.keyboard.press(modifier ? `${modifier}+${key}` : key);
    },
    async choose(select, name) {
      await walkTo(select);
      const steps = await select.evaluate((node, wanted) => {
        if (!(node instanceof HTMLSelectElement)) return NaN;
        const names = [...node.options].map(({ text }) => text);
        return names.indexOf(wanted) - node.selectedIndex;
      }, name);
      for (let step = 0; step < Math.abs(steps); step++)
        await keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
      await eventually(() => select.locator('option:checked').textContent()).toBe(name);
    },
    async write(field, text) {
      await walkTo(field);
      await page.keyboard.press('Control+A');
      if (text === '') await page.keyboard.press('Delete');
      else await keyboard.type(text);
    },
    async pick(option) {
      await option.waitFor();
      for (let step = 0; step < MAX_STEPS; step++) {
        if ((await option.getAttribute('aria-selected')) === 'true') {
          await keyboard.press('Enter');
          return;
        }
        await keyboard.press('ArrowDown');
      }
      throw new Error(`The arrow keys do not reach ${String(option)}.`);
    },
  };
}
