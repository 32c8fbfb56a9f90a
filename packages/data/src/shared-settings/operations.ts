import { SHARED_SETTINGS_PATH } from '../core/constants.ts';
import { createConflictError, hasConflict } from '../core/has-conflict.ts';
import { createKeyOf, type OperationContext } from '../core/operations.ts';
import { RestError } from '../core/rest-error.ts';
import { recordWith } from '../core/shapes.ts';
import type { SharedSettingName, SharedSettings } from './types.ts';

/** Changes settings: returns those that are saved. */
export type SharedSettingsChange = (
  settings: SharedSettings,
) => Partial<Pick<SharedSettings, SharedSettingName>>;

/** How often a change is applied to newer settings, before it fails. */
const MAX_TRIES = 5;

/** What the data store has: the settings, null in a store without the route; undefined until read. */
export type SharedSettingsData = { readonly settings: SharedSettings | null | undefined };

type Context = OperationContext<SharedSettingsData>;

const NAMES = [
  'goals',
  'notes',
  'views',
  'profit',
  'fiscal_year',
] as const satisfies readonly SharedSettingName[];

const isSettings = recordWith<SharedSettings>('goals', 'notes', 'views');

export const resolvers = {
  async getSharedSettings({ environment, rest, set }: Context): Promise<void> {
    const hasRoute = await environment.hasRoute(SHARED_SETTINGS_PATH);
    set({ settings: hasRoute ? await rest.read(SHARED_SETTINGS_PATH, {}, isSettings) : null });
  },
};

export const actions = {
  /**
   * Saves what `change` returns for the settings that the server has: the changes of others are kept, entry by entry. Throws
   * if the user may not, if an entry is invalid, or if others have changed the same entry; the data store then has theirs.
   */
  async changeSharedSettings(
    { get, rest, set }: Context,
    change: SharedSettingsChange,
  ): Promise<void> {
    const seen = get().settings;
    for (let tries = 1; ; tries++) {
      const stored = await rest.read(SHARED_SETTINGS_PATH, {}, isSettings);
      const changedStored = change(stored);
      const changed = seen && change(seen);
      const isConflict = (name: SharedSettingName) =>
        changedStored[name] !== undefined &&
        hasConflict({
          seen: seen?.[name],
          changed: changed?.[name],
          stored: stored[name],
          changedStored: changedStored[name],
        });
      if (seen && NAMES.some(isConflict)) {
        set({ settings: stored });
        throw createConflictError();
      }
      const body = { ...changedStored, version: stored.version };
      try {
        set({ settings: await rest.write('POST', SHARED_SETTINGS_PATH, { body }, isSettings) });
        return;
      } catch (error) {
        // Others have saved after the read.
        const isOutdated = error instanceof RestError && error.status === 409;
        if (!isOutdated || tries === MAX_TRIES) throw error;
      }
    }
  },
};

/** Empty: no operation has a key function, so each has one status for all calls. */
export const keys = {};

/** Returns the key of an operation's status. */
export const keyOf = createKeyOf<typeof resolvers & typeof actions, typeof keys>(keys);
