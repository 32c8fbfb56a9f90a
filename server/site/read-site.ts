import { hostDefaults, type HostConfig, type HostUser } from '../../src/host/host-config.ts';
import { fromHtmlText } from './html-text.ts';
import { readCurrency } from './read-currency.ts';
import { asRecord, readNumber, readText, settingsById, type Json } from './read-json.ts';

/** Reads one REST address, given below the REST root; `body` is the parsed JSON, `undefined` when it is none. */
export type ReadRest = (path: string) => Promise<{ status: number; body: unknown }>;

/** What a page must be told of its site, and one sentence for each part that stayed at its default. */
export type SiteFacts = Pick<
  HostConfig,
  | 'storeName'
  | 'locale'
  | 'timeZone'
  | 'weekStart'
  | 'currency'
  | 'dateFormat'
  | 'timeFormat'
  | 'user'
  | 'defaultDateRange'
  | 'orderStatuses'
  | 'avatars'
> & { problems: string[] };

/** The site index: who the site is and which REST namespaces it offers. */
export const INDEX_PATH =
  '?_fields=name,description,url,home,gmt_offset,timezone_string,namespaces';
/** The signed-in user with capabilities and preferences. */
export const USER_PATH = 'wp/v2/users/me?context=edit';

/** A zone for `configureDate`: the named one, else the offset in hours, which WordPress writes as `5.5`. */
function toTimeZone(name: string, offsetHours: number): string {
  if (name && !/^UTC[+-]/.test(name)) return name;
  const minutes = Math.round(Math.abs(offsetHours) * 60);
  if (minutes === 0) return 'UTC';
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offsetHours < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The user of a `users/me` reply; `null` when the reply names nobody. */
export function readUser(body: unknown): HostUser | null {
  const user = asRecord(body);
  const id = readNumber(user['id']);
  if (id === undefined) return null;
  return {
    id,
    name: fromHtmlText(readText(user['name']) || readText(user['username'])),
    capabilities: Object.fromEntries(
      Object.entries(asRecord(user['capabilities'])).map(([name, value]) => [name, value === true]),
    ),
    preferences: Object.fromEntries(
      Object.entries(asRecord(user['woocommerce_meta'])).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    ),
  };
}

function readStatuses(setting: Json | undefined): HostConfig['orderStatuses'] | undefined {
  const options = Object.entries(asRecord(setting?.['options'])).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  if (options.length === 0) return undefined;
  return Object.fromEntries(options.map(([slug, label]) => [slug, fromHtmlText(label)]));
}

/**
 * Reads what a page must be told of its site; `index` and `user` are the bodies of `INDEX_PATH` and
 * `USER_PATH`, which the caller has judged. A part that may not be read is left at its default and named.
 */
export async function readSiteFacts(
  index: unknown,
  user: unknown,
  read: ReadRest,
): Promise<SiteFacts> {
  const problems: string[] = [];
  const readPart = async (path: string, what: string): Promise<unknown> => {
    let reason: string;
    try {
      const { status, body } = await read(path);
      if (status === 200 && body !== undefined) return body;
      reason = String(status);
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
    problems.push(
      `${what} could not be read from the store (${reason}); defaults are used instead.`,
    );
    return undefined;
  };

  const [settingsBody, currencyBody, generalBody, adminBody] = await Promise.all([
    readPart('wp/v2/settings', 'Date format, week start and language'),
    readPart('wc/v3/data/currencies/current', 'The currency'),
    readPart('wc-analytics/settings/general', 'The currency format'),
    readPart('wc-analytics/settings/wc_admin', 'The default date range and the order statuses'),
  ]);
  const site = asRecord(index);
  const settings = asRecord(settingsBody);
  const account = asRecord(user);
  const admin = settingsById(adminBody);
  const weekStart = readNumber(settings['start_of_week']);
  return {
    storeName: fromHtmlText(readText(site['name']) || readText(settings['title'])),
    locale: readText(account['locale']) || readText(settings['language']) || hostDefaults.locale,
    timeZone: toTimeZone(
      readText(site['timezone_string']) || readText(settings['timezone']),
      readNumber(site['gmt_offset']) ?? 0,
    ),
    weekStart: weekStart ?? hostDefaults.weekStart,
    currency: readCurrency(currencyBody, settingsById(generalBody)),
    dateFormat: readText(settings['date_format']) || hostDefaults.dateFormat,
    timeFormat: readText(settings['time_format']) || hostDefaults.timeFormat,
    user: readUser(user),
    defaultDateRange:
      readText(admin.get('woocommerce_default_date_range')?.['value']).replaceAll('&amp;', '&') ||
      hostDefaults.defaultDateRange,
    orderStatuses:
      readStatuses(admin.get('woocommerce_excluded_report_order_statuses')) ??
      hostDefaults.orderStatuses,
    // WordPress leaves the field out when its avatars are switched off.
    avatars: account['avatar_urls'] !== undefined,
    problems,
  };
}
