import { configureDate } from '@tillview/date';
import { configureNavigation, createMemoryHistory, getQuery } from '@tillview/navigation';
import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toLocaleData } from '../../../tools/translations/catalogs.mjs';
import { screens } from '../../screens.ts';
import { getQuestionCommands } from './question-commands.ts';
import { search, searchNearest } from './search.ts';
import { subjects } from './subjects.ts';

const PAGE = 'http://shop.test/wp-admin/admin.php?page=wc-admin';
const history = createMemoryHistory(PAGE);

beforeEach(() => {
  configureDate({ now: () => new Date('2026-11-20T12:00:00Z') });
  configureNavigation({ history, page: 'wc-admin' });
  history.push(`${PAGE}&period=month&compare=previous_year`);
});

/** The label of the first command for a text, and the parameters of the URL that it opens. */
function ask(typed: string) {
  const [command] = getQuestionCommands(typed);
  command?.run();
  const { page: _page, path, ...query } = getQuery();
  return command && { label: command.label, path, query };
}

const labels = (typed: string) => getQuestionCommands(typed).map(({ label }) => label);

const MONTH = { period: 'month', compare: 'previous_year' };
const REVENUE = '/analytics/revenue';
const EXPLORER = '/analytics/explorer';

describe('a question', () => {
  it.each([
    [
      'best customers',
      'Customers · Lifetime spend, highest first',
      '/customers',
      { ...MONTH, orderby: 'total_spend', order: 'desc' },
    ],
    ['What should I reorder?', 'Low stock', '/stock', MONTH],
    [
      'refunds last quarter',
      'Revenue · Returns · Last quarter (Jul 1 - Sep 30, 2026)',
      REVENUE,
      { ...MONTH, period: 'last_quarter', chart: 'refunds' },
    ],
    [
      'germany',
      'Customers · Germany',
      '/customers',
      { ...MONTH, filter: 'advanced', country_includes: 'DE' },
    ],
    [
      'black friday',
      'Revenue · Black Friday (Nov 28, 2025)',
      REVENUE,
      {
        period: 'custom',
        after: '2025-11-28',
        before: '2025-11-28',
        compare: 'custom',
        compare_after: '2024-11-29',
        compare_before: '2024-11-29',
      },
    ],
    [
      'was March good',
      'Revenue · March (Mar 1 - 31, 2026)',
      REVENUE,
      { ...MONTH, period: 'custom', after: '2026-03-01', before: '2026-03-31' },
    ],
    [
      'december 2024',
      'Revenue · December (Dec 1 - 31, 2024)',
      REVENUE,
      { ...MONTH, period: 'custom', after: '2024-12-01', before: '2024-12-31' },
    ],
    [
      'net sales 2025',
      'Revenue · Net sales · 2025 (Jan 1 - Dec 31, 2025)',
      REVENUE,
      {
        ...MONTH,
        period: 'custom',
        after: '2025-01-01',
        before: '2025-12-31',
        chart: 'net_revenue',
      },
    ],
    [
      'worst products by items sold, last week',
      'Products · Items sold, lowest first · Last week (Nov 8 - 14, 2026)',
      '/analytics/products',
      { ...MONTH, period: 'last_week', orderby: 'items_sold', order: 'asc', chart: 'items_sold' },
    ],
    [
      'net sales by country last 90 days',
      'Explorer · Net sales · Country / Region · Last 90 days (Aug 23 - Nov 20, 2026)',
      EXPLORER,
      {
        by: 'countries',
        chart: 'net_revenue',
        compare: 'previous_year',
        period: 'custom',
        preset: 'last_90_days',
        after: '2026-08-23',
        before: '2026-11-20',
      },
    ],
    [
      'returns of new customers by source last year',
      'Explorer · Returns · New customers · Source · Last year (Jan 1 - Dec 31, 2025)',
      EXPLORER,
      {
        ...MONTH,
        period: 'last_year',
        by: 'origins',
        chart: 'refunds',
        customer_type: 'new',
      },
    ],
    [
      'new customers by source weekly',
      'Explorer · New customers · Source · weekly · Month to date (Nov 1 - 20, 2026)',
      EXPLORER,
      { ...MONTH, by: 'origins', chart: 'new_customers', interval: 'week' },
    ],
    [
      'orders per campaign and device type',
      'Explorer · Orders · Campaign · Device · Month to date (Nov 1 - 20, 2026)',
      EXPLORER,
      { ...MONTH, by: 'campaigns', by_second: 'devices', chart: 'orders_count' },
    ],
    [
      'items sold by country and colour',
      'Explorer · Items sold · Country / Region · Month to date (Nov 1 - 20, 2026) (not understood: colour)',
      EXPLORER,
      { ...MONTH, by: 'countries', chart: 'num_items_sold' },
    ],
  ])('"%s" opens: %s', (typed, label, path, query) => {
    expect(ask(typed)).toEqual({ label, path, query });
  });

  it.each([
    ['how was yesterday', /^Revenue · Yesterday \(Nov 19, 2026\)$/],
    ['how is the month going', /^Revenue · Month to date/],
    ['what sells', /^Products · Net sales, highest first · Month to date/],
    ['what stopped selling', /^Products · Net sales, lowest first · Month to date/],
    ['what must I order this week', /^Low stock$/],
    ['who is leaving', /^Retention$/],
    ['which source pays', /^Explorer · Net sales · Source · Month to date/],
    ['which hour needs staff', /^Explorer · Net sales · Hour · Month to date/],
    ['what was returned and why', /^Refunds · Month to date/],
    ['profit last month', /^Profit · Last month/],
    ['tax by country last quarter', /^Taxes by country and rate · Last quarter/],
    ['what do I owe in tax', /^Taxes · Total tax · Month to date/],
    ['did the coupon pay', /^Coupons · Month to date/],
    ['cancelled orders last month', /^Orders · Orders · Last month/],
    ['returns of the previous quarter', /^Revenue · Returns · Last quarter/],
  ])('"%s" is understood', (typed, label) => {
    expect(labels(typed)[0]).toMatch(label);
  });

  it('about a country also leads to all countries', () => {
    expect(labels('Türkiye')).toEqual([
      'Customers · Türkiye',
      'Explorer · Net sales · Country / Region · Month to date (Nov 1 - 20, 2026)',
    ]);
  });

  it('names the range that it opens, also if the page has no comparison', () => {
    history.push(PAGE);
    expect(ask('refunds last quarter')).toMatchObject({
      label: 'Revenue · Returns · Last quarter (Jul 1 - Sep 30, 2026)',
      query: { period: 'last_quarter', compare: 'previous_year' },
    });
  });

  it.each(['Hugo', '', 'customers', 'Hugo last month', 'best'])('is not read in "%s"', (typed) => {
    expect(labels(typed)).toEqual([]);
  });

  it('is about screens that exist', () => {
    const paths = screens.map(({ path }) => path);
    for (const { path } of Object.values(subjects)) expect(paths).toContain(path);
  });
});

