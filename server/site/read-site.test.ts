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
  'wc/v3/orders/statuses': 404,
  'wc-analytics/settings/wc_admin': [
    setting('default_date_range', 'period=week&amp;compare=previous_period'),
    setting('date_type', 'date_completed'),
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

const WHOLE_FACTS = {
  storeName: "Bob's",
  locale: 'de_DE',
  timeZone: 'Asia/Tokyo',
  weekStart: 6,
  currency: {
    code: 'ILS',
    symbol: '₪',
    symbolPosition: 'right_space',
    thousandSeparator: '',
    decimalSeparator: '·',
    precision: 3,
  },
  dateFormat: 'Y-m-d',
  timeFormat: 'H:i',
  user: { id: 7, name: 'Ada', capabilities: {}, preferences: {} },
  defaultDateRange: 'period=week&compare=previous_period',
  dateType: 'date_completed',
  orderStatuses: { pending: 'Pending', wrapped: 'Gift & wrapped' },
  avatars: true,
  problems: [],
};

it.each<[string, Replies, unknown, unknown, Replies]>([
  ['a whole store', {}, INDEX, USER, {}],
  [
    'no settings',
    { [SETTINGS]: 403 },
    INDEX,
    USER,
    {
      locale: 'en_US',
      timeZone: '+05:30',
      weekStart: 1,
      dateFormat: 'F j, Y',
      timeFormat: 'g:i a',
      problems: [
        'Date and time format and language could not be read from the store (403); defaults are used instead.',
      ],
    },
  ],
  [
    'no settings, but the language of the user',
    { [SETTINGS]: 403 },
    INDEX,
    { ...USER, locale: 'he_IL' },
    {
      locale: 'he_IL',
      timeZone: '+05:30',
      weekStart: 1,
      dateFormat: 'F j, Y',
      timeFormat: 'g:i a',
      problems: [
        'Date and time format could not be read from the store (403); defaults are used instead.',
      ],
    },
  ],
  [
    'no settings and no weeks',
    { [SETTINGS]: 403, [WEEKS]: 403 },
    INDEX,
    USER,
    {
      locale: 'en_US',
      timeZone: '+05:30',
      weekStart: 0,
      dateFormat: 'F j, Y',
      timeFormat: 'g:i a',
      problems: [
        'Date and time format, week start and language could not be read from the store (403); defaults are used instead.',
      ],
    },
  ],
  [
    'weeks that cannot be read',
    { [SETTINGS]: {}, [WEEKS]: { intervals: [{}] } },
    INDEX,
    USER,
    {
      locale: 'en_US',
      timeZone: '+05:30',
      weekStart: 0,
      dateFormat: 'F j, Y',
      timeFormat: 'g:i a',
    },
  ],
  [
    'no currency',
    { [CURRENCY]: 403 },
    INDEX,
    USER,
    {
      currency: {
        code: 'ILS',
        symbol: 'ILS',
        symbolPosition: 'right_space',
        thousandSeparator: '',
        decimalSeparator: '·',
        precision: 3,
      },
    },
  ],
  [
    'a currency without a code',
    { [CURRENCY]: { symbol: 'x' }, [GENERAL]: [], [CATALOG]: [] },
    INDEX,
    USER,
    {
      currency: {
        code: 'XXX',
        symbol: '',
        symbolPosition: 'left',
        thousandSeparator: ',',
        decimalSeparator: '.',
        precision: 2,
      },
      problems: [
        'The currency could not be read from the store (no currency code); amounts are shown without a currency symbol.',
      ],
    },
  ],
  [
    'no currency and no format',
    { [CURRENCY]: 403, [GENERAL]: 403 },
    INDEX,
    USER,
    {
      currency: {
        code: 'JPY',
        symbol: '¥',
        symbolPosition: 'right_space',
        thousandSeparator: '.',
        decimalSeparator: ',',
        precision: 0,
      },
    },
  ],
  [
    'no format',
    { [GENERAL]: 403 },
    INDEX,
    USER,
    {
      currency: {
        code: 'ILS',
        symbol: '₪',
        symbolPosition: 'left',
        thousandSeparator: ',',
        decimalSeparator: '.',
        precision: 2,
      },
      problems: [
        'The currency format could not be read from the store (403); defaults are used instead.',
      ],
    },
  ],
  [
    'no format, and prices of the same currency',
    { [GENERAL]: 403, [CATALOG]: catalogOf({ currency_code: 'ILS', currency_prefix: 'x' }) },
    INDEX,
    USER,
    {
      currency: {
        code: 'ILS',
        symbol: '₪',
        symbolPosition: 'left',
        thousandSeparator: '.',
        decimalSeparator: ',',
        precision: 0,
      },
    },
  ],
  [
    'no currency anywhere',
    { [CURRENCY]: 403, [GENERAL]: 403, [CATALOG]: 403 },
    INDEX,
    USER,
    {
      currency: {
        code: 'XXX',
        symbol: '',
        symbolPosition: 'left',
        thousandSeparator: ',',
        decimalSeparator: '.',
        precision: 2,
      },
      problems: [
        'The currency could not be read from the store (403); amounts are shown without a currency symbol.',
        'The currency format could not be read from the store (403); defaults are used instead.',
      ],
    },
  ],
  [
    'prices before a blank',
    { [CURRENCY]: 403, [GENERAL]: 403, [CATALOG]: catalogOf({ currency_prefix: '¥ ' }) },
    INDEX,
    USER,
    {
      currency: {
        code: 'JPY',
        symbol: '¥',
        symbolPosition: 'left_space',
        thousandSeparator: '.',
        decimalSeparator: ',',
        precision: 0,
      },
    },
  ],
  [
    'prices behind no blank',
    { [CURRENCY]: 403, [GENERAL]: 403, [CATALOG]: catalogOf({ currency_suffix: '¥' }) },
    INDEX,
    USER,
    {
      currency: {
        code: 'JPY',
        symbol: '¥',
        symbolPosition: 'right',
        thousandSeparator: '.',
        decimalSeparator: ',',
        precision: 0,
      },
    },
  ],
  [
    'prices without a symbol',
    { [CURRENCY]: 403, [GENERAL]: 403, [CATALOG]: catalogOf({ currency_symbol: '' }) },
    INDEX,
    USER,
    {
      currency: {
        code: 'JPY',
        symbol: 'JPY',
        symbolPosition: 'right_space',
        thousandSeparator: '.',
        decimalSeparator: ',',
        precision: 0,
      },
    },
  ],
  [
    'prices without decimals',
    { [CURRENCY]: 403, [GENERAL]: 403, [CATALOG]: catalogOf({ currency_minor_unit: ' ' }) },
    INDEX,
    USER,
    {
      currency: {
        code: 'XXX',
        symbol: '',
        symbolPosition: 'left',
        thousandSeparator: ',',
        decimalSeparator: '.',
        precision: 2,
      },
      problems: [
        'The currency could not be read from the store (403); amounts are shown without a currency symbol.',
        'The currency format could not be read from the store (403); defaults are used instead.',
      ],
    },
  ],
  [
    'no group of its own',
    { [ADMIN]: 404 },
    INDEX,
    USER,
    {
      defaultDateRange: 'period=month&compare=previous_year',
      dateType: undefined,
      orderStatuses: {
        pending: 'Pending payment',
        processing: 'Processing',
        'on-hold': 'On hold',
        completed: 'Completed',
        cancelled: 'Cancelled',
        refunded: 'Refunded',
        failed: 'Failed',
      },
      problems: [
        'The default date range and the order statuses could not be read from the store (404); defaults are used instead.',
      ],
    },
  ],
  [
    'a list of order statuses, for an account that may not read the settings',
    {
      [ADMIN]: 403,
      'wc/v3/orders/statuses': [
        { slug: 'wrapped', name: 'Gift &amp; wrapped' },
        { name: 'No slug' },
      ],
    },
    INDEX,
    USER,
    {
      defaultDateRange: 'period=month&compare=previous_year',
      dateType: undefined,
      orderStatuses: { wrapped: 'Gift & wrapped' },
      problems: [
        'The default date range could not be read from the store (403); defaults are used instead.',
      ],
    },
  ],
  [
    'a named zone',
    {},
    { ...INDEX, name: '', timezone_string: 'Europe/Berlin' },
    USER,
    { storeName: 'Title', timeZone: 'Europe/Berlin' },
  ],
  [
    'a zone named as an offset',
    {},
    { timezone_string: 'UTC+2', gmt_offset: -9.75 },
    USER,
    { storeName: 'Title', timeZone: '-09:45' },
  ],
  [
    'a zone that does not exist: Mars/Olympus',
    {},
    { ...INDEX, timezone_string: 'Mars/Olympus', gmt_offset: 1e9 },
    USER,
    {
      timeZone: 'UTC',
      problems: [
        'The time zone of the store, "Mars/Olympus", does not exist; UTC is used instead. Choose another one in the settings of WordPress.',
      ],
    },
  ],
  [
    'a zone that does not exist: UTC+99',
    {},
    { ...INDEX, timezone_string: 'UTC+99', gmt_offset: 1e9 },
    USER,
    {
      timeZone: 'UTC',
      problems: [
        'The time zone of the store, "UTC+99", does not exist; UTC is used instead. Choose another one in the settings of WordPress.',
      ],
    },
  ],
  [
    'no zone',
    { [SETTINGS]: {} },
    {},
    USER,
    {
      storeName: '',
      locale: 'en_US',
      timeZone: 'UTC',
      weekStart: 1,
      dateFormat: 'F j, Y',
      timeFormat: 'g:i a',
    },
  ],
  [
    'preferences of its own, and no avatars',
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
    {
      user: {
        id: 7,
        name: 'ada',
        email: 'ada@shop.test',
        capabilities: { view: true, edit: false, odd: false },
        preferences: { columns: '[]', tillview_favorites: '["a"]' },
      },
      avatars: false,
    },
  ],
  ['no user', {}, INDEX, { name: 'Ada' }, { user: null, avatars: false }],
])('reads the settings of a store with %s', async (_, changes, index, user, own) => {
  const { facts, isComplete } = await read(changes, index, user);
  expect(facts).toEqual({ ...WHOLE_FACTS, ...own });
  expect(isComplete).toBe(true);
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
