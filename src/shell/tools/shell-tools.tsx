import { lazyWithRetry, usePath } from '@tillview/components';
import { useIsHeld, useWaitingReads } from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { onPaletteButton } from '../../host/deferred-scripts.ts';
import { isAppleDevice, isTyping, useKeyDown } from '../../host/use-key-down.ts';
import { runShortcut } from '../shortcuts/run-shortcut.ts';
import { isShortcutOn } from '../shortcuts/shortcut-choices.ts';
import { findShortcut } from '../shortcuts/shortcuts.ts';
import { openDialog, useOpenDialog } from './dialog-state.ts';
import { ErrorNotices } from './error-notices.tsx';
import { FavoriteNotice } from './favorite-notice.tsx';
import { FavoritesMenu } from './favorites-menu.tsx';
import { HeaderLinks } from './header-links.tsx';
import { ViewLinks } from '../views/view-links.tsx';
import './tools.css';

/** Loaded when the first dialog is opened. */
const Dialogs = lazyWithRetry(() => import('./dialogs.tsx'), {
  failure: () => __('The dialog could not be loaded.', 'tillview'),
});

/** Loaded when the store is slow. */
const SlowStoreNotice = lazyWithRetry(() => import('./slow-store-notice.tsx'));

export { FavoriteButton } from './favorite-button.tsx';
export { PageMenu } from './page-menu.tsx';

/** The tools around every screen, loaded after it: shortcuts, saved views, favorites and their dialogs. */
export function ShellTools() {
  const registry = useRegistry();
  const path = usePath();
  const dialog = useOpenDialog();
  const isWaiting = useWaitingReads().length > 0;
  const isHeld = useIsHeld();
  useKeyDown((event) => {
    const shortcut = findShortcut(event, isAppleDevice());
    if (!shortcut || dialog || isTyping(event) || !isShortcutOn(shortcut.id)) return false;
    runShortcut(shortcut.id, registry);
    return true;
  });
  useEffect(() => onPaletteButton(() => openDialog('palette')), []);
  return (
    <>
      <HeaderLinks />
      <ViewLinks />
      <div className="tillview-shell__late" data-later>
        {(isWaiting || isHeld) && <SlowStoreNotice />}
        <ErrorNotices />
        <FavoriteNotice key={path} />
      </div>
      <FavoritesMenu />
      {dialog && <Dialogs dialog={dialog} />}
    </>
  );
}
