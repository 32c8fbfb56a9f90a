import { usePath } from '@tillview/components';
import { getNewPath, getPersistedQuery } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { createPortal } from 'react-dom';
import { findHostSlot } from '../../host/host-slot.ts';
import { getTextLanguage } from '../../host/text-language.ts';
import { findScreen } from '../../screens.ts';
import { getFavoriteScreens, useFavorites } from '../favorites/favorites.ts';

/** The favorites in the menu of the standalone host; the WordPress menu has no slot for them. */
export function FavoritesMenu() {
  const current = findScreen(usePath());
  const favorites = getFavoriteScreens(useFavorites().ids);
  const slot = findHostSlot();
  if (!slot || favorites.length === 0) return null;
  return createPortal(
    <div lang={getTextLanguage()}>
      <p className="host-menu__group" id="host-favorites-title">
        {__('Favorites', 'tillview')}
      </p>
      <ul aria-labelledby="host-favorites-title">
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
      </ul>
    </div>,
    slot,
  );
}
