import type { ReactNode } from 'react';
import { ScreenHeader } from './screen-header.tsx';
import './screen-page.css';

type Props = {
  title: string;
  /** The buttons of the title row. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A screen that is no report: its title row, and below it one part after another. */
export function ScreenPage({ title, actions, children }: Props) {
  return (
    <div className="tillview-screen-page">
      <ScreenHeader title={title}>{actions}</ScreenHeader>
      {children}
    </div>
  );
}
