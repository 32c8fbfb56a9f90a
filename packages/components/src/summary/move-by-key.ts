import type { KeyboardEvent } from 'react';
import { getKeyTarget } from '../focus/get-key-target.ts';

/**
 * Moves the focus from a card to another card in its list when a navigation key is pressed. Tab also reaches each card.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.closest('[role="list"]');
  if (!list) return;
  const links = [...list.querySelectorAll<HTMLElement>('a')];
  const index = links.findIndex((link) => link === event.currentTarget);
  const target = getKeyTarget(event.key, index, links.length, list);
  if (target === undefined) return;
  event.preventDefault();
  links[target]?.focus();
}
