import type { KeyboardEvent } from 'react';

/**
 * The index that a key moves the focus to; `undefined` for other keys. Left and right arrows follow the reading
 * direction.
 */
function getTarget(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'ArrowRight':
      return (index + (isRtl ? count - 1 : 1)) % count;
    case 'ArrowLeft':
      return (index + (isRtl ? 1 : count - 1)) % count;
    default:
      return undefined;
  }
}

/**
 * Moves the focus from a card to another card in its list when a navigation key is pressed. Tab also reaches each card.
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.closest('[role="list"]');
  if (!list) return;
  const links = [...list.querySelectorAll<HTMLElement>('a')];
  const index = links.findIndex((link) => link === event.currentTarget);
  const isRtl = list.ownerDocument.defaultView?.getComputedStyle(list).direction === 'rtl';
  const target = getTarget(event.key, index, links.length, isRtl);
  if (target === undefined) return;
  event.preventDefault();
  links[target]?.focus();
}
