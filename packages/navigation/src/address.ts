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

/** The current in-app path; `/` when the address names none (spec §2). */
export function getPath(): string {
  return getHistory().location.pathname;
}

let known: { search: string; query: Query } | undefined;

/** The parameters of the current address, `page` and `path` among them; the same object while the address is the same. */
export function getQuery(): Query {
  const { search } = getHistory().location;
  if (known?.search !== search) known = { search, query: parseQuery(search) };
  return known.query;
}

/**
 * The address of a screen, relative to the admin directory: the page, the current parameters and over them those
 * given (`undefined` removes one, `null` leaves it empty), and the path unless it is the root (spec §2). A `page`
 * among the parameters wins over the argument.
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

/** Goes to the address that `getNewPath` makes of the same arguments, as a new history entry. */
export function updateQueryString(
  query: QueryUpdate,
  path?: string,
  currentQuery?: QueryUpdate,
  page?: string,
): void {
  getHistory().push(getNewPath(query, path, currentQuery, page));
}

/** The direction of a sorted column. */
export type SortOrder = 'asc' | 'desc';

/**
 * Makes the handler that writes a user's choice into the address. `sort` takes a column and a direction,
 * `compare` the kind of item, the filter's parameter and the comma list of ids, any other name one value.
 * Path and query that are left out are those of the moment when the handler runs.
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
