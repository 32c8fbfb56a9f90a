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

const ILS = {
  code: 'ILS',
  symbol: '₪',
  symbolPosition: 'right_space',
  thousandSeparator: '',
  decimalSeparator: '·',
  precision: 3,
};

const WHOLE_FACTS = {
  storeName: "Bob's",
  locale: 'de_DE',
  timeZone: 'Asia/Tokyo',
  weekStart: 6,
  currency: ILS,
  dateFormat: 'Y-m-d',
  timeFormat: 'H:i',
  user: { id: 7, name: 'Ada', capabilities: {}, preferences: {} },
  defaultDateRange: 'period=week&compare=previous_period',
  dateType: 'date_completed',
  orderStatuses: { pending: 'Pending', wrapped: 'Gift & wrapped' },
  avatars: true,
  problems: [],
};

/** What a store without readable settings has; its zone is that of the index. */
const DEFAULTS = {
  locale: 'en_US',
  timeZone: '+05:30',
  weekStart: 1,
  dateFormat: 'F j, Y',
  timeFormat: 'g:i a',
};
const DEFAULT_FORMAT = {
  symbolPosition: 'left',
  thousandSeparator: ',',
  decimalSeparator: '.',
  precision: 2,
};
/** What the prices of the catalog say. */
const JPY = {
  code: 'JPY',
  symbol: '¥',
  symbolPosition: 'right_space',
  thousandSeparator: '.',
  decimalSeparator: ',',
  precision: 0,
};
const UNKNOWN = { code: 'XXX', symbol: '', ...DEFAULT_FORMAT };
const NO_CURRENCY = { [CURRENCY]: 403, [GENERAL]: 403 };

const missing = (what: string, reason: string | number = 403) =>
  `${what} could not be read from the store (${reason}); defaults are used instead.`;
const noCurrency = (reason: string | number) =>
  `The currency could not be read from the store (${reason}); amounts are shown without a currency symbol.`;
const NOTHING_KNOWN = {
  currency: UNKNOWN,
  problems: [noCurrency(403), missing('The currency format')],
};

it.each<[string, Replies, Replies]>([
  ['whole replies', {}, {}],
  [
    'no settings',
    { [SETTINGS]: 403 },
    { ...DEFAULTS, problems: [missing('Date and time format and language')] },
  ],
  [
    'no settings and no weeks',
    { [SETTINGS]: 403, [WEEKS]: 403 },
    {
      ...DEFAULTS,
      weekStart: 0,
      problems: [missing('Date and time format, week start and language')],
    },
  ],
  [
    'weeks that cannot be read',
    { [SETTINGS]: {}, [WEEKS]: { intervals: [{}] } },
    { ...DEFAULTS, weekStart: 0 },
  ],
  ['no currency', { [CURRENCY]: 403 }, { currency: { ...ILS, symbol: 'ILS' } }],
  [
    'a currency without a code',
    { [CURRENCY]: { symbol: 'x' }, [GENERAL]: [], [CATALOG]: [] },
    { currency: UNKNOWN, problems: [noCurrency('no currency code')] },
  ],
  [
    'no currency, but a format',
    { [CURRENCY]: 403, [GENERAL]: [setting('price_num_decimals', '3')], [CATALOG]: [] },
    { currency: { ...UNKNOWN, precision: 3 }, problems: [noCurrency(403)] },
  ],
  ['no currency and no format', NO_CURRENCY, { currency: JPY }],
  [
    'no format',
    { [GENERAL]: 403 },
    { currency: { ...ILS, ...DEFAULT_FORMAT }, problems: [missing('The currency format')] },
  ],
  [
    'no format, and prices of the same currency',
    { [GENERAL]: 403, [CATALOG]: catalogOf({ currency_code: 'ILS', currency_prefix: 'x' }) },
    { currency: { ...JPY, code: 'ILS', symbol: '₪', symbolPosition: 'left' } },
  ],
  ['no currency anywhere', { ...NO_CURRENCY, [CATALOG]: 403 }, NOTHING_KNOWN],
  [
    'prices before a blank',
    { ...NO_CURRENCY, [CATALOG]: catalogOf({ currency_prefix: '¥ ' }) },
    { currency: { ...JPY, symbolPosition: 'left_space' } },
  ],
  [
    'prices behind no blank',
    { ...NO_CURRENCY, [CATALOG]: catalogOf({ currency_suffix: '¥' }) },
    { currency: { ...JPY, symbolPosition: 'right' } },
  ],
  [
    'prices without a symbol',
    { ...NO_CURRENCY, [CATALOG]: catalogOf({ currency_symbol: '' }) },
    { currency: { ...JPY, symbol: 'JPY' } },
  ],
  [
    'prices without decimals',
    { ...NO_CURRENCY, [CATALOG]: catalogOf({ currency_minor_unit: ' ' }) },
    NOTHING_KNOWN,
  ],
  [
    'no group of its own',
    { [ADMIN]: 404 },
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
      problems: [missing('The default date range and the order statuses', 404)],
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
    {
      defaultDateRange: 'period=month&compare=previous_year',
      dateType: undefined,
      orderStatuses: { wrapped: 'Gift & wrapped' },
      problems: [missing('The default date range')],
    },
  ],
])('reads the settings of a store with %s', async (_, changes, own) => {
  const { facts, isComplete } = await read(changes);
  expect(facts).toEqual({ ...WHOLE_FACTS, ...own });
  expect(isComplete).toBe(true);
});

