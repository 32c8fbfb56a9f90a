import type { ReactNode } from 'react';

export type MenuTitleProps = {
  children: ReactNode;
};

/** A heading between the items of an `EllipsisMenu`. */
export function MenuTitle({ children }: MenuTitleProps) {
  return <div className="tillview-ellipsis-menu__title">{children}</div>;
}
