import type { KeyboardEvent } from 'react';
import { getKeyTarget } from './get-key-target.ts';

/**
 * Moves the focus from an item to another one of its list when a navigation key is pressed. Takes the selectors of the
 * list and of its items. Tab also reaches each item.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>, lists: string, items: string): void {
  const list = event.currentTarget.closest(lists);
  if (!list) return;
  const all = [...list.querySelectorAll<HTMLElement>(items)];
  const index = all.indexOf(event.currentTarget);
  const target = getKeyTarget(event.key, index, all.length, list);
  if (target === undefined) return;
  event.preventDefault();
  all[target]?.focus();
}
