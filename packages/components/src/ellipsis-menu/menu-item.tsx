import { useLazyParts } from '../lazy-parts/load-lazy-parts.ts';
import type { MenuItemProps } from './menu-item-props.ts';

/** An item of an `EllipsisMenu`. */
export function MenuItem(props: MenuItemProps) {
  const { parts } = useLazyParts(true);
  return parts ? <parts.MenuItemView {...props} /> : null;
}
