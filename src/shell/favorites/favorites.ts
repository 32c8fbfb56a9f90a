import {
  decodePreference,
  ensureStores,
  isNotFound,
  memoize,
  navigationStore,
  RestError,
  toTextList,
  userStore,
} from '@tillview/data';
import { type DataRegistry, useRegistry } from '@wordpress/data';
import { useSyncExternalStore } from 'react';
import { userPreferences } from '../../host/preferences.ts';
import { type Screen, screens } from '../../screens.ts';
import { whenFirstViewLoaded } from '../first-view.ts';

/** A change that could not be saved and was reverted. */
export type FavoriteProblem = {
  readonly id: string;
  /** Whether the favorite was to be added; otherwise it was to be removed. */
  readonly isAdded: boolean;
  readonly error: unknown;
};

/** The displayed favorites. */
export type FavoritesState = {
  /** Ids of menu items, including those of other plugins; undefined until they are loaded. */
  readonly ids: readonly string[] | undefined;
  readonly problem: FavoriteProblem | undefined;
};

/** The favorites of a user. They are loaded once; a change is shown immediately, then saved in the store. */
export type Favorites = {
  subscribe(listener: () => void): () => void;
  getState(): FavoritesState;
  /** Adds or removes a favorite. When saving fails, reverts the change and sets `problem`. Never throws. */
  toggle(id: string): Promise<void>;
  dismissProblem(): void;
};

/**
 * The favorite id of a screen: the id of its WooCommerce menu item, or our own for a screen that WooCommerce does not
 * have.
 */
export function getFavoriteId({ path, aliases = [] }: Pick<Screen, 'path' | 'aliases'>): string {
  const report = [path, ...aliases].find((each) => each.startsWith('/analytics/'));
  return report
    ? report.replace('/analytics/', 'woocommerce-analytics-')
    : path.replace('/', 'tillview-');
}

/** The screens that are favorites, in menu order. */
export function getFavoriteScreens(ids: readonly string[] | undefined): readonly Screen[] {
  return screens.filter((screen) => ids?.includes(getFavoriteId(screen)));
}

const withChange = (ids: readonly string[], id: string, isAdded: boolean): readonly string[] =>
  isAdded ? [...ids.filter((other) => other !== id), id] : ids.filter((other) => other !== id);

/** Whether the store reports that the change was already made, for example in another tab. */
const isDone = (error: unknown): boolean =>
  error instanceof RestError && /_already_exists$|_does_not_exist$/.test(error.code);

function createFavorites(registry: DataRegistry): Favorites {
  ensureStores(registry, [navigationStore]);
  const listeners = new Set<() => void>();
  let state: FavoritesState = { ids: undefined, problem: undefined };
  let isOffered = true;
  let hasFailed = false;
  let wasShown = false;
  let lastSave = Promise.resolve();

  const change = (next: Partial<FavoritesState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  const load = async (): Promise<readonly string[]> => {
    await whenFirstViewLoaded(registry);
    if (wasShown && listeners.size === 0) throw new Error('Nothing shows favorites any more.');
    try {
      return await registry.resolveSelect(navigationStore).getFavorites();
    } catch (error) {
      if (!isNotFound(error)) throw error;
      isOffered = false;
      const user = await registry.resolveSelect(userStore).getCurrentUser();
      return toTextList(decodePreference(user?.woocommerce_meta?.[userPreferences.favorites]));
    }
  };

  const save = async (id: string, isAdded: boolean): Promise<void> => {
    if (!isOffered) {
      const changes = isAdded ? { add: [id], remove: [] } : { add: [], remove: [id] };
      await registry
        .dispatch(userStore)
        .updateUserPreferenceList(userPreferences.favorites, changes);
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
        // The data store has the error. No star is shown until the favorites are loaded, because its state is unknown.
        hasFailed = true;
        void registry.dispatch(navigationStore).invalidateResolution('getFavorites', []);
      },
    );
  };
  start();

  return {
    subscribe(listener) {
      // The next subscriber, such as the next screen, retries the load.
      if (hasFailed) start();
      wasShown = true;
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    async toggle(id) {
      const { ids = [] } = state;
      const isAdded = !ids.includes(id);
      change({ ids: withChange(ids, id, isAdded), problem: undefined });
      // Saves run one after the other: parallel requests could arrive in the wrong order.
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

/** Returns the favorites of the user of a registry; the first call loads them. */
export const getFavorites: (registry: DataRegistry) => Favorites = memoize(createFavorites);

/** The favorites of the user, and the functions that change them. */
export function useFavorites(): FavoritesState & Pick<Favorites, 'toggle' | 'dismissProblem'> {
  const { subscribe, getState, toggle, dismissProblem } = getFavorites(useRegistry());
  const state = useSyncExternalStore(subscribe, getState);
  return { ...state, toggle, dismissProblem };
}
