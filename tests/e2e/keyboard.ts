import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** As many presses of Tab as the longest way through the page can need. */
const LONGEST_WAY = 60;

/** What is wrong with the place of the focus, or nothing. */
function faultOfFocus(): string {
  const active = document.activeElement;
  if (!active || active === document.body || active === document.documentElement)
    return 'the focus is lost';
  const name = `${active.tagName}.${active.className} "${(active.textContent ?? '').slice(0, 40)}"`;
  // A dialog that has just opened is itself what is seen; its controls come on the next Tab.
  if (active.getAttribute('role') === 'dialog') return '';
  const { top, bottom, left, right } = active.getBoundingClientRect();
  if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth)
    return `the focus is out of sight: ${name}`;
  const hasRing = (element: Element | null, pseudo?: string): boolean => {
    if (!element) return false;
    const style = getComputedStyle(element, pseudo);
    const isDrawn = !pseudo || style.content !== 'none';
    const hasOutline =
      style.outlineStyle !== 'none' &&
      parseFloat(style.outlineWidth) >= 1 &&
      !/, 0\)$|transparent/.test(style.outlineColor);
    return isDrawn && (hasOutline || (pseudo !== undefined && style.boxShadow !== 'none'));
  };
  const isSeen =
    hasRing(active) ||
    hasRing(active, '::before') ||
    hasRing(active, '::after') ||
    hasRing(active.closest('label')) ||
    hasRing(active.parentElement);
  return isSeen ? '' : `the focus cannot be seen: ${name}`;
}

/** A person without a pointer. After each key the focus must be somewhere, in sight and marked. */
export interface Keyboard {
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Goes forward, or backward, by Tab until this has the focus. */
  tabTo(target: Locator, direction?: 'forward' | 'backward'): Promise<void>;
  /** Waits until this has the focus. */
  expectFocus(target: Locator): Promise<void>;
}

/** Drives a page by its keys alone. */
export function keyboardOf(page: Page): Keyboard {
  const check = async () => {
    await expect.poll(() => page.evaluate(faultOfFocus), { message: 'the focus' }).toBe('');
  };
  const isFocused = (target: Locator) =>
    target.evaluateAll((nodes) => nodes.some((node) => node === document.activeElement));
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await page.keyboard.press(key);
      await check();
    }
  };
  return {
    press,
    async type(text) {
      await page.keyboard.type(text);
      await check();
    },
    async tabTo(target, direction = 'forward') {
      for (let stop = 0; stop < LONGEST_WAY; stop++) {
        if (await isFocused(target)) return;
        await press(direction === 'forward' ? 'Tab' : 'Shift+Tab');
      }
      throw new Error(`Tab never comes to ${String(target)}.`);
    },
    async expectFocus(target) {
      await expect
        .poll(() => isFocused(target), { message: `the focus on ${String(target)}` })
        .toBe(true);
      await check();
    },
  };
}
