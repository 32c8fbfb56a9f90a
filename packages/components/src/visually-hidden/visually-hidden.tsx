import type { ReactNode } from 'react';

export type VisuallyHiddenProps = {
  children: ReactNode;
  /** Id of the element, for references such as `aria-describedby`. */
  id?: string;
};

/** Text for screen readers only. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span className="tillview-visually-hidden" id={id}>
      {children}
    </span>
  );
}
