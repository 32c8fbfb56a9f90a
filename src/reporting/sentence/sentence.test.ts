import type { AnyTotals, StatsData } from '@tillview/data';
import { configureDate } from '@tillview/date';
import { calculateDelta } from '@tillview/number';
import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import { afterEach, describe, expect, it } from 'vitest';
import { formatValue } from '../definition/metric-values.ts';
import type { Metric } from '../definition/metric.ts';
import { createTestContext } from '../definition/report-context.test-support.ts';
import type { ReportSentence } from '../definition/report-definition.ts';
import { sentenceMetrics } from './sentence-metrics.ts';
import { describeRange, type SentenceData } from './sentence.ts';

const context = createTestContext();
const revenue: ReportSentence = {
  metric: 'netSales',
  drivers: ['orders', 'averageOrder', 'returns', 'discounts'],
  hasBest: true,
};
const netSales: Metric = { key: 'net_revenue', label: () => 'Net sales', type: 'currency' };
const stats = (
  totals: AnyTotals | null,
  days: Record<string, number> = {},
): StatsData<AnyTotals> => ({
  totals,
  intervals: Object.entries(days).map(([date, net_revenue]) => ({
    interval: date,
    date_start: `${date}${date.includes(' ') ? '' : ' 00:00:00'}`,
    date_end: `${date.slice(0, 10)} 23:59:59`,
    subtotals: { net_revenue },
  })) as unknown as StatsData<AnyTotals>['intervals'],
});
const totals = {
  net_revenue: 14121.69,
  orders_count: 111,
  avg_order_value: 127.2224,
  refunds: 468.5,
  coupons: 194.97,
};
const now = stats(totals, { '2026-11-18': 521.9, '2026-11-19': 2004, '2026-11-20': 1300.5 });
const earlier = {
  net_revenue: 10441.7,
  orders_count: 87,
  avg_order_value: 120.0195,
  refunds: 619.6,
  coupons: 335.08,
};
const before = stats(earlier);
const partsOf = (changes: Partial<SentenceData> = {}) =>
  describeRange({
    sentence: revenue,
    metric: netSales,
    primary: now,
    secondary: before,
    compare: 'previous_year',
    interval: 'day',
    context,
    ...changes,
  });
const say = (changes?: Partial<SentenceData>) =>
  partsOf(changes)
    .map(({ text }) => text)
    .join('');

afterEach(() => configureDate());

