import {
  getHistory,
  getNewPath,
  getPersistedQuery,
  getQuery,
  parseQuery,
} from '@tillview/navigation';
import type { DataRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { getExtensions } from '../../hook-api/connect-extensions.ts';
import { openHelp } from '../../host/help-page.ts';
import { isStoringMetrics, setStoringMetrics } from '../../host/session/stored-metrics.ts';
import { findScreen, screens, type Screen } from '../../screens.ts';
import { getFavoriteId, getFavorites, getFavoriteScreens } from '../favorites/favorites.ts';
import { getScreenActions } from '../screen-actions.ts';
import { runShortcut } from '../shortcuts/run-shortcut.ts';
import { openDialog } from '../tools/dialog-state.ts';
import { getViewUrl, type SavedView } from '../views/saved-view.ts';
import type { Command } from './command.ts';
import { getFilterCommands } from './filter-commands.ts';
import { getRangeCommands } from './range-commands.ts';
import { getRangeName } from './subjects.ts';

const open = ({ path }: { path: string }) =>
  getHistory().push(getNewPath(getPersistedQuery(), path, {}));

function getScreenCommands(favorites: readonly Screen[]): Command[] {
  // A favorite is listed once, before the other screens.
  const ordered = [...favorites, ...screens.filter((screen) => !favorites.includes(screen))];
  return ordered.map((screen) => ({
    id: `screen ${screen.path}`,
    label: screen.title(),
    group: favorites.includes(screen) ? __('Favorite', 'tillview') : __('Page', 'tillview'),
    range: getRangeName(screen.path),
    isSuggested: true,
    run: () => open(screen),
  }));
}

const getViewCommands = (views: readonly SavedView[]): Command[] =>
  views.map((view, at) => {
    const { path, ...query } = parseQuery(view.address);
    return {
      id: `view ${at} ${view.name}`,
      label: view.name,
      group: __('Saved view', 'tillview'),
      range: typeof path === 'string' ? getRangeName(path, query) : undefined,
      isSuggested: true,
      run: () => getHistory().push(getViewUrl(view)),
    };
  });

/** The reports of plugins, without their filters, which are not known here. */
const getAddedCommands = (): Command[] =>
  (getExtensions()?.reports ?? []).map((report) => ({
    id: `screen ${report.path}`,
    label: report.title,
    group: __('Page', 'tillview'),
    isSuggested: true,
    run: () => open(report),
  }));

function getDownloadCommands(): Command[] {
  return (getScreenActions().downloads ?? []).map(({ label, run }) => ({
    id: `download ${label}`,
    label: sprintf(
      /* translators: %s: what is downloaded, such as "This page, 25 rows". */
      __('Download: %s', 'tillview'),
      label,
    ),
    group: __('Table', 'tillview'),
    isSuggested: true,
    run,
  }));
}

function getActionCommands(path: string, registry: DataRegistry): Command[] {
  const group = __('Action', 'tillview');
  const { getState, toggle } = getFavorites(registry);
  const { ids } = getState();
  const screen = findScreen(path);
  const action = (id: string, label: string, run: () => void): Command => ({
    id,
    label,
    group,
    isSuggested: true,
    run,
  });
  const favorite = screen && getFavoriteId(screen);
  const help = screen?.help;
  return [
    action('refresh', __('Refresh the figures', 'tillview'), () =>
      runShortcut('refresh', registry),
    ),
    ...(favorite !== undefined && ids
      ? [
          action(
            'favorite',
            ids.includes(favorite)
              ? __('Remove from favorites', 'tillview')
              : __('Add to favorites', 'tillview'),
            () => void toggle(favorite),
          ),
        ]
      : []),
    action('views', __('Saved views', 'tillview'), () => openDialog('views')),
    action('notes', __('Notes on days', 'tillview'), () => openDialog('notes')),
    ...(help === undefined
      ? []
      : [action('help', __('What these figures count', 'tillview'), () => openHelp(help))]),
    action('shortcuts', __('Keyboard shortcuts', 'tillview'), () => runShortcut('list', registry)),
    isStoringMetrics()
      ? action('store-figures', __('Do not keep figures for this session', 'tillview'), () =>
          setStoringMetrics(false),
        )
      : action('store-figures', __('Keep figures for this session', 'tillview'), () =>
          setStoringMetrics(true),
        ),
  ];
}

/**
 * Returns the commands of the palette at a URL, without those of the admin: the saved views, those of the manifest, and those
 * of the current screen.
 */
export function getCommands(
  path: string,
  registry: DataRegistry,
  views: readonly SavedView[] = [],
): readonly Command[] {
  const { filters } = getScreenActions();
  const query = getQuery();
  return [
    ...getViewCommands(views),
    ...getScreenCommands(getFavoriteScreens(getFavorites(registry).getState().ids)),
    ...getAddedCommands(),
    ...getDownloadCommands(),
    ...getActionCommands(path, registry),
    ...(filters ? getFilterCommands(filters.source, query, filters.update) : []),
    ...(filters?.hasRange ? getRangeCommands(query, filters.update) : []),
  ];
}
