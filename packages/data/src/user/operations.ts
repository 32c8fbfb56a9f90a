import { createKeyOf, type OperationContext } from '../core/operations.ts';
import type { ListChange } from './preferences.ts';
import type * as savePreferencesCode from './save-preferences.ts';
import type { User, UserData, UserPreferences } from './types.ts';

type Context = OperationContext<UserData>;

let saving: typeof savePreferencesCode | undefined;

/** Loaded behind the first view, or when the user is read or something is saved. */
export async function loadSaving(): Promise<typeof savePreferencesCode> {
  saving ??= await import('./save-preferences.ts');
  return saving;
}

export const resolvers = {
  async getCurrentUser(context: Context): Promise<void> {
    const { readUser } = saving ?? (await loadSaving());
    context.set({ user: await readUser(context) });
  },
};

export const actions = {
  /** Stores the user that the host already knows. */
  async receiveUser({ set }: Context, user: User): Promise<void> {
    set({ user });
  },

  /**
   * Saves preferences: applied immediately, reverted when the request fails. Returns the saved user. Throws
   * 'preference_not_kept' when the store answers without having kept them all. Also throws without preferences to
   * save, and before the user is known.
   */
  async updateUserPreferences(context: Context, preferences: UserPreferences): Promise<User> {
    return context.environment.whileSaving(async () => {
      const { savePreferences } = saving ?? (await loadSaving());
      return savePreferences(context, preferences);
    });
  },

  /**
   * Changes a preference that is a list of texts: adds and removes entries of the list that the store has now, so that
   * a change in another tab is kept. Returns the saved user, and throws like `updateUserPreferences`.
   */
  async updateUserPreferenceList(
    context: Context,
    name: string,
    change: ListChange,
  ): Promise<User> {
    return context.environment.whileSaving(async () => {
      const { changeStoredList } = saving ?? (await loadSaving());
      const list = await changeStoredList(context, name, change);
      return context.run(actions.updateUserPreferences, { [name]: list });
    });
  },
};

/** No operation here has arguments in its key: each has one status. */
export const keys = {};

/** The key of an operation's status. */
export const keyOf = createKeyOf<typeof resolvers & typeof actions, typeof keys>(keys);
