import type { ReactNode } from 'react';
import { ScreenHeader } from './screen-header.tsx';
import './screen-page.css';

type Props = {
  title: string;
  /** The buttons of the title row. */
  actions?: ReactNode;
  /** Whether it contains a table, which uses the width of the window. */
  isWide?: boolean;
  /** Whether the first part is beside the others on a wide screen. */
  hasAside?: boolean;
  children: ReactNode;
};

/** The layout of a screen that is not a report: the title row, then its parts below each other. */
export function ScreenPage({ title, actions, isWide = false, hasAside = false, children }: Props) {
  const layout = `${isWide ? ' is-wide' : ''}${hasAside ? ' has-aside' : ''}`;
  return (
    <div className={`tillview-screen-page${layout}`}>
      <ScreenHeader title={title}>{actions}</ScreenHeader>
      {children}
    </div>
  );
}
