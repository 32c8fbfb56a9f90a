import type { ReactNode } from 'react';
import type { Placement } from './get-position.ts';

export type PopoverProps = {
  /** The element that it is positioned at. */
  anchor: Element | null;
  /** Called on Escape, on a press outside, when the focus leaves it, and by the close button of the mobile sheet. */
  onClose: () => void;
  children: ReactNode;
  /** Below the start of its anchor unless given. */
  placement?: Placement;
  /** Distance to the anchor in pixels; 4 unless given. */
  gap?: number;
  /**
   * What takes the focus when it opens: the first control, the popover itself, or nothing. With `false` it does not close
   * when the focus moves elsewhere.
   */
  focusOnMount?: 'first' | 'container' | false;
  /** Whether it becomes a sheet over the whole width on mobile; true unless given. */
  expandOnMobile?: boolean;
  /** Heading of the sheet on mobile. */
  headerTitle?: string;
  /** Role for assistive technology; none unless given. */
  role?: 'dialog' | 'group';
  /** Accessible name, for a popover with a role. */
  label?: string;
  className?: string;
};
