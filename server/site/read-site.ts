import {
  DATE_TYPES,
  hostDefaults,
  type HostConfig,
  type HostUser,
} from '../../src/host/host-config.ts';
import { OPTIONAL_ROUTES } from '../../src/host/optional-route-list.ts';
import { fromHtmlText } from './html-text.ts';
import { readCurrency } from './read-currency.ts';
import { asRecord, readNumber, readText, settingsById, type Json } from './read-json.ts';
import { OPTIONAL_FILTER_FIELDS, readOptionalFilters } from './read-optional-filters.ts';
import { readPublicCurrency } from './read-public-currency.ts';
import { readWeekStart } from './read-week-start.ts';
import { formatOffset } from './zoned-instant.ts';

/** Reads one REST path, relative to the REST root; `body` is the parsed JSON, `undefined` if it is not JSON. */
export type ReadRest = (path: string) => Promise<{ status: number; body: unknown }>;

/** The data of a site that a page needs, and a message for each part that has its default value. */
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
> &
  Partial<Pick<HostConfig, 'optionalFilters' | 'dateType' | 'routes'>> & { problems: string[] };

/** The facts of a site. `isComplete` is `false` if a part failed for a temporary reason, such as a 503. */
export type SiteReading = { facts: SiteFacts; isComplete: boolean };

const OPTIONAL_ROUTE_FIELDS = encodeURIComponent(
  OPTIONAL_ROUTES.map((route) => `routes.${route}.namespace`).join(','),
);

/** The site index: the name of the site, its REST namespaces, and the routes that not every site has. */
export const INDEX_PATH = `?_fields=name,description,url,home,gmt_offset,timezone_string,namespaces,${OPTIONAL_FILTER_FIELDS},${OPTIONAL_ROUTE_FIELDS}`;
/** The signed-in user with capabilities and preferences. */
export const USER_PATH = 'wp/v2/users/me?context=edit';

/** Whether a time zone exists. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** No place of the earth is further from UTC, in hours. */
const MOST_OFFSET = 14;

/**
 * A time zone for `configureDate`: the named zone, or the offset in hours, which WordPress writes as `5.5`. Undefined if
 * there is no such zone.
 */
function toTimeZone(name: string, offsetHours: number): string | undefined {
  if (name && !/^UTC[+-]/.test(name)) return isTimeZone(name) ? name : undefined;
  if (Math.abs(offsetHours) > MOST_OFFSET) return undefined;
  const minutes = Math.round(offsetHours * 60);
  return minutes === 0 ? 'UTC' : formatOffset(minutes);
}

const readTexts = (texts: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asRecord(texts)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** Our own preferences, which WordPress stores in a separate scope, by the names that the user data store uses. */
function readOwnPreferences(user: Json): Record<string, string> {
  const scopes = asRecord(asRecord(user['meta'])['persisted_preferences']);
  return Object.fromEntries(
    Object.entries(asRecord(scopes['tillview'])).map(([name, value]) => [
      `tillview_${name}`,
      JSON.stringify(value),
    ]),
  );
}

/** The user in a `users/me` response; `null` if the response has no user. */
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

/** Reads the order statuses from the list that newer stores have for everyone who can see reports. */
function readListedStatuses(body: unknown): HostConfig['orderStatuses'] | undefined {
  const statuses = (Array.isArray(body) ? body : []).flatMap((item: unknown) => {
    const { slug, name } = asRecord(item);
    return readText(slug) === '' ? [] : [[readText(slug), fromHtmlText(readText(name))] as const];
  });
  return statuses.length > 0 ? Object.fromEntries(statuses) : undefined;
}

type Part = { body: unknown; failure?: string };

/** Whether a retry may succeed: not if the store refuses this account, or has no such route. */
const isTemporary = (status: number) =>
  status < 400 || status === 408 || status === 429 || status >= 500;

/**
 * Reads the parts of a site's settings. For a part that fails, returns the reason and records whether the failure is
 * temporary.
 */
function partReader(read: ReadRest) {
  const state = { isComplete: true };
  const readPart = async (path: string): Promise<Part> => {
    try {
      const { status, body } = await read(path);
      if (status === 200 && body !== undefined) return { body };
      if (isTemporary(status)) state.isComplete = false;
      return { body: undefined, failure: status === 200 ? 'no JSON' : String(status) };
    } catch (error) {
      state.isComplete = false;
      return { body: undefined, failure: error instanceof Error ? error.message : String(error) };
    }
  };
  return { state, readPart };
}

/**
 * Reads the data of a site that a page needs. `index` and `user` are the bodies of `INDEX_PATH` and `USER_PATH`,
 * already checked by the caller. A part that cannot be read has its default value and a message in `problems`.
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
  const hasCurrency =
    readText(asRecord(currencyPart.body)['code']) !== '' && generalPart.failure === undefined;
  const readBody = async (path: string) => (await readPart(path)).body;
  const statuses = readStatuses(admin.get('woocommerce_excluded_report_order_statuses'));
  const [weekStart, prices, orderStatuses] = await Promise.all([
    // Shop managers and analysts may not read the settings: the week start is then read from a report.
    readNumber(settings['start_of_week']) ?? readWeekStart(readBody),
    // Analysts may read neither the currency nor its format.
    hasCurrency ? undefined : readPublicCurrency(readBody),
    // Nor may they read this setting.
    statuses ?? readBody('wc/v3/orders/statuses').then(readListedStatuses),
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
  missing(
    orderStatuses ? 'The default date range' : 'The default date range and the order statuses',
    adminPart,
  );

  const zoneName = readText(site['timezone_string']) || readText(settings['timezone']);
  const offsetHours = readNumber(site['gmt_offset']) ?? 0;
  const timeZone = toTimeZone(zoneName, offsetHours);
  if (timeZone === undefined)
    problems.push(
      `The time zone of the store, "${zoneName || offsetHours}", does not exist; UTC is used instead. Choose another one in the settings of WordPress.`,
    );

  const optionalFilters = readOptionalFilters(site);
  // An index without routes does not say which ones the site has.
  const { routes: listed } = site;
  const routes = listed ? OPTIONAL_ROUTES.filter((route) => route in asRecord(listed)) : undefined;
  const setting = admin.get('woocommerce_date_type')?.['value'];
  const dateType = DATE_TYPES.find((type) => type === setting);
  const facts = {
    storeName: fromHtmlText(readText(site['name']) || readText(settings['title'])),
    locale: locale || hostDefaults.locale,
    timeZone: timeZone ?? 'UTC',
    weekStart: weekStart ?? hostDefaults.weekStart,
    currency,
    dateFormat: readText(settings['date_format']) || hostDefaults.dateFormat,
    timeFormat: readText(settings['time_format']) || hostDefaults.timeFormat,
    user: readUser(user),
    defaultDateRange:
      readText(admin.get('woocommerce_default_date_range')?.['value']).replaceAll('&amp;', '&') ||
      hostDefaults.defaultDateRange,
    orderStatuses: orderStatuses ?? hostDefaults.orderStatuses,
    ...(dateType ? { dateType } : {}),
    ...(optionalFilters.length > 0 ? { optionalFilters } : {}),
    ...(routes ? { routes } : {}),
    // WordPress omits the field when its avatars are turned off.
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
