import type { KeyboardEvent, ReactNode } from 'react';
import { CheckIcon } from '../icons/index.ts';

export type MenuItemProps = {
  /** Called by Enter and Space, and by a click when the item is clickable or a checkbox. */
  onInvoke: () => void;
  children?: ReactNode;
  /** Whether a click invokes it; not for an item that contains a control of its own. */
  isClickable?: boolean;
  /** Whether it is a checkbox. */
  isCheckbox?: boolean;
  /** Whether the checkbox is checked. */
  checked?: boolean;
  /** Whether it is focusable but cannot be invoked. */
  isDisabled?: boolean;
};

/** An item of an `EllipsisMenu`. */
export function MenuItem({
  onInvoke,
  children,
  isClickable = false,
  isCheckbox = false,
  checked = false,
  isDisabled = false,
}: MenuItemProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (!isDisabled) onInvoke();
  };
  const shared = {
    className: 'tillview-ellipsis-menu__item',
    tabIndex: -1,
    onKeyDown,
    'aria-disabled': isDisabled || undefined,
    onClick: (isClickable || isCheckbox) && !isDisabled ? onInvoke : undefined,
  };
  if (!isCheckbox)
    return (
      <div {...shared} role="menuitem">
        {children}
      </div>
    );
  return (
    <div {...shared} role="menuitemcheckbox" aria-checked={checked}>
      <span className={`tillview-ellipsis-menu__check${checked ? ' is-checked' : ''}`}>
        {checked && <CheckIcon size={14} />}
      </span>
      <span>{children}</span>
    </div>
  );
}
