import type { KeyboardEvent } from 'react';
import { CheckIcon } from '../icons/icons.tsx';
import type { MenuItemProps } from './menu-item-props.ts';

/** Renders a `MenuItem` once its code is loaded. */
export function MenuItemView({
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
