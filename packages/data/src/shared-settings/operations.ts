import { SHARED_SETTINGS_PATH } from '../core/constants.ts';
import { createKeyOf, type OperationContext } from '../core/operations.ts';
import { recordWith } from '../core/shapes.ts';
import type { SharedSettings } from './types.ts';

/** What the data store has: the settings, null in a store without the route; undefined until read. */
export type SharedSettingsData = { readonly settings: SharedSettings | null | undefined };

type Context = OperationContext<SharedSettingsData>;

const isSettings = recordWith<SharedSettings>('goals', 'notes', 'views');

export const resolvers = {
  async getSharedSettings({ environment, rest, set }: Context): Promise<void> {
    const hasRoute = await environment.hasRoute(SHARED_SETTINGS_PATH);
    set({ settings: hasRoute ? await rest.read(SHARED_SETTINGS_PATH, {}, isSettings) : null });
  },
};

export const actions = {
  /**
   * Saves what `change` returns for the settings that the server has, so that changes of others are not lost. Throws if
   * the user may not, or if a setting is invalid.
   */
  async changeSharedSettings(
    { rest, set }: Context,
    change: (settings: SharedSettings) => Partial<SharedSettings>,
  ): Promise<void> {
    const body = change(await rest.read(SHARED_SETTINGS_PATH, {}, isSettings));
    set({ settings: await rest.write('POST', SHARED_SETTINGS_PATH, { body }, isSettings) });
  },
};

/** Empty: no operation has a key function, so each has one status for all calls. */
export const keys = {};

/** Returns the key of an operation's status. */
export const keyOf = createKeyOf<typeof resolvers & typeof actions, typeof keys>(keys);
