import type { ReactNode } from 'react';
import type { Placement } from './get-position.ts';

export type PopoverProps = {
  /** The element that the popover is positioned at. */
  anchor: Element | null;
  /**
   * Called on Escape, on a pointer press outside, when the focus leaves the popover, and by the close button of the
   * mobile sheet.
   */
  onClose: () => void;
  children: ReactNode;
  /** The position; below the start of the anchor by default. */
  placement?: Placement;
  /**
   * The element that gets the focus when the popover opens: the first control, the popover itself, or none. With
   * `false` the popover does not close when the focus moves elsewhere.
   */
  focusOnMount?: 'first' | 'container' | false;
  /** Whether the popover becomes a sheet over the whole width on mobile; true by default. */
  expandOnMobile?: boolean;
  /** Heading of the sheet on mobile. */
  headerTitle?: string;
  /** ARIA role; none by default. In a `dialog`, the Tab key goes from the last control to the first. */
  role?: 'dialog' | 'group';
  /** Accessible name, for a popover with a role. */
  label?: string;
  className?: string;
};
