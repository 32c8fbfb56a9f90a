import { getAdminPage, getHistory } from './configuration.ts';
import { ADMIN_FILE, ROOT_PATH } from './history.ts';
import {
  getQueryText,
  parseQuery,
  stringifyQuery,
  type Query,
  type QueryUpdate,
  type QueryUpdateValue,
} from './query-string.ts';

/** The in-app path of the current URL; `/` if the URL has none (R2.7). */
export function getPath(): string {
  return getHistory().location.pathname;
}

let known: { search: string; query: Query } | undefined;

/** The parameters of the current URL, including `page` and `path`. The same object until the URL changes. */
export function getQuery(): Query {
  const { search } = getHistory().location;
  if (known?.search !== search) known = { search, query: parseQuery(search) };
  return known.query;
}

/**
 * The URL of a screen, relative to the admin directory: the page, the current parameters overridden by the given ones
 * (`undefined` removes one, `null` makes it empty), and the path unless it is the root (R2.1–R2.5). A `page` parameter
 * overrides the argument.
 */
export function getNewPath(
  query: QueryUpdate,
  path: string = getPath(),
  currentQuery: QueryUpdate = getQuery(),
  page: string = getAdminPage(),
): string {
  const isRoot = path === ROOT_PATH || path === '';
  const merged = { page, ...currentQuery, ...query, path: isRoot ? undefined : path };
  return `${ADMIN_FILE}?${stringifyQuery({ ...merged, page: getQueryText(merged, 'page') ?? page })}`;
}

/** Navigates to the URL that `getNewPath` returns for the same arguments, as a new history entry. */
export function updateQueryString(
  query: QueryUpdate,
  path?: string,
  currentQuery?: QueryUpdate,
  page?: string,
): void {
  getHistory().push(getNewPath(query, path, currentQuery, page));
}

/** Sort direction of a column. */
export type SortOrder = 'asc' | 'desc';

/**
 * Creates a handler that writes a selection to the URL. `sort` receives a column and a direction; `compare` receives
 * the kind of item, the filter's parameter and the comma-separated ids; any other name receives one value. Path and
 * query default to the current ones at the time of the call.
 */
export function onQueryChange(
  param: 'sort',
  path?: string,
  query?: QueryUpdate,
): (key: string, direction: SortOrder) => void;
export function onQueryChange(
  param: 'compare',
  path?: string,
  query?: QueryUpdate,
): (key: string, queryParam: string, ids: string) => void;
export function onQueryChange(
  param: string,
  path?: string,
  query?: QueryUpdate,
): (value?: QueryUpdateValue) => void;
export function onQueryChange(
  param: string,
  path?: string,
  query?: QueryUpdate,
):
  | ((key: string, direction: SortOrder) => void)
  | ((key: string, queryParam: string, ids: string) => void)
  | ((value?: QueryUpdateValue) => void) {
  const update = (changes: QueryUpdate): void => updateQueryString(changes, path, query);
  switch (param) {
    case 'sort':
      return (key: string, direction: SortOrder) => update({ orderby: key, order: direction });
    case 'compare':
      return (key: string, queryParam: string, ids: string) =>
        update({ [queryParam]: `compare-${key}`, [key]: ids, search: undefined });
    default:
      return (value?: QueryUpdateValue) => update({ [param]: value });
  }
}
