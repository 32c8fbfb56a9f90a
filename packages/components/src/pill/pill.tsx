import type { ReactNode } from 'react';
import './pill.css';

export type PillProps = {
  /** A word or two. */
  children?: ReactNode;
};

/** A small caption beside a heading or a label, such as "Beta". */
export function Pill({ children }: PillProps) {
  return <span className="tillview-pill">{children}</span>;
}
