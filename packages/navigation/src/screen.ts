import { getPath } from './url.ts';
import { getQueryExcludedScreens } from './configuration.ts';
import { ROOT_PATH } from './history.ts';

/**
 * The screens without a date range. A host passes this list as `excludedScreens` if its links to these screens should
 * omit the range (readings C26).
 */
export const SCREENS_WITHOUT_RANGE = ['stock', 'settings', 'customers', 'homescreen'] as const;

/**
 * The name of the screen at a path: `homescreen` at the root, otherwise the path without `/analytics` and its first
 * slash.
 */
export function getScreenFromPath(path: string = getPath()): string {
  if (path === ROOT_PATH) return 'homescreen';
  return path.replace(/^\/analytics(?=\/|$)/, '').replace(/^\//, '');
}

/**
 * Whether links to the screen at a path omit the persisted parameters; `false` for every screen by default (readings
 * C26).
 */
export function pathIsExcluded(path: string): boolean {
  return getQueryExcludedScreens().includes(getScreenFromPath(path));
}
