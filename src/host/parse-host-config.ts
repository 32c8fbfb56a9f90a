import {
  DATE_TYPES,
  hostDefaults,
  type DateType,
  type HostConfig,
  type HostCurrency,
  type HostUser,
} from './host-config.ts';

/**
 * An invalid setting, or the reason why the settings could not be read. `describeHostProblems` converts it to a
 * sentence.
 */
export type HostProblem = { readonly setting: string } | { readonly unreadable: string };

/** A valid configuration, and the problems that were found. */
export type ParsedHostConfig = { config: HostConfig; problems: HostProblem[] };

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';
const isFilledText = (value: unknown): value is string => isText(value) && value !== '';
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isUrl = (value: unknown): value is string =>
  isFilledText(value) && /^(https?:\/\/|\/)/i.test(value) && value.endsWith('/');
const isWeekStart = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 6;
const isLocale = (value: unknown): value is string => {
  if (!isFilledText(value)) return false;
  try {
    return Intl.getCanonicalLocales(value.replaceAll('_', '-')).length === 1;
  } catch {
    return false;
  }
};
const isTimeZone = (value: unknown): value is string => {
  if (!isFilledText(value)) return false;
  if (/^[+-](0\d|1[0-4]):?[0-5]\d$/.test(value)) return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};
const isInstant = (value: unknown): value is string =>
  isText(value) &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value));
const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);
const isOptionalTextList = (value: unknown): value is readonly string[] | undefined =>
  value === undefined || isTextList(value);
const isOptionalObject = (value: unknown): value is object | undefined =>
  value === undefined || isRecord(value);
const isOptionalDateType = (value: unknown): value is DateType | undefined =>
  value === undefined || DATE_TYPES.some((type) => type === value);
const isTextMap = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every(isText);
const isOptionalGroups = (value: unknown): value is HostConfig['orderGroups'] =>
  isRecord(value) && typeof value['threshold'] === 'number' && isTextList(value['columns']);
const isPositions = (value: unknown): value is HostCurrency['symbolPosition'] =>
  value === 'left' || value === 'right' || value === 'left_space' || value === 'right_space';
const isPrecision = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 8;
const isMode = (value: unknown): value is HostConfig['mode'] =>
  value === 'demo' || value === 'proxy' || value === 'wordpress';

/**
 * Returns a function that reads the fields of an object. A missing field gets its default; an invalid field gets its
 * default and is reported.
 */
function reader(source: Json, prefix: string, problems: HostProblem[]) {
  return <Value>(
    name: string,
    accepts: (value: unknown) => value is Value,
    fallback: Value,
  ): Value => {
    const value = source[name];
    if (value === undefined || value === null) return fallback;
    if (accepts(value)) return value;
    problems.push({ setting: prefix + name });
    return fallback;
  };
}

function parseCurrency(value: unknown, problems: HostProblem[]): HostCurrency {
  const fallback = hostDefaults.currency;
  if (value === undefined || value === null) return fallback;
  if (!isRecord(value)) {
    problems.push({ setting: 'currency' });
    return fallback;
  }
  const read = reader(value, 'currency.', problems);
  const priceFormat = read('priceFormat', isText, '');
  return {
    code: read('code', isFilledText, fallback.code),
    symbol: read('symbol', isText, fallback.symbol),
    symbolPosition: read('symbolPosition', isPositions, fallback.symbolPosition),
    thousandSeparator: read('thousandSeparator', isText, fallback.thousandSeparator),
    decimalSeparator: read('decimalSeparator', isText, fallback.decimalSeparator),
    precision: read('precision', isPrecision, fallback.precision),
    ...(priceFormat ? { priceFormat } : {}),
  };
}

function parseUser(value: unknown, problems: HostProblem[]): HostUser | null {
  if (value === undefined || value === null) return null;
  if (!isRecord(value) || typeof value['id'] !== 'number') {
    problems.push({ setting: 'user' });
    return null;
  }
  const read = reader(value, 'user.', problems);
  const capabilities = read('capabilities', isRecord, {});
  const preferences = read('preferences', isRecord, {});
  const email = read('email', isText, '');
  return {
    id: value['id'],
    name: read('name', isText, ''),
    ...(email ? { email } : {}),
    capabilities: Object.fromEntries(
      Object.entries(capabilities).map(([name, allowed]) => [name, allowed === true]),
    ),
    preferences: Object.fromEntries(
      Object.entries(preferences).filter((entry): entry is [string, string] => isText(entry[1])),
    ),
  };
}

/**
 * Converts the host's settings to a valid configuration. Never throws: a missing setting gets its default, and an
 * invalid setting gets its default and is reported.
 */
export function parseHostConfig(source: unknown): ParsedHostConfig {
  const problems: HostProblem[] = [];
  if (!isRecord(source)) {
    return {
      config: { ...hostDefaults, problems: [] },
      problems: [{ unreadable: '' }],
    };
  }
  const read = reader(source, '', problems);
  const requestToken = read('requestToken', isText, '');
  const now = read('now', isInstant, '');
  const routes = read('routes', isOptionalTextList, undefined);
  const currencies = read('currencies', isOptionalTextList, undefined);
  const shared = read('shared', isOptionalObject, undefined);
  const alarm = read('alarm', isOptionalObject, undefined);
  const orderGroups = read('orderGroups', isOptionalGroups, undefined);
  const dateType = read('dateType', isOptionalDateType, undefined);
  const links = read('links', isTextMap, {});
  const reported = read('problems', Array.isArray, []);
  return {
    problems,
    config: {
      mode: read('mode', isMode, hostDefaults.mode),
      storeName: read('storeName', isText, hostDefaults.storeName),
      restRoot: read('restRoot', isUrl, hostDefaults.restRoot),
      nonce: read('nonce', isText, hostDefaults.nonce),
      ...(requestToken ? { requestToken } : {}),
      adminUrl: read('adminUrl', isUrl, hostDefaults.adminUrl),
      pageSlug: read('pageSlug', isFilledText, hostDefaults.pageSlug),
      locale: read('locale', isLocale, hostDefaults.locale),
      timeZone: read('timeZone', isTimeZone, hostDefaults.timeZone),
      weekStart: read('weekStart', isWeekStart, hostDefaults.weekStart),
      currency: parseCurrency(source['currency'], problems),
      dateFormat: read('dateFormat', isFilledText, hostDefaults.dateFormat),
      timeFormat: read('timeFormat', isFilledText, hostDefaults.timeFormat),
      user: parseUser(source['user'], problems),
      defaultDateRange: read('defaultDateRange', isFilledText, hostDefaults.defaultDateRange),
      variationTitleSeparator: read(
        'variationTitleSeparator',
        isText,
        hostDefaults.variationTitleSeparator,
      ),
      orderStatuses: read('orderStatuses', isTextMap, hostDefaults.orderStatuses),
      optionalFilters: read('optionalFilters', isTextList, hostDefaults.optionalFilters),
      avatars: read('avatars', isBoolean, hostDefaults.avatars),
      links: { ...hostDefaults.links, ...links },
      ...(routes ? { routes } : {}),
      ...(currencies ? { currencies } : {}),
      ...(shared ? { shared } : {}),
      ...(alarm ? { alarm } : {}),
      ...(orderGroups ? { orderGroups } : {}),
      ...(dateType ? { dateType } : {}),
      mergesRequests: read('mergesRequests', isBoolean, hostDefaults.mergesRequests),
      ...(now ? { now } : {}),
      problems: reported.filter(isText),
    },
  };
}
