import type { SharedView } from '@tillview/data';
import { getNewPath, getPath, getQuery, parseQuery } from '@tillview/navigation';
import { isViewAddress } from '../../host/start-view.ts';
import type { ListChange } from '../lists/use-list-changes.ts';

/** A page with its filters, range and sort order under a name, which is unique in its list. */
export type SavedView = SharedView;

/** The maximum length of a name. */
export const MAX_VIEW_NAME = 80;

/** Returns a name as it is stored. */
export const toViewName = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function isView(entry: unknown): entry is SavedView {
  if (typeof entry !== 'object' || entry === null) return false;
  const { name, address } = entry as Partial<SavedView>;
  return typeof name === 'string' && name !== '' && isViewAddress(address);
}

/** Reads stored views; entries that are none, and further views of the same name, are left out. */
export function readViews(stored: unknown): readonly SavedView[] {
  const views = Array.isArray(stored) ? stored.filter(isView) : [];
  return views.filter(({ name }, at) => views.findIndex((other) => other.name === name) === at);
}

/** Returns the URL of a view, with the admin page of this host. */
export function getViewUrl({ address }: Pick<SavedView, 'address'>): string {
  const { path, ...query } = parseQuery(address);
  return getNewPath(query, typeof path === 'string' ? path : '/', {});
}

/** Returns the address of a page in the app, by default of the current one: its query string without `page`. */
export function getAddress(url: string = getNewPath({}, getPath(), getQuery())): string {
  const parts = url.slice(url.indexOf('?') + 1).split('&');
  const path = parts.filter((part) => part.startsWith('path='));
  return [...path, ...parts.filter((part) => !/^(?:page|path)=/.test(part))].join('&');
}

/** Whether two addresses are the same page; the order of the parameters does not matter. */
export function isSameAddress(one: string, other: string): boolean {
  const sort = (address: string) => getAddress(getViewUrl({ address })).split('&').toSorted();
  return sort(one).join('&') === sort(other).join('&');
}

/** A change of a list of views. */
export type ViewsChange = ListChange<SavedView>;

/** Adds a view before another one, by default at the end; a view of the same name is replaced where it is. */
export const withView =
  (view: SavedView, before?: string): ViewsChange =>
  (views) => {
    if (views.some(({ name }) => name === view.name))
      return views.map((other) => (other.name === view.name ? view : other));
    const at = views.findIndex(({ name }) => name === before);
    return at < 0 ? [...views, view] : views.toSpliced(at, 0, view);
  };

/** Removes a view. */
export const withoutView =
  (name: string): ViewsChange =>
  (views) =>
    views.filter((view) => view.name !== name);

/** Renames a view; nothing happens if another one has the new name. */
export const withName =
  (name: string, next: string): ViewsChange =>
  (views) =>
    views.some((view) => view.name === next)
      ? views
      : views.map((view) => (view.name === name ? { ...view, name: next } : view));

/** Moves a view before another one; to the end if there is no other one. */
export const withOrder =
  (name: string, before: string | undefined): ViewsChange =>
  (views) => {
    const view = views.find((each) => each.name === name);
    return view ? withView(view, before)(withoutView(name)(views)) : views;
  };
