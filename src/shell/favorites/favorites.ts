import {
  decodePreference,
  ensureStores,
  isNotFound,
  navigationStore,
  RestError,
  toTextList,
  userStore,
} from '@tillview/data';
import { type DataRegistry, useRegistry } from '@wordpress/data';
import { useSyncExternalStore } from 'react';
import { type Screen, screens } from '../../screens.ts';

/** The user preference of stores that offer no favorites of their own. */
const PREFERENCE = 'tillview_favorites';

/** A change that could not be saved, and was taken back. */
export type FavoriteProblem = {
  readonly id: string;
  /** Whether it was to be added; else it was to be removed. */
  readonly isAdded: boolean;
  readonly error: unknown;
};

/** The favorites as they are shown. */
export type FavoritesState = {
  /** Ids of menu items, those of other plugins included; undefined until they were read. */
  readonly ids: readonly string[] | undefined;
  readonly problem: FavoriteProblem | undefined;
};

/** The favorites of a user: read once, changed at once on the page, then in the store. */
export type Favorites = {
  subscribe(listener: () => void): () => void;
  getState(): FavoritesState;
  /** Adds a favorite or removes it; taken back with a `problem` when that cannot be saved. Never throws. */
  toggle(id: string): Promise<void>;
  dismissProblem(): void;
};

/** The id of a screen in the favorites: that of its menu item in this ecosystem, or ours for a screen that it lacks. */
export function getFavoriteId({ path, aliases = [] }: Pick<Screen, 'path' | 'aliases'>): string {
  const report = [path, ...aliases].find((each) => each.startsWith('/analytics/'));
  return report
    ? report.replace('/analytics/', 'woocommerce-analytics-')
    : path.replace('/', 'tillview-');
}

/** The screens that are favorites, in the order of the menu. */
export function getFavoriteScreens(ids: readonly string[] | undefined): readonly Screen[] {
  return screens.filter((screen) => ids?.includes(getFavoriteId(screen)));
}

const withChange = (ids: readonly string[], id: string, isAdded: boolean): readonly string[] =>
  isAdded ? [...ids.filter((other) => other !== id), id] : ids.filter((other) => other !== id);

/** Whether the store says that it is so already, as after a change in another tab. */
const isDone = (error: unknown): boolean =>
  error instanceof RestError && /_already_exists$|_does_not_exist$/.test(error.code);

function createFavorites(registry: DataRegistry): Favorites {
  ensureStores(registry, [navigationStore]);
  const listeners = new Set<() => void>();
  let state: FavoritesState = { ids: undefined, problem: undefined };
  let isOffered = true;
  let hasFailed = false;
  let lastSave = Promise.resolve();

  const change = (next: Partial<FavoritesState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  const load = async (): Promise<readonly string[]> => {
    try {
      return await registry.resolveSelect(navigationStore).getFavorites();
    } catch (error) {
      if (!isNotFound(error)) throw error;
      isOffered = false;
      const user = await registry.resolveSelect(userStore).getCurrentUser();
      return toTextList(decodePreference(user?.woocommerce_meta?.[PREFERENCE]));
    }
  };

  const save = async (id: string, isAdded: boolean): Promise<void> => {
    if (!isOffered) {
      const changes = isAdded ? { add: [id], remove: [] } : { add: [], remove: [id] };
      await registry.dispatch(userStore).updateUserPreferenceList(PREFERENCE, changes);
      return;
    }
    const { addFavorite, removeFavorite } = registry.dispatch(navigationStore);
    try {
      await (isAdded ? addFavorite(id) : removeFavorite(id));
    } catch (error) {
      if (!isDone(error)) throw error;
    }
  };

  const start = () => {
    hasFailed = false;
    load().then(
      (ids) => change({ ids }),
      () => {
        // The data store knows why. Until they are known no star is shown: it would not know its state.
        hasFailed = true;
        void registry.dispatch(navigationStore).invalidateResolution('getFavorites', []);
      },
    );
  };
  start();

  return {
    subscribe(listener) {
      // The next screen tries again.
      if (hasFailed) start();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    async toggle(id) {
      const { ids = [] } = state;
      const isAdded = !ids.includes(id);
      change({ ids: withChange(ids, id, isAdded), problem: undefined });
      // One after the other: of two changes, the earlier could arrive last.
      const saved = lastSave.then(() => save(id, isAdded));
      lastSave = saved.catch(() => undefined);
      try {
        await saved;
      } catch (error) {
        change({
          ids: withChange(state.ids ?? [], id, !isAdded),
          problem: { id, isAdded, error },
        });
      }
    },
    dismissProblem() {
      if (state.problem) change({ problem: undefined });
    },
  };
}

const known = new WeakMap<DataRegistry, Favorites>();

/** The favorites of a registry's user; the first call reads them. */
export function getFavorites(registry: DataRegistry): Favorites {
  const favorites = known.get(registry) ?? createFavorites(registry);
  known.set(registry, favorites);
  return favorites;
}

/** The favorites of the user, and how to change them. */
export function useFavorites(): FavoritesState & Pick<Favorites, 'toggle' | 'dismissProblem'> {
  const { subscribe, getState, toggle, dismissProblem } = getFavorites(useRegistry());
  const state = useSyncExternalStore(subscribe, getState);
  return { ...state, toggle, dismissProblem };
}
