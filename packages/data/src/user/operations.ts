import { createKeyOf, type OperationContext } from '../core/operations.ts';
import {
  applyListChange,
  type ListChange,
  type PreferenceChange,
  toTextList,
} from './preferences.ts';
import type * as savePreferencesCode from './save-preferences.ts';
import type { User, UserData, UserPreferences } from './types.ts';

type Context = OperationContext<UserData>;

let saving: typeof savePreferencesCode | undefined;

/** Loads the code that reads and saves the user: after the first render, or with the first read or save. */
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
  /** Stores the user that the host page provides. */
  async receiveUser({ set }: Context, user: User): Promise<void> {
    set({ user });
  },

  /**
   * Saves preferences: applied immediately, reverted when the request fails. Returns the saved user. Throws
   * 'preference_not_saved' when the reply does not have all of the new values. Also throws without preferences to save,
   * and before the user is read.
   */
  async updateUserPreferences(context: Context, preferences: UserPreferences): Promise<User> {
    return context.environment.whileSaving(async () => {
      const { savePreferences } = saving ?? (await loadSaving());
      return savePreferences(context, preferences);
    });
  },

  /**
   * Changes a preference: reads its value from the server, so that changes from another tab are not lost, and saves what
   * `change` returns for it. Returns the saved user, and throws like `updateUserPreferences`, or if another tab has changed
   * the same entry; the data store then has its value.
   */
  async changeUserPreference(
    context: Context,
    name: string,
    change: PreferenceChange,
  ): Promise<User> {
    return context.environment.whileSaving(async () => {
      const { changePreference } = saving ?? (await loadSaving());
      return changePreference(context, name, change, (preferences) =>
        context.run(actions.updateUserPreferences, preferences),
      );
    });
  },

  /** Adds and removes entries of a preference that is a list of strings, like `changeUserPreference`. */
  async updateUserPreferenceList(
    context: Context,
    name: string,
    change: ListChange,
  ): Promise<User> {
    return context.run(actions.changeUserPreference, name, {
      read: toTextList,
      change: (stored: unknown) => applyListChange(toTextList(stored), change),
    });
  },
};

/** Empty: operations are not distinguished by their arguments here, so each has a single status. */
export const keys = {};

/** The key of an operation's status. */
export const keyOf = createKeyOf<typeof resolvers & typeof actions, typeof keys>(keys);
