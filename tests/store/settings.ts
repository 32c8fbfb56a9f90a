/** The store to check, and the account to use. */
export type StoreAccess = { url: URL; user: string; password: string; now: string | undefined };

const NAMES = ['STORE_URL', 'STORE_USER', 'STORE_APP_PASSWORD'] as const;

/** A message that lists the missing environment variables. `undefined` when none is missing. */
export function missingSettings(env: NodeJS.ProcessEnv): string | undefined {
  const missing = NAMES.filter((name) => !env[name]?.trim());
  if (missing.length === 0) return undefined;
  return `Set ${missing.join(', ')}: npm run test:store needs the address of a WooCommerce store, a user who may view its reports, and an application password of that user.`;
}

/** Reads the `STORE_…` environment variables; the URL ends with a slash. */
export function readStoreAccess(env: NodeJS.ProcessEnv): StoreAccess {
  const url = new URL(env['STORE_URL']?.trim() ?? '');
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/`;
  const now = env['STORE_NOW']?.trim();
  return {
    url,
    user: env['STORE_USER']?.trim() ?? '',
    password: env['STORE_APP_PASSWORD']?.trim() ?? '',
    now: now ? (now.length === 10 ? `${now}T12:00:00` : now) : undefined,
  };
}
