import type { ReactNode } from 'react';

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