describe('a text', () => {
  const commands = ['Last month vs. Previous year', 'Taxes', 'Overview'].map((label) => ({
    id: label,
    label,
    group: 'Page',
    run: () => {},
  }));
  const first = (typed: string) => search(commands, typed)[0]?.label;

  it('lists commands with all its words in their name before answers, and others after them', () => {
    expect(first('last month')).toBe('Last month vs. Previous year');
    expect(first('taxes')).toBe('Taxes');
    expect(first('taxes last month')).toMatch(/^Taxes · Total tax · Last month|^Revenue · Taxes/);
  });

  it.each([
    ['refnds last quater', 'Revenue · Returns · Last quarter (Jul 1 - Sep 30, 2026)'],
    ['best costumers', 'Customers · Lifetime spend, highest first'],
    ['overwiew', 'Overview'],
    ['overview of colours', 'Overview'],
  ])('without results, "%s", gets the nearest: %s', (typed, label) => {
    expect(search(commands, typed)).toEqual([]);
    expect(searchNearest(commands, typed)[0]?.label).toBe(label);
  });

  it('that resembles nothing has nothing near', () => {
    expect(searchNearest(commands, 'zzzzzz')).toEqual([]);
  });
});

/** As people type them: best customers, what to reorder, returns of the last quarter, Germany and Black Friday. */
const inOtherLanguages = {
  de_DE: [
    'Wer sind meine besten Kunden?',
    'Was muss ich nachbestellen?',
    'Rückerstattungen im letzten Quartal',
    'Deutschland',
    'Schwarzer Freitag',
  ],
  es_ES: [
    '¿Quiénes son mis mejores clientes?',
    '¿Qué tengo que reponer?',
    'devoluciones del último trimestre',
    'Alemania',
    'viernes negro',
  ],
  fr_FR: [
    'Qui sont mes meilleurs clients ?',
    'que faut-il réapprovisionner',
    'retours au dernier trimestre',
    'Allemagne',
    'vendredi noir',
  ],
  ja: [
    '優良顧客は誰ですか',
    '何を発注すべきですか',
    '先四半期の返品',
    'ドイツ',
    'ブラック・フライデー',
  ],
  he_IL: [
    'מי הלקוחות הכי טובים',
    'מה כדאי להזמין מחדש',
    'החזרים ברבעון האחרון',
    'גרמניה',
    'בלאק פריידי',
  ],
  ar: ['أفضل الزبائن', 'ماذا يجب أن أطلب', 'المرتجعات في الربع الأخير', 'ألمانيا', 'بلاك فرايداي'],
};

describe('a question in another language', () => {
  afterEach(() => resetLocaleData({}, 'tillview'));

  it.each(Object.entries(inOtherLanguages))('is understood: %s', (locale, questions) => {
    setLocaleData(toLocaleData(locale), 'tillview');
    configureDate({ now: () => new Date('2026-11-20T12:00:00Z'), locale });
    expect(questions.map((typed) => ask(typed))).toMatchObject([
      { path: '/customers', query: { orderby: 'total_spend', order: 'desc' } },
      { path: '/stock' },
      { path: REVENUE, query: { chart: 'refunds', period: 'last_quarter' } },
      { path: '/customers', query: { country_includes: 'DE' } },
      { path: REVENUE, query: { after: '2025-11-28', before: '2025-11-28' } },
    ]);
  });
});
