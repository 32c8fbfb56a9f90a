/**
 * The index that a navigation key moves the focus to in a list; `undefined` for other keys. Left and right arrows follow
 * the reading direction of the list.
 */
export function getKeyTarget(
  key: string,
  index: number,
  count: number,
  list: Element,
): number | undefined {
  const isRtl = list.ownerDocument.defaultView?.getComputedStyle(list).direction === 'rtl';
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