describe('the sentence above the cards', () => {
  it('names the metric, its change, its drivers and the best day', () => {
    expect(say()).toBe(
      'Net sales $14,121.69, 35% above the previous year. 111 orders against 87, average $127.22 against $120.02. Best day Nov 19.',
    );
  });

  it('has links only on its drivers', () => {
    expect(partsOf().flatMap(({ text, report }) => (report ? [[text, report.path]] : []))).toEqual([
      ['111 orders against 87', '/analytics/orders'],
      ['average $127.22 against $120.02', '/analytics/orders'],
    ]);
  });

  it('names returns that explain at least a tenth of the change', () => {
    const worse = stats({ ...totals, refunds: 2619.6 });
    expect(say({ primary: worse })).toContain('returns $2,619.60 against $619.60');
  });

  it.each<[string, Partial<SentenceData>, string]>([
    [
      'a decrease',
      { primary: before, secondary: now },
      'Net sales $10,441.70, 26% below the previous year. 87 orders against 111',
    ],
    [
      'no sales in the comparison period',
      { secondary: stats({ net_revenue: 0, orders_count: 0 }) },
      'Net sales $14,121.69, against $0.00 in the previous year. 111 orders against 0, average $127.22.',
    ],
    [
      'no comparison',
      { secondary: undefined, compare: 'none' },
      'Net sales $14,121.69. 111 orders, average $127.22. Best day Nov 19.',
    ],
    [
      'unknown net sales, which are not 0 and have no average',
      { primary: stats({ orders_count: 111, refunds: 468.5 }) },
      'Net sales N/A. 111 orders against 87.',
    ],
    ['unknown metrics', { primary: stats({}) }, 'Net sales N/A.'],
    [
      'one order',
      {
        primary: stats({ net_revenue: 5, orders_count: 1, avg_order_value: 7 }),
        secondary: undefined,
      },
      // The average of the store, which can leave refunds out.
      'Net sales $5.00. 1 order, average $7.00.',
    ],
  ])('has a form for %s', (_name, changes, text) => {
    expect(say(changes)).toContain(text);
  });

  it.each([
    ['previous_year', 'the previous year'],
    ['previous_period', 'the previous period'],
    ['previous_month', 'the previous month'],
    ['previous_quarter', 'the previous quarter'],
    ['custom', 'the compared dates'],
  ] as const)('compares with %s: above, below or about the same', (compare, name) => {
    const sayAgainst = (net_revenue: number) => {
      const text = say({ compare, secondary: stats({ net_revenue, orders_count: 1 }) });
      return text.slice(0, text.indexOf('. 111'));
    };
    const lead = 'Net sales $14,121.69';
    expect(sayAgainst(10000)).toBe(`${lead}, 41% above ${name}`);
    expect(sayAgainst(20000)).toBe(`${lead}, 29% below ${name}`);
    expect(sayAgainst(14121)).toBe(`${lead}, about the same as ${name}`);
    expect(sayAgainst(0)).toBe(`${lead}, against $0.00 in ${name}`);
    // 15,281 % would mislead, as would a percentage of an amount below 0.
    expect(sayAgainst(92)).toBe(`${lead}, against $92.00 in ${name}`);
    expect(sayAgainst(-7.14)).toBe(`${lead}, against -$7.14 in ${name}`);
  });

  it.each([
    ['discounts', 'amount', 5, 4, 'Discounts $5.00, 25% above'],
    ['discounts', 'coupons', 5, 5, 'Discounts $5.00, about the same as'],
    ['totalTax', 'total_tax', 3, 6, 'Taxes $3.00, 50% below'],
    ['downloads', 'download_count', 2, 1, '2 downloads, 100% above'],
    ['itemsSold', 'items_sold', 1, 1, '1 item sold, about the same as'],
  ] as const)('can begin with %s (%s)', (name, key, own, earlier, text) => {
    const sentence: ReportSentence = { metric: name, drivers: [], hasBest: false };
    const metric: Metric = { key, label: () => key, type: sentenceMetrics[name].type };
    const [primary, secondary] = [own, earlier].map((value) => stats({ [key]: value }));
    expect(say({ sentence, metric, primary: primary!, secondary })).toContain(text);
  });

  it('begins with the selected metric, followed by the other metrics of the sentence', () => {
    const gross: Metric = { key: 'gross_sales', label: () => 'Gross sales', type: 'currency' };
    const days = { '2026-11-18': 1, '2026-11-19': 9 };
    const primary = stats({ ...totals, gross_sales: 300 }, days);
    const secondary = stats({ ...earlier, gross_sales: 200 });
    expect(say({ metric: gross, primary, secondary })).toMatch(
      /^Gross sales \$300\.00, 50% above the previous year\. Net sales \$14,121\.69 against \$10,441\.70, 111 orders /,
    );
    const orders: Metric = { key: 'orders_count', label: () => 'Orders', type: 'number' };
    expect(say({ metric: orders })).toMatch(
      /^111 orders, 28% above the previous year\. Net sales \$14,121\.69 against \$10,441\.70, average /,
    );
    const average: Metric = { key: 'avg_order_value', label: () => 'AOV', type: 'currency' };
    expect(say({ metric: average })).toMatch(/^AOV \$127\.22, 6% above /);
  });

  it('names no best day of a metric that is better when it is lower', () => {
    const returns: Metric = {
      key: 'refunds',
      label: () => 'Returns',
      type: 'currency',
      isReverseTrend: true,
    };
    expect(say({ metric: returns })).not.toContain('Best');
  });

  it.each([
    ['discountedOrders', { orders_count: 2 }, '2 discounted orders', '1 discounted order'],
    ['taxedOrders', { orders_count: 2 }, '2 taxed orders', '1 taxed order'],
    ['downloads', { download_count: 2 }, '2 downloads', '1 download'],
    ['itemsSold', { items_sold: 2 }, '2 items sold', '1 item sold'],
    ['totalTax', { total_tax: 2 }, 'taxes $2.00', 'taxes $1.00'],
  ] as const)('can name %s as a driver', (driver, two, several, one) => {
    const sentence: ReportSentence = { metric: 'netSales', drivers: [driver], hasBest: false };
    const single = Object.fromEntries(Object.keys(two).map((key) => [key, 1]));
    const sayLower = (primary: AnyTotals, secondary?: AnyTotals) =>
      say({
        sentence,
        primary: stats({ net_revenue: 1, ...primary }),
        secondary: secondary && stats({ net_revenue: 1, ...secondary }),
      }).toLowerCase();
    const earlier = driver === 'totalTax' ? '$1.00' : '1';
    expect(sayLower(two, single)).toContain(`${several} against ${earlier}.`);
    expect(sayLower(single)).toContain(`${one}.`);
  });

  it('reports when there is no data, and is empty until the totals are known', () => {
    expect(say({ primary: stats({ net_revenue: 0, orders_count: 0 }) })).toBe(
      'No data for the selected date range.',
    );
    expect(say({ primary: stats(null) })).toBe('');
  });

  it('does not explain a value with drivers that are zero in both ranges, or claim that listed rows do not exist', () => {
    const refunds = { net_revenue: -979.5, orders_count: 0, avg_order_value: 0 };
    const text = say({
      primary: stats(refunds),
      secondary: stats({ ...refunds, net_revenue: -5 }),
    });
    expect(text).toContain('Net sales');
    expect(text).not.toContain('0 orders');
    expect(text).not.toContain('average $0.00');
    const none = stats({ net_revenue: 0, orders_count: 0 });
    expect(say({ primary: none, listed: 8 })).toBe(
      'The totals of the store are zero, but it lists 8 rows.',
    );
  });

  it.each<[string, Partial<SentenceData>, string]>([
    [
      'hour',
      {
        interval: 'hour',
        primary: stats(totals, { '2026-11-20 09:00:00': 1, '2026-11-20 14:00:00': 9 }),
        context: createTestContext({ hasSeveralDays: false }),
      },
      'Best hour 2 PM.',
    ],
    [
      'week',
      { interval: 'week', primary: stats(totals, { '2026-11-02': 1, '2026-11-09': 9 }) },
      'Best week ',
    ],
    ...(
      [
        ['month', '2026-10-01', '2026-11-01', 'Best month '],
        ['quarter', '2026-07-01', '2026-10-01', 'Best quarter '],
        ['year', '2025-01-01', '2026-01-01', 'Best year '],
      ] as const
    ).map(([interval, first, second, text]): [string, Partial<SentenceData>, string] => [
      interval,
      { interval, primary: stats(totals, { [first]: 1, [second]: 9 }) },
      text,
    ]),
    [
      'day of several years',
      { primary: stats(totals, { '2025-12-31': 9, '2026-01-01': 1 }) },
      'Best day Dec 31, 2025.',
    ],
  ])('names the best %s', (_name, changes, text) => {
    expect(say(changes)).toContain(text);
  });

  it('marks the best day as incomplete', () => {
    configureDate({ now: () => new Date('2026-11-19T12:00:00Z') });
    const today = stats(totals, { '2026-11-18': 1, '2026-11-19': 9 });
    expect(say({ primary: today })).toContain('Best day Nov 19 so far.');
  });

  it('isolates each amount in right-to-left text', () => {
    expect(say()).not.toContain('\u2068');
    setLocaleData({ 'text direction\u0004ltr': ['rtl'] }, 'default');
    try {
      expect(say()).toContain('Net sales \u2068$14,121.69\u2069,');
    } finally {
      resetLocaleData(undefined, 'default');
    }
  });

  it('names no best day if two days are equal', () => {
    const equal = stats(totals, { '2026-11-18': 5, '2026-11-19': 5 });
    expect(say({ primary: equal })).not.toContain('Best');
  });

  it('formats each value as the cards do, for random values', () => {
    let seed = Number(process.env['TILLVIEW_SEED'] ?? 1);
    const random = () => {
      seed = (seed * 48271) % 2147483647;
      return seed / 2147483647;
    };
    for (let run = 0; run < 300; run += 1) {
      const [own, prior] = [0, 1].map(() => ({
        net_revenue: Math.round(random() ** 4 * 1e9) / 100,
        orders_count: Math.ceil(random() ** 3 * 5000),
        avg_order_value: Math.ceil(random() ** 4 * 1e6) / 100,
      })) as [typeof earlier, typeof earlier];
      const text = say({ primary: stats(own), secondary: stats(prior) });
      const money = (value: number) => formatValue('currency', value, context)!;
      const count = (value: number) => formatValue('number', value, context)!;
      expect(text).toContain(`Net sales ${money(own.net_revenue)},`);
      expect(text).toContain(`${count(own.orders_count)} order`);
      expect(text).toContain(
        ` against ${count(prior.orders_count)}, average ${money(own.avg_order_value)} against ${money(prior.avg_order_value)}.`,
      );
      const delta = calculateDelta(own.net_revenue, prior.net_revenue);
      if (delta && Math.abs(delta) <= 999)
        expect(text).toContain(` ${Math.abs(delta)}% ${delta > 0 ? 'above' : 'below'} the `);
    }
  });
});
