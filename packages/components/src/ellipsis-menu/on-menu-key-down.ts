import type { KeyboardEvent } from 'react';
import { getNextIndex } from '../focus/get-key-target.ts';

const ITEMS = '[role="menuitem"], [role="menuitemcheckbox"], [role="menuitemradio"]';

/** Keyboard navigation of a menu: arrows (wrapping), Home, End, and the first letter of an item. */
export function onMenuKeyDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)];
  if (items.length === 0) return;
  const current = items.findIndex((item) => item === item.ownerDocument.activeElement);
  let next = getNextIndex(event.key, current, items.length);
  if (next === undefined && event.key.length === 1 && event.key !== ' ') {
    const letter = event.key.toLocaleLowerCase('en');
    const order = items.map((_, offset) => (current + 1 + offset) % items.length);
    next = order.find((index) =>
      items[index]?.textContent?.trim().toLocaleLowerCase('en').startsWith(letter),
    );
  }
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}
