import type { Locator, Page } from 'playwright-core';
import { keyboardOf } from '../keyboard.ts';
import { eventually } from './eventually.ts';

/** More key presses than any list or calendar needs. */
const MAX_STEPS = 60;

/** Drives a page with the pointer; keys are used only to enter text. */
export function createPointerDriver(page: Page) {
  return {
    /** Activates a button or a link, with a modifier key if given. */
    async press(target: Locator, modifier?: 'Alt' | 'Control' | 'Meta' | 'Shift') {
      // Playwright waits until a control is enabled; a user clicks a disabled one too.
      const force = (await target.getAttribute('aria-disabled')) === 'true';
      await target.click({ force, ...(modifier && { modifiers: [modifier] }) });
    },
    /** Selects an option of a native select by its label. */
    async choose(select: Locator, name: string) {
      await select.click();
      // The open list of a native select is outside the page, where Playwright cannot click.
      await select.selectOption({ label: name });
    },
    /** Replaces the text of a field. */
    async write(field: Locator, text: string) {
      await field.click({ clickCount: 3 });
      await page.keyboard.type(text);
    },
  };
}

/** The actions of a user on a page, by pointer. */
export type PointerDriver = ReturnType<typeof createPointerDriver>;

/** Drives a page only with Tab, arrow keys and Enter; fails when the focus is lost. */
export function createKeyboardDriver(page: Page) {
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
    /** Activates a button, a radio button or a link. */
    async press(target: Locator) {
      const group = await target.evaluate((node) =>
        node instanceof HTMLInputElement && node.type === 'radio' ? node.name : '',
      );
      if (group !== '') {
        await takeRadio(target, group);
        return;
      }
      await walkTo(target);
      await page.keyboard.press((await isLink(target)) ? 'Enter' : 'Space');
    },
    /** Replaces the text of a field. */
    async write(field: Locator, text: string) {
      await walkTo(field);
      await page.keyboard.press('Control+A');
      await keyboard.type(text);
    },
    /** Selects an option of the open listbox. */
    async pick(option: Locator) {
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
