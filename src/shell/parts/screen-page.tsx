import type { ReactNode } from 'react';
import { ScreenHeader } from './screen-header.tsx';
import './screen-page.css';

type Props = {
  title: string;
  /** The buttons of the title row. */
  actions?: ReactNode;
  /** Whether it contains a table, which uses the width of the window. */
  isWide?: boolean;
  children: ReactNode;
};

/** The layout of a screen that is not a report: the title row, then its parts below each other. */
export function ScreenPage({ title, actions, isWide = false, children }: Props) {
  return (
    <div className={`tillview-screen-page${isWide ? ' is-wide' : ''}`}>
      <ScreenHeader title={title}>{actions}</ScreenHeader>
      {children}
    </div>
  );
}
