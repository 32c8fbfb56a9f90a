import type { ReactNode } from 'react';

export type VisuallyHiddenProps = {
  children: ReactNode;
  id?: string;
};

/** Text that is read out but not drawn. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span className="tillview-visually-hidden" id={id}>
      {children}
    </span>
  );
}
