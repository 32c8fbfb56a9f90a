/** The index that a key moves the focus to in a vertical list; `undefined` for other keys. */
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

/** Like `getNextIndex`; left and right arrows follow the reading direction of the list. */
export function getKeyTarget(
  key: string,
  index: number,
  count: number,
  list: Element,
): number | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return getNextIndex(key, index, count);
  const isRtl = list.ownerDocument.defaultView?.getComputedStyle(list).direction === 'rtl';
  const isForward = (key === 'ArrowRight') !== isRtl;
  return getNextIndex(isForward ? 'ArrowDown' : 'ArrowUp', index, count);
}
