import { isLoopback } from '../loopback.ts';
import { SettingError } from '../setting-error.ts';

/**
 * The settings of the real store behind the proxy. `url` ends with a slash and contains no credentials, query or
 * fragment.
 */
export type StoreSettings = {
  url: URL;
  user: string;
  password: string;
  /** Store local time at which the clock starts, `YYYY-MM-DDTHH:mm:ss`; the real time if absent. */
  now?: string;
};

const NAMES = ['STORE_URL', 'STORE_USER', 'STORE_APP_PASSWORD'] as const;

function parseStoreUrl(text: string): URL {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new SettingError('STORE_URL must be the URL of a site, such as https://shop.example.');
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new SettingError('STORE_URL must begin with https:// (or http:// for this machine).');
  if (url.username || url.password)
    throw new SettingError(
      'STORE_URL must not contain a user name or password: set STORE_USER and STORE_APP_PASSWORD instead.',
    );
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new SettingError(
      `STORE_URL uses plain http for ${url.host}, which would send the application password in the clear: use https.`,
    );
  url.search = '';
  url.hash = '';
  url.pathname = `${url.pathname.replace(/\/(wp-json|wp-admin|index\.php)(\/.*)?$/, '').replace(/\/+$/, '')}/`;
  return url;
}

/** A date without a time means noon, which exists on every day in every time zone. */
function parseNow(text: string): string {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?)?$/.exec(
    text,
  );
  const [, year, month, day, hour = '12', minute = '00', second = '00'] = match ?? [];
  const date = `${year}-${month}-${day}`;
  if (!match || new Date(`${date}T00:00:00Z`).toJSON()?.slice(0, 10) !== date)
    throw new SettingError(
      `STORE_NOW must be a date such as 2026-11-20 or 2026-11-20T15:30:00, not "${text}".`,
    );
  return `${date}T${hour}:${minute}:${second}`;
}

/** Reads the `STORE_…` variables; `null` if none is set. Throws `SettingError` if one is missing or invalid. */
export function parseStoreSettings(
  env: Readonly<Record<string, string | undefined>>,
): StoreSettings | null {
  const given = Object.fromEntries(NAMES.map((name) => [name, env[name]?.trim() ?? '']));
  const now = env['STORE_NOW']?.trim() ?? '';
  const missing = NAMES.filter((name) => !given[name]);
  if (missing.length === NAMES.length) {
    if (now)
      throw new SettingError(
        'STORE_NOW sets the clock for a real store and needs STORE_URL, STORE_USER and STORE_APP_PASSWORD.',
      );
    return null;
  }
  if (missing.length > 0)
    throw new SettingError(
      `A real store needs STORE_URL, STORE_USER and STORE_APP_PASSWORD together; missing: ${missing.join(', ')}.`,
    );
  const [url = '', user = '', password = ''] = NAMES.map((name) => given[name] ?? '');
  if (user.includes(':')) throw new SettingError('STORE_USER must not contain a colon.');
  return { url: parseStoreUrl(url), user, password, ...(now ? { now: parseNow(now) } : {}) };
}
