import type { Locator, Page } from 'playwright-core';
import { keyboardOf } from '../keyboard.ts';
import { eventually } from './eventually.ts';

export type Modifier = 'Alt' | 'Control' | 'Meta' | 'Shift';

/** What a person does with a page, whatever they do it with. */
export interface InputDriver {
  /** Presses a button or a radio button, or follows a link, with a key held if need be. */
  press(target: Locator, modifier?: Modifier): Promise<void>;
  /** Comes to a field, as to write into it. */
  enter(field: Locator): Promise<void>;
  /** Takes an entry of a native select by its name. */
  choose(select: Locator, name: string): Promise<void>;
  /** Writes a text into a field, in place of what it holds. */
  write(field: Locator, text: string): Promise<void>;
  /** Takes an option of the list that is open under the field. */
  pick(option: Locator): Promise<void>;
  /** Takes a day out of the month at which the calendar of a field opens. */
  pickDay(field: Locator, day: Locator): Promise<void>;
  /** Asks what a control is for. */
  consult(target: Locator): Promise<void>;
}

/** More keys than the longest way through a list or a calendar needs. */
const LONGEST_WAY = 60;

/** The calendar takes one key in this time; a key that comes sooner is lost. The page's clock must be a driven one. */
const CALENDAR_KEY_MS = 200;

/** A person with a pointer, who types only where there is text to write. */
export function createPointerDriver(page: Page): InputDriver {
  return {
    async press(target, modifier) {
      // The driver would wait for what is disabled; a person presses it all the same.
      const force = (await target.getAttribute('aria-disabled')) === 'true';
      await target.click({ force, ...(modifier && { modifiers: [modifier] }) });
    },
    enter: (field) => field.click(),
    async choose(select, name) {
      await select.click();
      // The open list of a native select belongs to the window, out of reach of the page and of its driver.
      await select.selectOption({ label: name });
    },
    async write(field, text) {
      await field.click({ clickCount: 3 });
      if (text === '') await page.keyboard.press('Delete');
      else await page.keyboard.type(text);
    },
    pick: (option) => option.click(),
    async pickDay(field, day) {
      await field.click();
      await day.click();
    },
    consult: (target) => target.hover(),
  };
}

/** A person with a keyboard alone, who comes to everything by Tab and the arrows; the focus must never be lost. */
export function createKeyboardDriver(page: Page): InputDriver {
  const keyboard = keyboardOf(page);
  /** Whether something stands in the page before what has the focus. */
  const isBehind = (target: Locator) =>
    target.evaluate((node) => {
      const focused = document.activeElement ?? document.body;
      return Boolean(focused.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING);
    });
  const walkTo = async (target: Locator) => {
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await keyboard.tabTo(target, (await isBehind(target)) ? 'backward' : 'forward');
  };
  /** A group of radio buttons is one stop of Tab; the arrows lead through it, and choose. */
  const takeRadio = async (radio: Locator, group: string) => {
    await walkTo(page.locator(`input[name="${group}"]:checked`));
    for (let step = 0; step < LONGEST_WAY && !(await isFocused(radio)); step++)
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
    enter: walkTo,
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
      for (let step = 0; step < LONGEST_WAY; step++) {
        if ((await option.getAttribute('aria-selected')) === 'true') {
          await keyboard.press('Enter');
          return;
        }
        await keyboard.press('ArrowDown');
      }
      throw new Error(`The arrows never come to ${String(option)}.`);
    },
    async pickDay(field, day) {
      await walkTo(field);
      await page.keyboard.press('ArrowDown');
      await day.waitFor();
      for (let step = 0; step < LONGEST_WAY; step++) {
        if (await isFocused(day)) {
          await page.keyboard.press('Enter');
          return;
        }
        await keyboard.press((await isBehind(day)) ? 'ArrowLeft' : 'ArrowRight');
        await page.clock.fastForward(CALENDAR_KEY_MS);
      }
      throw new Error(`The arrows never come to ${String(day)}.`);
    },
    consult: walkTo,
  };
}

/** Both ways to use a page, for `describe.each`. */
export const INPUT_DRIVERS = [
  ['with the pointer', createPointerDriver],
  ['with the keyboard alone', createKeyboardDriver],
] as const;
