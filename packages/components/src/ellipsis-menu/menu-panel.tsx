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
      tabIndex={-1}
      data-skip-focus
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
