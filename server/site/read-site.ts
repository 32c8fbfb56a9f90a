import { hostDefaults, type HostConfig, type HostUser } from '../../src/host/host-config.ts';
import { fromHtmlText } from './html-text.ts';
import { readCurrency } from './read-currency.ts';
import { asRecord, readNumber, readText, settingsById, type Json } from './read-json.ts';
import { readPublicCurrency } from './read-public-currency.ts';
import { readWeekStart } from './read-week-start.ts';

/** Reads one REST address, given below the REST root; `body` is the parsed JSON, `undefined` when it is none. */
export type ReadRest = (path: string) => Promise<{ status: number; body: unknown }>;

/** What a page needs to know of its site, and a message for each part that stayed at its default. */
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

/** The facts of a site; they are complete unless a part failed for a reason that may pass, such as a 503. */
export type SiteReading = { facts: SiteFacts; isComplete: boolean };

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

const readTexts = (texts: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asRecord(texts)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** Our own preferences, which WordPress keeps in a scope of its own, by the names that the user data store gives them. */
function readOwnPreferences(user: Json): Record<string, string> {
  const scopes = asRecord(asRecord(user['meta'])['persisted_preferences']);
  return Object.fromEntries(
    Object.entries(asRecord(scopes['tillview'])).map(([name, value]) => [
      `tillview_${name}`,
      JSON.stringify(value),
    ]),
  );
}

/** The user of a `users/me` reply; `null` when the reply has no user. */
export function readUser(body: unknown): HostUser | null {
  const user = asRecord(body);
  const id = readNumber(user['id']);
  if (id === undefined) return null;
  const email = readText(user['email']);
  return {
    id,
    name: fromHtmlText(readText(user['name']) || readText(user['username'])),
    ...(email ? { email } : {}),
    capabilities: Object.fromEntries(
      Object.entries(asRecord(user['capabilities'])).map(([name, value]) => [name, value === true]),
    ),
    preferences: { ...readTexts(user['woocommerce_meta']), ...readOwnPreferences(user) },
  };
}

function readStatuses(setting: Json | undefined): HostConfig['orderStatuses'] | undefined {
  const options = Object.entries(readTexts(setting?.['options']));
  if (options.length === 0) return undefined;
  return Object.fromEntries(options.map(([slug, label]) => [slug, fromHtmlText(label)]));
}

type Part = { body: unknown; failure?: string };

/** Whether another try may end differently: not where the store refuses this account, or has no such route. */
const mayPass = (status: number) =>
  status < 400 || status === 408 || status === 429 || status >= 500;

/** Reads the parts of a site's settings; a part that fails says why, and whether that may pass. */
function partReader(read: ReadRest) {
  const state = { isComplete: true };
  const readPart = async (path: string): Promise<Part> => {
    try {
      const { status, body } = await read(path);
      if (status === 200 && body !== undefined) return { body };
      if (mayPass(status)) state.isComplete = false;
      return { body: undefined, failure: status === 200 ? 'no JSON' : String(status) };
    } catch (error) {
      state.isComplete = false;
      return { body: undefined, failure: error instanceof Error ? error.message : String(error) };
    }
  };
  return { state, readPart };
}

/**
 * Reads what a page needs to know of its site; `index` and `user` are the bodies of `INDEX_PATH` and
 * `USER_PATH`, which the caller has checked. A part that may not be read is left at its default and named.
 */
export async function readSite(
  index: unknown,
  user: unknown,
  read: ReadRest,
): Promise<SiteReading> {
  const { state, readPart } = partReader(read);
  const [settingsPart, currencyPart, generalPart, adminPart] = await Promise.all([
    readPart('wp/v2/settings'),
    readPart('wc/v3/data/currencies/current'),
    readPart('wc-analytics/settings/general'),
    readPart('wc-analytics/settings/wc_admin'),
  ]);
  const site = asRecord(index);
  const settings = asRecord(settingsPart.body);
  const account = asRecord(user);
  const admin = settingsById(adminPart.body);
  // Shop managers and analysts may not read the settings, but the reports show on which day weeks start.
  const hasCurrency =
    readText(asRecord(currencyPart.body)['code']) !== '' && generalPart.failure === undefined;
  const readBody = async (path: string) => (await readPart(path)).body;
  const [weekStart, prices] = await Promise.all([
    readNumber(settings['start_of_week']) ?? readWeekStart(readBody),
    // Analysts may read neither the currency nor its format.
    hasCurrency ? undefined : readPublicCurrency(readBody),
  ]);
  const general = settingsById(generalPart.body);
  const { currency, isKnown, isFormatKnown } = readCurrency(currencyPart.body, general, prices);
  const locale = readText(account['locale']) || readText(settings['language']);

  const problems: string[] = [];
  const missing = (what: string, { failure }: Part, instead = 'defaults are used instead') => {
    if (failure !== undefined)
      problems.push(`${what} could not be read from the store (${failure}); ${instead}.`);
  };
  const unread = [
    'Date and time format',
    ...(weekStart === undefined ? ['week start'] : []),
    ...(locale ? [] : ['language']),
  ];
  missing(joinWithAnd(unread), settingsPart);
  if (!isKnown)
    missing(
      'The currency',
      { body: undefined, failure: currencyPart.failure ?? 'no currency code' },
      'amounts are shown without a currency symbol',
    );
  if (!isFormatKnown) missing('The currency format', generalPart);
  missing('The default date range and the order statuses', adminPart);

  const facts = {
    storeName: fromHtmlText(readText(site['name']) || readText(settings['title'])),
    locale: locale || hostDefaults.locale,
    timeZone: toTimeZone(
      readText(site['timezone_string']) || readText(settings['timezone']),
      readNumber(site['gmt_offset']) ?? 0,
    ),
    weekStart: weekStart ?? hostDefaults.weekStart,
    currency,
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
  return { facts, isComplete: state.isComplete };
}

/** `a`, `a and b`, or `a, b and c`. */
function joinWithAnd(names: readonly string[]): string {
  return names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}
