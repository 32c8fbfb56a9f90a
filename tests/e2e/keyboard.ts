import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More Tab presses than any page needs. */
const MAX_STEPS = 60;

/** The state of the focus in the page. */
type Focus = {
  /** Why the focus is not visible; empty when it is. */
  problem: string;
  /** Whether one of the target elements has the focus. */
  isReached: boolean;
};

/** Reads the focus, and whether one of the targets has it; undefined when a target is no longer in the page. */
function readFocus(targets: readonly Node[]): Focus | undefined {
  if (targets.some((target) => !target.isConnected)) return undefined;
  const findProblem = (): string => {
    const active = document.activeElement;
    if (!active || active === document.body || active === document.documentElement)
      return 'the focus is lost';
    const name = `${active.tagName}.${active.className} "${(active.textContent ?? '').slice(0, 40)}"`;
    // A dialog that has just opened has the focus itself; Tab moves to its controls.
    if (active.getAttribute('role') === 'dialog') return '';
    const { top, bottom, left, right } = active.getBoundingClientRect();
    if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth)
      return `the focused element is outside the window: ${name}`;
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
    return isSeen ? '' : `the focused element has no focus ring: ${name}`;
  };
  return {
    problem: findProblem(),
    isReached: targets.some((target) => target === document.activeElement),
  };
}

/** A keyboard user. After each key the focus must be on an element that is visible and has a focus ring. */
export type Keyboard = {
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses Tab or Shift+Tab, and in the rows of a table arrow keys, until the target has the focus. */
  tabTo(target: Locator, direction?: 'forward' | 'backward'): Promise<void>;
  /** Waits until the target has the focus. */
  expectFocus(target: Locator): Promise<void>;
};

/** The key that moves the focus towards a control in the rows of the table that has it; undefined outside. */
const getTableKey = (target: HTMLElement | SVGElement): string | undefined => {
  const focus = document.activeElement;
  const from = focus?.closest('tr');
  const to = target.closest('tr');
  if (!focus || !from || !to || !from.closest('tbody')?.contains(to)) return undefined;
  const isAfter = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  if (from === to) {
    const isRtl = getComputedStyle(to).direction === 'rtl';
    return isAfter(focus, target) !== isRtl ? 'ArrowRight' : 'ArrowLeft';
  }
  // Not every row has a control in each column, but all have one in the first of them.
  const [first] = from.querySelectorAll(':is(a[href], button, input):not(:disabled)');
  if (first !== focus) return 'Home';
  return isAfter(from, to) ? 'ArrowDown' : 'ArrowUp';
};

/** Drives a page with only the keyboard. */
export function keyboardOf(page: Page): Keyboard {
  const check = async () => {
    const problem = async () => (await page.evaluate(readFocus, []))?.problem;
    await expect.poll(problem, { message: 'the focus' }).toBe('');
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
      // Without it, Tab would leave the page at its last control.
      await target.first().waitFor({ state: 'attached' });
      // Finding an element by its role takes longer than a key press, so a single match is cached while it stays in the page.
      let found = await target.elementHandles();
      const read = async (): Promise<Focus> => {
        const known = found.length === 1 ? await page.evaluate(readFocus, found) : undefined;
        if (known) return known;
        found = await target.elementHandles();
        return (await page.evaluate(readFocus, found)) ?? read();
      };
      for (let stop = 0; stop < MAX_STEPS; stop++) {
        let focus = await read();
        // No element has the focus before the first key press.
        if (focus.problem !== '' && stop > 0) {
          await check();
          focus = await read();
        }
        if (focus.isReached) return;
        const inTable = found[0] && (await found[0].evaluate(getTableKey));
        await page.keyboard.press(inTable ?? (direction === 'forward' ? 'Tab' : 'Shift+Tab'));
      }
      throw new Error(`Tab does not reach ${String(target)}.`);
    },
    async expectFocus(target) {
      await expect
        .poll(() => isFocused(target), { message: `the focus on ${String(target)}` })
        .toBe(true);
      await check();
    },
  };
}
