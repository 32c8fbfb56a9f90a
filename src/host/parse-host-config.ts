import { hostDefaults, type HostConfig, type HostCurrency, type HostUser } from './host-config.ts';

/** A config that can be used, and a sentence for each part of it that could not be read. */
export type ParsedHostConfig = { config: HostConfig; problems: string[] };

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
const isTextMap = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every(isText);
const isPositions = (value: unknown): value is HostCurrency['symbolPosition'] =>
  value === 'left' || value === 'right' || value === 'left_space' || value === 'right_space';
const isPrecision = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 8;
const isMode = (value: unknown): value is HostConfig['mode'] =>
  value === 'demo' || value === 'proxy' || value === 'wordpress';

/** Reads one object field by field: what is absent gets its default, what is malformed is named besides. */
function reader(source: Json, prefix: string, problems: string[]) {
  return <Value>(
    name: string,
    accepts: (value: unknown) => value is Value,
    fallback: Value,
    expected: string,
  ): Value => {
    const value = source[name];
    if (value === undefined || value === null) return fallback;
    if (accepts(value)) return value;
    problems.push(
      `The host's setting "${prefix}${name}" should be ${expected}; the default is used instead.`,
    );
    return fallback;
  };
}

function parseCurrency(value: unknown, problems: string[]): HostCurrency {
  const fallback = hostDefaults.currency;
  if (value === undefined || value === null) return fallback;
  if (!isRecord(value)) {
    problems.push(
      'The host\'s setting "currency" should be an object; US dollars are used instead.',
    );
    return fallback;
  }
  const read = reader(value, 'currency.', problems);
  const priceFormat = read('priceFormat', isText, '', 'text');
  return {
    code: read('code', isFilledText, fallback.code, 'a currency code'),
    symbol: read('symbol', isText, fallback.symbol, 'text'),
    symbolPosition: read(
      'symbolPosition',
      isPositions,
      fallback.symbolPosition,
      'left, right, left_space or right_space',
    ),
    thousandSeparator: read('thousandSeparator', isText, fallback.thousandSeparator, 'text'),
    decimalSeparator: read('decimalSeparator', isText, fallback.decimalSeparator, 'text'),
    precision: read('precision', isPrecision, fallback.precision, 'a whole number from 0 to 8'),
    ...(priceFormat ? { priceFormat } : {}),
  };
}

function parseUser(value: unknown, problems: string[]): HostUser | null {
  if (value === undefined || value === null) return null;
  if (!isRecord(value) || typeof value['id'] !== 'number') {
    problems.push(
      'The host\'s setting "user" should be an object with an id; nobody is known instead.',
    );
    return null;
  }
  const read = reader(value, 'user.', problems);
  const capabilities = read('capabilities', isRecord, {}, 'an object');
  const preferences = read('preferences', isRecord, {}, 'an object');
  return {
    id: value['id'],
    name: read('name', isText, '', 'text'),
    capabilities: Object.fromEntries(
      Object.entries(capabilities).map(([name, allowed]) => [name, allowed === true]),
    ),
    preferences: Object.fromEntries(
      Object.entries(preferences).filter((entry): entry is [string, string] => isText(entry[1])),
    ),
  };
}

/**
 * Turns what a host wrote into a config that can be used. Never throws: whatever is missing gets its
 * default, and whatever is malformed gets its default and a sentence that names it.
 */
export function parseHostConfig(source: unknown): ParsedHostConfig {
  const problems: string[] = [];
  if (!isRecord(source)) {
    return {
      config: { ...hostDefaults, problems: [] },
      problems: ['The page carries no host settings that can be read; defaults are used instead.'],
    };
  }
  const read = reader(source, '', problems);
  const requestToken = read('requestToken', isText, '', 'text');
  const now = read(
    'now',
    isInstant,
    '',
    'a date and time with its offset, such as 2026-11-20T12:00:00+00:00',
  );
  const links = read('links', isTextMap, {}, 'an object of addresses');
  const reported = read('problems', Array.isArray, [], 'a list');
  return {
    problems,
    config: {
      mode: read('mode', isMode, hostDefaults.mode, 'demo, proxy or wordpress'),
      storeName: read('storeName', isText, hostDefaults.storeName, 'text'),
      restRoot: read('restRoot', isUrl, hostDefaults.restRoot, 'an address that ends in a slash'),
      nonce: read('nonce', isText, hostDefaults.nonce, 'text'),
      ...(requestToken ? { requestToken } : {}),
      adminUrl: read('adminUrl', isUrl, hostDefaults.adminUrl, 'an address that ends in a slash'),
      pageSlug: read('pageSlug', isFilledText, hostDefaults.pageSlug, 'text'),
      locale: read('locale', isLocale, hostDefaults.locale, 'a locale such as en_US'),
      timeZone: read(
        'timeZone',
        isTimeZone,
        hostDefaults.timeZone,
        'a time zone such as Europe/Paris or +02:00',
      ),
      weekStart: read(
        'weekStart',
        isWeekStart,
        hostDefaults.weekStart,
        'a number from 0 (Sunday) to 6 (Saturday)',
      ),
      currency: parseCurrency(source['currency'], problems),
      dateFormat: read('dateFormat', isFilledText, hostDefaults.dateFormat, 'text'),
      timeFormat: read('timeFormat', isFilledText, hostDefaults.timeFormat, 'text'),
      user: parseUser(source['user'], problems),
      defaultDateRange: read(
        'defaultDateRange',
        isFilledText,
        hostDefaults.defaultDateRange,
        'a query string',
      ),
      variationTitleSeparator: read(
        'variationTitleSeparator',
        isText,
        hostDefaults.variationTitleSeparator,
        'text',
      ),
      orderStatuses: read(
        'orderStatuses',
        isTextMap,
        hostDefaults.orderStatuses,
        'an object of labels',
      ),
      avatars: read('avatars', isBoolean, hostDefaults.avatars, 'true or false'),
      links: { ...hostDefaults.links, ...links },
      ...(now ? { now } : {}),
      problems: reported.filter(isText),
    },
  };
}
