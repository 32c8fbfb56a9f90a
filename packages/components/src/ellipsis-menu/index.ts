export { EllipsisMenu } from './ellipsis-menu.tsx';
export { MenuItem } from './menu-item.tsx';
export { MenuTitle } from './menu-title.tsx';
export type { EllipsisMenuProps } from './ellipsis-menu.tsx';
export type { MenuItemProps } from './menu-item-props.ts';
export type { MenuTitleProps } from './menu-title.tsx';
