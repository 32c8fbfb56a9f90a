import { isRecord } from '../core/shapes.ts';
import type { User, UserMeta } from './types.ts';

/**
 * Prefix of our own preferences. WooCommerce drops unknown preferences, so they are stored by WordPress: the user meta
 * field `persisted_preferences` has a scope with arbitrary names for each plugin.
 */
const OWN_PREFIX = 'tillview_';
const SCOPE = 'tillview';

/** The preferences that WordPress stores for the user, by scope; PHP encodes an empty map as a list. */
function getScopes({ meta }: User): Readonly<Record<string, unknown>> {
  const scopes = isRecord(meta) ? meta['persisted_preferences'] : undefined;
  return isRecord(scopes) ? scopes : {};
}

function getScope(user: User): Readonly<Record<string, unknown>> {
  const scope = getScopes(user)[SCOPE];
  return isRecord(scope) ? scope : {};
}

/** Whether a preference is stored by WordPress instead of WooCommerce. */
export const isOwnPreference = (name: string): boolean => name.startsWith(OWN_PREFIX);

/** Adds our own preferences to the WooCommerce preferences of a user, for uniform access. */
export function withOwnPreferences(user: User): User {
  const own = Object.entries(getScope(user)).map(([name, value]) => [
    OWN_PREFIX + name,
    JSON.stringify(value),
  ]);
  if (own.length === 0) return user;
  return { ...user, woocommerce_meta: { ...user.woocommerce_meta, ...Object.fromEntries(own) } };
}

/**
 * The request body for a change of preferences: WooCommerce preferences by name, our own as the whole meta field,
 * because WordPress replaces the field. `stored` is the current user on the server.
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
  // The block editor has a copy in the browser, and uses the one with the newer `_modified`.
  const changed = { ...getScopes(stored), [SCOPE]: scope, _modified: new Date(now).toISOString() };
  return { ...body, meta: { persisted_preferences: changed } };
}
