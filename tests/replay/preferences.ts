import { isJson, type Json, type Recording } from './recording.ts';

/** The recorded user, with the preferences that were saved since the replay started. */
export type ReplayedUser = {
  /** The response of `users/me`; `null` when no user was recorded. */
  read(): Json | null;
  /** Saves known preferences and ignores others, as the store does. */
  save(body: unknown): Json | null;
};

/** Creates the replayed user, which stores changes of `woocommerce_meta`. */
export function createReplayedUser(recordings: readonly Recording[]): ReplayedUser {
  const found = recordings.find(
    ({ request, status }) => request.path === '/wp/v2/users/me' && status === 200,
  );
  const user = isJson(found?.body) ? found.body : null;
  const recorded = isJson(user?.['woocommerce_meta']) ? user['woocommerce_meta'] : {};
  const preferences: Record<string, unknown> = { ...recorded };
  const read = () => user && { ...user, woocommerce_meta: { ...preferences } };
  return {
    read,
    save(body) {
      const meta = isJson(body) && isJson(body['woocommerce_meta']) ? body['woocommerce_meta'] : {};
      for (const [name, value] of Object.entries(meta))
        if (name in recorded) preferences[name] = value;
      return read();
    },
  };
}
