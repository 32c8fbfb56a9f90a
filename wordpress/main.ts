import './admin-reset.css';
import '../src/main.tsx';
import { getHistory, getNewPath, getPath, getPersistedQuery } from '@tillview/navigation';
import { findScreen } from '../src/screens.ts';
import { connectAdminMenu } from './admin-menu.ts';

/** The menu entry that the plugin adds. */
const menu = document.getElementById('toplevel_page_tillview');

if (menu) {
  connectAdminMenu(menu, {
    history: getHistory(),
    toAddress: (path) => getNewPath({ ...getPersistedQuery() }, path, {}),
    currentPath: () => findScreen(getPath())?.path,
  });
}
