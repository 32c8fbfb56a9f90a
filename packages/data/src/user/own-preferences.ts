import { isRecord } from '../core/shapes.ts';
import type { User, UserMeta } from './types.ts';

/**
 * What the names of our own preferences start with. WooCommerce drops the names that it does not know; WordPress keeps
 * a scope of any names for each plugin, in the user's meta field `persisted_preferences`.
 */
const OWN_PREFIX = 'tillview_';
const SCOPE = 'tillview';

/** The preferences that WordPress keeps for the user, by scope; PHP writes an empty one as a list. */
function getScopes({ meta }: User): Readonly<Record<string, unknown>> {
  const scopes = isRecord(meta) ? meta['persisted_preferences'] : undefined;
  return isRecord(scopes) ? scopes : {};
}

function getScope(user: User): Readonly<Record<string, unknown>> {
  const scope = getScopes(user)[SCOPE];
  return isRecord(scope) ? scope : {};
}

/** Whether WordPress keeps a preference, and not WooCommerce. */
export const isOwnPreference = (name: string): boolean => name.startsWith(OWN_PREFIX);

/** A user with our own preferences beside those of WooCommerce, wherever they are kept. */
export function withOwnPreferences(user: User): User {
  const own = Object.entries(getScope(user)).map(([name, value]) => [
    OWN_PREFIX + name,
    JSON.stringify(value),
  ]);
  if (own.length === 0) return user;
  return { ...user, woocommerce_meta: { ...user.woocommerce_meta, ...Object.fromEntries(own) } };
}

/**
 * What is sent to change preferences: those of WooCommerce by name, our own as the whole field, since WordPress replaces
 * it. `stored` is the user as the store has it now.
 */
export function toPreferencesBody(
  preferences: Readonly<Record<string, unknown>>,
  encoded: UserMeta,
  { stored, now }: { stored: User | undefined; now: number },
): Readonly<Record<string, unknown>> {
  const names = Object.keys(encoded);
  const others = names.filter((name) => !isOwnPreference(name));
  const own = names.filter(isOwnPreference);
  const body =
    others.length > 0
      ? { woocommerce_meta: Object.fromEntries(others.map((name) => [name, encoded[name]])) }
      : {};
  if (!stored || own.length === 0) return body;
  const scope = {
    ...getScope(stored),
    ...Object.fromEntries(
      own.map((name) => [name.slice(OWN_PREFIX.length), preferences[name] ?? '']),
    ),
  };
  // The block editor keeps a copy in the browser and goes by the newer one of the two.
  const changed = { ...getScopes(stored), [SCOPE]: scope, _modified: new Date(now).toISOString() };
  return { ...body, meta: { persisted_preferences: changed } };
}
