import { Link, usePath, useQuery } from '@tillview/components';
import { getNewPath, getPersistedQuery } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { findHostSlot } from '../../host/host-slot.ts';
import { getTextLanguage } from '../../host/text-language.ts';
import { findScreen } from '../../screens.ts';
import { getFavoriteScreens, useFavorites } from '../favorites/favorites.ts';
import { useIsFirstViewLoaded } from '../first-view.ts';
import { getAddress, getViewUrl, isSameAddress } from '../views/saved-view.ts';
import { useViews } from '../views/use-views.ts';

type ListProps = { id: string; title: string; children: readonly ReactNode[] };

function MenuList({ id, title, children }: ListProps) {
  if (children.length === 0) return null;
  return (
    <>
      <p className="host-menu__group" id={id}>
        {title}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </>
  );
}

/** The saved views, whose links keep their own range. */
function ViewsInMenu() {
  const { own, shared } = useViews();
  // Renders again when the URL changes.
  useQuery();
  const address = getAddress();
  return (
    <MenuList id="host-views-title" title={__('Saved views', 'tillview')}>
      {[...own, ...shared].map((view, at) => (
        <li key={`${at} ${view.name}`}>
          <Link
            href={getViewUrl(view)}
            aria-current={isSameAddress(view.address, address) ? 'page' : undefined}
          >
            {view.name}
          </Link>
        </li>
      ))}
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
      <MenuList id="host-favorites-title" title={__('Favorites', 'tillview')}>
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
