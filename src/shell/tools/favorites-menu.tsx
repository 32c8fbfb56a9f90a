import { usePath } from '@tillview/components';
import { getNewPath, getPersistedQuery } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { findHostSlot } from '../../host/host-slot.ts';
import { getTextLanguage } from '../../host/text-language.ts';
import { findScreen } from '../../screens.ts';
import { getFavoriteScreens, useFavorites } from '../favorites/favorites.ts';
import { useIsFirstViewLoaded } from '../first-view.ts';
import { useViews } from '../views/use-views.ts';
import { ViewItems } from '../views/view-items.tsx';

type ListProps = { id: string; title: string; isEmpty: boolean; children: ReactNode };

function MenuList({ id, title, isEmpty, children }: ListProps) {
  if (isEmpty) return null;
  return (
    <>
      <p className="host-menu__group" id={id}>
        {title}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </>
  );
}

function ViewsInMenu() {
  const { own, shared } = useViews();
  const views = [...own, ...shared];
  return (
    <MenuList
      id="host-views-title"
      title={__('Saved views', 'tillview')}
      isEmpty={views.length === 0}
    >
      <ViewItems views={views} />
    </MenuList>
  );
}

/** The saved views and the favorites in the menu of the standalone host; the WordPress menu has no slot for them. */
export function FavoritesMenu() {
  const current = findScreen(usePath());
  const favorites = getFavoriteScreens(useFavorites().ids);
  const isReady = useIsFirstViewLoaded();
  const slot = findHostSlot();
  if (!slot) return null;
  return createPortal(
    <div lang={getTextLanguage()}>
      {isReady && <ViewsInMenu />}
      <MenuList
        id="host-favorites-title"
        title={__('Favorites', 'tillview')}
        isEmpty={favorites.length === 0}
      >
        {favorites.map((screen) => (
          <li key={screen.path}>
            {/* The menu handles clicks on its links itself. */}
            <a
              href={getNewPath(getPersistedQuery(), screen.path, {})}
              aria-current={screen === current ? 'page' : undefined}
            >
              {screen.title()}
            </a>
          </li>
        ))}
      </MenuList>
    </div>,
    slot,
  );
}
