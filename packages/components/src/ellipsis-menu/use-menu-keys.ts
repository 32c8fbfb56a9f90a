import { useCallback, type KeyboardEvent } from 'react';

const ITEMS = '[role="menuitem"], [role="menuitemcheckbox"], [role="menuitemradio"]';

/** Where the focus goes from one of so many items; undefined when the key is not one that moves. */
export function getNextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The keys of a menu: arrows move and wrap, Home and End go to the ends, a letter to the next item with it. */
export function useMenuKeys() {
  return useCallback((event: KeyboardEvent<HTMLElement>) => {
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
  }, []);
}
