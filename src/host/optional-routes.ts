import { createRestClient } from '@tillview/data';
import { OPTIONAL_ROUTES } from './optional-route-list.ts';
import { sessionKeys } from './preferences.ts';
import { readSessionData } from './session/session-data.ts';
import { saveSessionData } from './session/save-session.ts';

type Index = { readonly routes?: object } | null;

const isIndex = (body: unknown): body is Index => typeof body === 'object';

/** Reads which of the optional routes the store has; undefined if it does not say. */
async function readRoutes(): Promise<readonly string[] | undefined> {
  const fields = OPTIONAL_ROUTES.map((route) => `routes.${route}.namespace`).join(',');
  try {
    // WordPress's own client would renew a nonce that the store refuses again and again.
    const index = await createRestClient().read('/', { _fields: fields }, isIndex);
    // A store without any of them replies without the field.
    return index ? Object.keys(index.routes ?? {}) : undefined;
  } catch (error) {
    console.warn('Tillview could not read which routes the store has:', error);
    return undefined;
  }
}

/** How long a failed read counts, in milliseconds. */
const RETRY_AFTER = 60_000;

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/**
 * Returns a function that says whether the store has a route, so that a missing one is not requested: the browser would
 * report each such request as an error. They are `known` to the host, or read once in a session of the `owner` (see `getMetricsOwner`).
 * While they cannot be read, every route counts as present; they are read again after a minute, when the next is asked for.
 */
export function createRouteLookup(
  owner: string | undefined,
  known?: readonly string[],
): (route: string) => Promise<boolean> {
  let reading: Promise<readonly string[] | undefined> | undefined;
  const read = async () => {
    if (known) return known;
    const stored = readSessionData(sessionKeys.routes, owner, (value) =>
      isList(value) ? value : undefined,
    );
    if (stored) return stored;
    const routes = await readRoutes();
    if (owner !== undefined && routes)
      saveSessionData(sessionKeys.routes, owner, JSON.stringify(routes));
    return routes;
  };
  let failedAt: number | undefined;
  return async (route) => {
    if (!OPTIONAL_ROUTES.includes(route)) return true;
    if (failedAt !== undefined && Date.now() - failedAt >= RETRY_AFTER) {
      reading = undefined;
      failedAt = undefined;
    }
    reading ??= read();
    const routes = await reading;
    if (!routes) failedAt ??= Date.now();
    return routes?.includes(route) ?? true;
  };
}
