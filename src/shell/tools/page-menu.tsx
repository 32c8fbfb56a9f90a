import {
  EllipsisMenu,
  MenuItem,
  MenuTitle,
  useIsMobileViewport,
  usePath,
} from '@tillview/components';
import { getHistory, getNewPath, getPersistedQuery } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { openHelp } from '../../host/help-page.ts';
import { isStoringMetrics, setStoringMetrics } from '../../host/session/stored-metrics.ts';
import { findScreen } from '../../screens.ts';
import { getFavoriteId, getFavoriteScreens, useFavorites } from '../favorites/favorites.ts';
import { useMenuActions } from '../screen-actions.ts';
import { getViewUrl } from '../views/saved-view.ts';
import { useViews } from '../views/use-views.ts';
import { openDialog } from './dialog-state.ts';
import { HeaderLinkItems } from './header-links.tsx';

/** The saved views in the page menu. */
function ViewItems({ onClose }: { onClose: () => void }) {
  const { own, shared } = useViews();
  const views = [...own, ...shared];
  if (views.length === 0) return null;
  return (
    <>
      <MenuTitle>{__('Saved views', 'tillview')}</MenuTitle>
      {views.map((view, at) => (
        <MenuItem
          key={`${at} ${view.name}`}
          isClickable
          onInvoke={() => {
            onClose();
            getHistory().push(getViewUrl(view));
          }}
        >
          {view.name}
        </MenuItem>
      ))}
    </>
  );
}

/**
 * The page menu: what the screen adds, saved views, favorites, the dialogs of the shell, and the preferences that this
 * browser stores.
 */
export function PageMenu() {
  const screen = findScreen(usePath());
  const help = screen?.help;
  const { ids, toggle } = useFavorites();
  const [keeps, setKeeps] = useState(isStoringMetrics);
  const favorites = getFavoriteScreens(ids);
  const isMobile = useIsMobileViewport();
  const actions = useMenuActions();
  return (
    <EllipsisMenu
      label={__('More options', 'tillview')}
      renderContent={({ onClose }) => {
        const item = (text: string, onInvoke: () => void) => (
          <MenuItem
            key={text}
            isClickable
            onInvoke={() => {
              onClose();
              onInvoke();
            }}
          >
            {text}
          </MenuItem>
        );
        const isFavorite = screen && ids?.includes(getFavoriteId(screen));
        return (
          <>
            {isMobile && <HeaderLinkItems onClose={onClose} />}
            {item(__('Search and commands', 'tillview'), () => openDialog('palette'))}
            {item(__('Keyboard shortcuts', 'tillview'), () => openDialog('shortcuts'))}
            {help !== undefined &&
              item(__('What these figures count', 'tillview'), () => openHelp(help))}
            {item(__('Saved views…', 'tillview'), () => openDialog('views'))}
            {screen &&
              ids &&
              item(
                isFavorite
                  ? __('Remove from favorites', 'tillview')
                  : __('Add to favorites', 'tillview'),
                () => void toggle(getFavoriteId(screen)),
              )}
            <MenuItem
              isCheckbox
              isClickable
              checked={keeps}
              onInvoke={() => {
                setStoringMetrics(!keeps);
                setKeeps(!keeps);
              }}
            >
              {__('Keep figures for this session', 'tillview')}
            </MenuItem>
            {actions?.map(({ label, run }) => item(label, run))}
            <ViewItems onClose={onClose} />
            {favorites.length > 0 && <MenuTitle>{__('Favorites', 'tillview')}</MenuTitle>}
            {favorites.map(({ title, path }) =>
              item(title(), () => getHistory().push(getNewPath(getPersistedQuery(), path, {}))),
            )}
          </>
        );
      }}
    />
  );
}
