import type { ReactNode } from 'react';
import { H } from '../section/h.tsx';
import './section-header.css';

export type SectionHeaderProps = {
  /** The heading; its level depends on the sections around it. */
  title: ReactNode;
  /** Controls after the heading. */
  children?: ReactNode;
  /** An `EllipsisMenu`, shown at the end. */
  menu?: ReactNode;
  className?: string;
};

/** The heading of a part of a page, with controls and a menu. */
export function SectionHeader({ title, children, menu, className = '' }: SectionHeaderProps) {
  return (
    <div className={`tillview-section-header ${className}`.trimEnd()}>
      <H className="tillview-section-header__title">{title}</H>
      <hr className="tillview-section-header__line" aria-hidden="true" />
      {children && <div className="tillview-section-header__actions">{children}</div>}
      {menu && <div className="tillview-section-header__menu">{menu}</div>}
    </div>
  );
}
