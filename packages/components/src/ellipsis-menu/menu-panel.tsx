import type { ReactNode } from 'react';
import { onMenuKeyDown } from './on-menu-key-down.ts';

type MenuPanelProps = {
  /** The accessible name of the menu. */
  label: string;
  children: ReactNode;
};

/** The menu that an `EllipsisMenu` opens. */
export function MenuPanel({ label, children }: MenuPanelProps) {
  return (
    <div
      className="tillview-ellipsis-menu__content"
      role="menu"
      aria-label={label}
      // A long menu scrolls: its region needs an element in the tab order.
      tabIndex={0}
      data-skip-focus
      onKeyDown={onMenuKeyDown}
    >
      {children}
    </div>
  );
}
