import type { ReactNode } from 'react';
import { FavoriteButton, PageMenu } from '../lazy-tools.tsx';
import './screen-header.css';

/** The title row of a screen that is not a report: its title, its actions, and the page menu. */
export function ScreenHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="tillview-screen-header">
      <div className="tillview-screen-header__name">
        <h1 className="tillview-screen-header__title">{title}</h1>
        <FavoriteButton />
      </div>
      <div className="tillview-screen-header__actions">
        {children}
        <PageMenu />
      </div>
    </header>
  );
}
