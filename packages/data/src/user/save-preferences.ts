import { __, sprintf } from '@wordpress/i18n';
import { PLATFORM_NAMESPACE } from '../core/constants.ts';
import { createConflictError, hasConflict } from '../core/has-conflict.ts';
import type { OperationContext } from '../core/operations.ts';
import { RestError } from '../core/rest-error.ts';
import { isRecord } from '../core/shapes.ts';
import { withTabLock } from '../core/tab-lock.ts';
import { decodePreference, encodePreferences, type PreferenceChange } from './preferences.ts';
import { isOwnPreference, toPreferencesBody, withOwnPreferences } from './own-preferences.ts';
import type { User, UserData, UserMeta, UserPreferences } from './types.ts';

type Context = OperationContext<UserData>;

function isUser(body: unknown): body is User {
  return isRecord(body) && typeof body['id'] === 'number';
}

/** Reads the current user from the server. */
export async function readUser({ rest }: Context): Promise<User> {
  return withOwnPreferences(
    await rest.read(`${PLATFORM_NAMESPACE}/users/me`, { context: 'edit' }, isUser),
  );
}

/**
 * The user with these preferences. Each is only set if the current value still equals `expected`, so that later changes
 * are not overwritten.
 */
function withMeta(
  user: User,
  meta: Readonly<Record<string, string | undefined>>,
  expected: UserMeta,
): User {
  const current = { ...user.woocommerce_meta };
  for (const [key, text] of Object.entries(meta)) {
    if (current[key] !== expected[key]) continue;
    if (text === undefined) delete current[key];
    else current[key] = text;
  }
  return { ...user, woocommerce_meta: current };
}

/** The names of sent preferences whose value is missing from the reply: WooCommerce drops unknown preferences. */
function getDropped(sent: UserMeta, { woocommerce_meta: kept = {} }: User): string[] {
  const valueOf = (text: unknown) => JSON.stringify(decodePreference(text));
  return Object.keys(sent).filter((key) => valueOf(kept[key]) !== valueOf(sent[key]));
}

/** Implementation of `updateUserPreferences`. */
export async function savePreferences(
  context: Context,
  preferences: UserPreferences,
): Promise<User> {
  const { get, rest, set } = context;
  const before = get().user;
  const meta = encodePreferences(preferences);
  if (!before || Object.keys(meta).length === 0) {
    throw new RestError('nothing_to_save', __('There is nothing to save.', 'tillview'));
  }
  const earlier = Object.fromEntries(
    Object.keys(meta).map((key) => [key, before.woocommerce_meta?.[key]]),
  );
  set({ user: { ...before, woocommerce_meta: { ...before.woocommerce_meta, ...meta } } });
  const path = `${PLATFORM_NAMESPACE}/users/${before.id}`;
  try {
    // Our own preferences are stored in one value, which another tab can save between the read and the write.
    const saved = await withTabLock('tillview-save-preferences', async () => {
      const stored = Object.keys(meta).some(isOwnPreference) ? await readUser(context) : undefined;
      const fields = toPreferencesBody(preferences, meta, { stored, now: context.now() });
      const body = { id: before.id, ...fields };
      return withOwnPreferences(await rest.write('PUT', path, { body }, isUser));
    });
    const dropped = getDropped(meta, saved);
    if (dropped.length > 0) {
      throw new RestError(
        'preference_not_saved',
        sprintf(
          /* translators: %s: technical names of preferences, such as "orders_report_columns". */
          __('The store did not save this setting (%s).', 'tillview'),
          dropped.join(', '),
        ),
        { cause: saved },
      );
    }
    const kept = Object.fromEntries(
      Object.entries(meta).map(([key, text]) => [key, saved.woocommerce_meta?.[key] ?? text]),
    );
    const user = withMeta(get().user ?? saved, kept, meta);
    set({ user });
    return user;
  } catch (error) {
    set({ user: withMeta(get().user ?? before, earlier, meta) });
    throw error;
  }
}

/** Reads a preference from the server, decoded; '' when it is not set. */
async function readStoredPreference(context: Context, name: string): Promise<unknown> {
  const stored = (await readUser(context)).woocommerce_meta?.[name];
  const { user } = context.get();
  if (user && stored !== undefined) {
    context.set({
      user: { ...user, woocommerce_meta: { ...user.woocommerce_meta, [name]: stored } },
    });
  }
  return decodePreference(stored);
}

/** Implementation of `changeUserPreference`; `save` is `updateUserPreferences`. */
export function changePreference(
  context: Context,
  name: string,
  { read, change }: PreferenceChange,
  save: (preferences: UserPreferences) => Promise<User>,
): Promise<User> {
  return withTabLock('tillview-change-preference', async () => {
    const seen = decodePreference(context.get().user?.woocommerce_meta?.[name]);
    const stored = await readStoredPreference(context, name);
    const changedStored = change(stored);
    const both = { seen: read(seen), changed: change(seen), stored: read(stored), changedStored };
    if (hasConflict(both)) throw createConflictError();
    return save({ [name]: changedStored });
  });
}