const noZone = (zone: string) =>
  `The time zone of the store, "${zone}", does not exist; UTC is used instead. Choose another one in the settings of WordPress.`;

it.each<[string, Replies, Replies]>([
  [
    'a named zone',
    { ...INDEX, name: '', timezone_string: 'Europe/Berlin' },
    { storeName: 'Title', timeZone: 'Europe/Berlin' },
  ],
  [
    'a zone named as an offset',
    { timezone_string: 'UTC+2', gmt_offset: -9.75 },
    { storeName: 'Title', timeZone: '-09:45' },
  ],
  ...['Mars/Olympus', 'UTC+99'].map((zone): [string, Replies, Replies] => [
    `a zone that does not exist: ${zone}`,
    { ...INDEX, timezone_string: zone, gmt_offset: 1e9 },
    { timeZone: 'UTC', problems: [noZone(zone)] },
  ]),
])('reads the index of a store with %s', async (_, index, own) => {
  expect((await read({}, index)).facts).toEqual({ ...WHOLE_FACTS, ...own });
});

it('reads a store with no name and no zone', async () => {
  const { facts } = await read({ [SETTINGS]: {} }, {});
  expect(facts).toEqual({ ...WHOLE_FACTS, ...DEFAULTS, storeName: '', timeZone: 'UTC' });
});

it.each<[string, Replies, Replies]>([
  [
    'preferences of its own, and no avatars',
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
  ['no id', { name: 'Ada' }, { user: null, avatars: false }],
])('reads a user with %s', async (_, user, own) => {
  expect((await read({}, INDEX, user)).facts).toEqual({ ...WHOLE_FACTS, ...own });
});

it('uses the language of the user when the store has no readable settings', async () => {
  const { facts } = await read({ [SETTINGS]: 403 }, INDEX, { ...USER, locale: 'he_IL' });
  expect(facts).toMatchObject({ locale: 'he_IL', problems: [missing('Date and time format')] });
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

it.each([
  [
    'the optional routes that the index lists',
    { '/tillview/v1/days': {}, '/wc/v3/orders': {} },
    ['/tillview/v1/days'],
  ],
  ['that there are none', {}, []],
  ['nothing of an index without routes', undefined, undefined],
])('knows %s', async (_what, routes, known) => {
  const { facts } = await read({}, { ...INDEX, ...(routes ? { routes } : {}) });
  expect(facts.routes).toEqual(known);
});
