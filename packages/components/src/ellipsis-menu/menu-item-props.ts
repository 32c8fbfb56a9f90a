import type { ReactNode } from 'react';

export type MenuItemProps = {
  /** Called on Enter and Space, and on a click when the item is clickable or a checkbox. */
  onInvoke: () => void;
  children?: ReactNode;
  /** Whether a click invokes the item; not for an item that contains another control. */
  isClickable?: boolean;
  /** Whether the item is a checkbox. */
  isCheckbox?: boolean;
  /** Whether the checkbox is checked. */
  checked?: boolean;
  /** Whether the item is focusable but cannot be invoked. */
  isDisabled?: boolean;
};
