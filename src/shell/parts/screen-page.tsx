import type { ReactNode } from 'react';
import { ScreenHeader } from './screen-header.tsx';
import './screen-page.css';

type Props = {
  title: string;
  /** The buttons of the title row. */
  actions?: ReactNode;
  /** Whether the first part is beside the others on a wide screen. */
  hasAside?: boolean;
  children: ReactNode;
};

/** The layout of a screen that is not a report: the title row, then its parts below each other. */
export function ScreenPage({ title, actions, hasAside = false, children }: Props) {
  return (
    <div className={`tillview-screen-page${hasAside ? ' has-aside' : ''}`}>
      <ScreenHeader title={title}>{actions}</ScreenHeader>
      {children}
    </div>
  );
}
