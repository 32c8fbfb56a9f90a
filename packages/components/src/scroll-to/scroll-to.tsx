import type { ReactNode } from 'react';
import { useScrollTo } from './use-scroll-to.ts';

export type ScrollToProps = {
  /** Added to the position of the children, in CSS pixels, as text; negative leaves room above; '0' unless given. */
  offset?: string;
  /** What the window scrolls to. */
  children?: ReactNode;
};

/** Scrolls the window to its children when they appear. */
export function ScrollTo({ offset = '0', children }: ScrollToProps) {
  const ref = useScrollTo(Number.parseInt(offset, 10) || 0);
  return <div ref={ref}>{children}</div>;
}
