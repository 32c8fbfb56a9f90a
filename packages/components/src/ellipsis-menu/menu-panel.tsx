import type { ReactNode } from 'react';
import { useMenuKeys } from './use-menu-keys.ts';

type MenuPanelProps = {
  /** The accessible name of the menu. */
  label: string;
  children: ReactNode;
};

/** The menu that an `EllipsisMenu` opens. */
export function MenuPanel({ label, children }: MenuPanelProps) {
  const onKeyDown = useMenuKeys();
  return (
    <div
      className="tillview-ellipsis-menu__content"
      role="menu"
      aria-label={label}
      // A long menu scrolls: its region needs an element in the tab order.
      tabIndex={0}
      data-skip-focus
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
