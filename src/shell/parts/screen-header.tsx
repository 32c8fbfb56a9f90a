import type { ReactNode } from 'react';
import { FavoriteButton, PageMenu } from '../lazy-tools.tsx';
import './screen-header.css';

/** The heading of a screen: its only `h1`. */
export function ScreenTitle({ children }: { children: ReactNode }) {
  return <h1 className="tillview-screen-header__title">{children}</h1>;
}

type Props = {
  /** The title, or a heading that contains a `ScreenTitle`. */
  title: ReactNode;
  /** What acts on the whole screen. */
  children?: ReactNode;
};

/** The title row of every screen: its title at the start; at the end what acts on the whole screen, and the page menu. */
export function ScreenHeader({ title, children }: Props) {
  return (
    <header className="tillview-screen-header">
      <div className="tillview-screen-header__name">
        {typeof title === 'string' ? <ScreenTitle>{title}</ScreenTitle> : title}
        <FavoriteButton />
      </div>
      <div className="tillview-screen-header__actions">
        {children}
        <PageMenu />
      </div>
    </header>
  );
}
