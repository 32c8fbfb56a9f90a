import type { ReactNode } from 'react';
import { useScrollTo } from './use-scroll-to.ts';

export type ScrollToProps = {
  /**
   * An offset to the position of the children, in CSS pixels, as a string; a negative one leaves space above; '0' by
   * default.
   */
  offset?: string;
  /** The content that the window scrolls to. */
  children?: ReactNode;
};

/** Scrolls the window to its children when they are mounted. */
export function ScrollTo({ offset = '0', children }: ScrollToProps) {
  const ref = useScrollTo(Number.parseInt(offset, 10) || 0);
  return <div ref={ref}>{children}</div>;
}
