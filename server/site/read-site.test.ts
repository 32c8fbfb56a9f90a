import { expect, it } from 'vitest';
import { readSite, type ReadRest } from './read-site.ts';

type Replies = Readonly<Record<string, unknown>>;

const INDEX = { name: 'Bob&#039;s', gmt_offset: '5.5', timezone_string: '' };
const USER = { id: '7', name: 'Ada', avatar_urls: {} };
const setting = (id: string, value: unknown) => ({ id: `woocommerce_${id}`, value });
const PRICES = {
  currency_code: 'JPY',
  currency_symbol: '&yen;',
  currency_prefix: '',
  currency_suffix: ' &yen;',
  currency_thousand_separator: '.',
  currency_decimal_separator: ',',
  currency_minor_unit: '0',
};

/** The replies of a store, by path without parameters. */
const WHOLE: Replies = {
  'wp/v2/settings': {
    title: 'Title',
    timezone: 'Asia/Tokyo',
    date_format: 'Y-m-d',
    time_format: 'H:i',
    start_of_week: 6,
    language: 'de_DE',
  },
  'wc/v3/data/currencies/current': { code: 'ILS', symbol: '&#8362;' },
  'wc-analytics/settings/general': [
    setting('currency', 'ILS'),
    setting('currency_pos', 'right_space'),
    setting('price_thousand_sep', ''),
    setting('price_decimal_sep', '&#183;'),
    setting('price_num_decimals', '3'),
  ],
  'wc-analytics/settings/wc_admin': [
    setting('default_date_range', 'period=week&amp;compare=previous_period'),
    {
      id: 'woocommerce_excluded_report_order_statuses',
      options: { pending: 'Pending', wrapped: 'Gift &amp; wrapped', odd: 7 },
    },
  ],
  'wc/store/v1/products': [{ prices: PRICES }],
  'wc-analytics/reports/revenue/stats': {
    intervals: [{}, { date_start: '1999-01-04 00:00:00' }],
  },
};

/** A store with these replies; a number is the status of a failed request. */
const storeOf =
  (replies: Replies): ReadRest =>
  async (address) => {
    const reply = replies[address.split('?')[0] ?? ''];
    if (reply instanceof Error) throw reply;
    return typeof reply === 'number'
      ? { status: reply, body: { code: 'failed' } }
      : { status: 200, body: reply };
  };

const read = (changes: Replies, index: unknown = INDEX, user: unknown = USER) =>
  readSite(index, user, storeOf({ ...WHOLE, ...changes }));

const SETTINGS = 'wp/v2/settings';
const CURRENCY = 'wc/v3/data/currencies/current';
const GENERAL = 'wc-analytics/settings/general';
const ADMIN = 'wc-analytics/settings/wc_admin';
const CATALOG = 'wc/store/v1/products';
const WEEKS = 'wc-analytics/reports/revenue/stats';

const catalogOf = (changes: Replies) => [{ prices: { ...PRICES, ...changes } }];

const STORES: Readonly<Record<string, readonly [Replies, unknown?, unknown?]>> = {
  'a whole store': [{}],
  'no settings': [{ [SETTINGS]: 403 }],
  'no settings, but the language of the user': [
    { [SETTINGS]: 403 },
    INDEX,
    { ...USER, locale: 'he_IL' },
  ],
  'no settings and no weeks': [{ [SETTINGS]: 403, [WEEKS]: 403 }],
  'weeks that cannot be read': [{ [SETTINGS]: {}, [WEEKS]: { intervals: [{}] } }],
  'no currency': [{ [CURRENCY]: 403 }],
  'a currency without a code': [{ [CURRENCY]: { symbol: 'x' }, [GENERAL]: [], [CATALOG]: [] }],
  'no currency and no format': [{ [CURRENCY]: 403, [GENERAL]: 403 }],
  'no format': [{ [GENERAL]: 403 }],
  'no format, and prices of the same currency': [
    { [GENERAL]: 403, [CATALOG]: catalogOf({ currency_code: 'ILS', currency_prefix: 'x' }) },
  ],
  'no currency anywhere': [{ [CURRENCY]: 403, [GENERAL]: 403, [CATALOG]: 403 }],
  'prices before a blank': [
    { [CURRENCY]: 403, [GENERAL]: 403, [CATALOG]: catalogOf({ currency_prefix: '¥ ' }) },
  ],
  'prices behind no blank': [
    { [CURRENCY]: 403, [GENERAL]: 403, [CATALOG]: catalogOf({ currency_suffix: '¥' }) },
  ],
  'prices without a symbol': [
    { [CURRENCY]: 403, [GENERAL]: 403, [CATALOG]: catalogOf({ currency_symbol: '' }) },
  ],
  'prices without decimals': [
    { [CURRENCY]: 403, [GENERAL]: 403, [CATALOG]: catalogOf({ currency_minor_unit: ' ' }) },
  ],
  'no group of its own': [{ [ADMIN]: 404 }],
  'a group without values': [{ [ADMIN]: [{}, setting('default_date_range', '')] }],
  'a named zone': [{}, { ...INDEX, name: '', timezone_string: 'Europe/Berlin' }],
  'a zone named as an offset': [{}, { timezone_string: 'UTC+2', gmt_offset: -9.75 }],
  'the zone of the settings': [{}, {}],
  'no zone': [{ [SETTINGS]: {} }, {}],
  'preferences of its own, and no avatars': [
    {},
    INDEX,
    {
      id: 7,
      username: 'ada',
      email: 'ada@shop.test',
      capabilities: { view: true, edit: false, odd: 1 },
      woocommerce_meta: { columns: '[]', odd: 7 },
      meta: { persisted_preferences: { tillview: { favorites: ['a'] }, other: { x: 1 } } },
    },
  ],
  'no user': [{}, INDEX, { name: 'Ada' }],
};

it('reads the settings of stores as in read-site.facts.txt', async () => {
  const lines: string[] = [];
  for (const [name, [changes, index, user]] of Object.entries(STORES))
    lines.push(`# ${name}`, JSON.stringify(await read(changes, index, user), null, 2), '');
  await expect(lines.join('\n')).toMatchFileSnapshot('read-site.facts.txt');
});

it.each([
  [undefined, false],
  [302, false],
  [400, true],
  [401, true],
  [403, true],
  [404, true],
  [408, false],
  [429, false],
  [499, true],
  [500, false],
  [503, false],
  [new Error('reset'), false],
])('a request that ends with %s is final: %s', async (reply, isComplete) => {
  expect((await read({ [ADMIN]: reply })).isComplete).toBe(isComplete);
});
